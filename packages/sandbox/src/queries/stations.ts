import type { EpochMs } from '../clock/clock.ts'
import type { LiveStation, Model } from '../network/model.ts'
import { colourOf } from '../network/status.ts'
import { chargePointWire } from '../wire/chargePoint.ts'
import type { NetworkId } from '../world/networks.ts'

/** The filters of the stations' list. */
export interface StationQuery {
  network: NetworkId
  active: boolean
  accountPk: number | undefined
  groupPk: number | undefined
  search: string | undefined
  online: boolean | undefined
}

/** The network's own stations that pass all filters, by key. */
export const findStations = (model: Model, query: StationQuery): LiveStation[] => {
  const wanted = query.search?.toLocaleLowerCase('pt-BR')
  return model.byNetwork[query.network].filter((station) => {
    const { row } = station
    if (row.origin !== 'MOVE' || (row.active === 1) !== query.active) return false
    if (query.accountPk !== undefined && row.accountPk !== query.accountPk) return false
    if (query.groupPk !== undefined && row.groupPk !== query.groupPk) return false
    if (query.online !== undefined && (colourOf(station) !== 'unavailable') !== query.online) return false
    if (wanted === undefined || wanted === '') return true
    return `${row.chargeBoxId}\n${row.description ?? ''}`.toLocaleLowerCase('pt-BR').includes(wanted)
  })
}

/**
 * The text of a list reply. Each station's own text is kept until it changes, so that twenty thousand stations are
 * written once and afterwards only patched.
 */
export const stationListText = (
  model: Model,
  stations: readonly LiveStation[],
  count: number,
  now: EpochMs,
  offsetHours: number,
): string => {
  const texts = stations.map((station) => {
    if (station.text === undefined || station.textOffset !== offsetHours) {
      const { accountPk, groupPk } = station.row
      const names = {
        account: model.accounts.get(accountPk),
        group: groupPk === null ? undefined : model.groups.get(groupPk),
      }
      station.text = JSON.stringify(chargePointWire(station, names, now, offsetHours))
      station.textOffset = offsetHours
    }
    return station.text
  })
  return `{"error":null,"count":${count},"chargePointList":[${texts.join(',')}]}`
}
