import { fold } from '@corrente/domain/text'
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
  const wanted = query.search === undefined ? undefined : fold(query.search)
  return model.byNetwork[query.network].filter((station) => {
    const { row } = station
    if (row.origin !== 'MOVE' || (row.active === 1) !== query.active) return false
    if (query.accountPk !== undefined && row.accountPk !== query.accountPk) return false
    if (query.groupPk !== undefined && row.groupPk !== query.groupPk) return false
    if (query.online !== undefined && (colourOf(station) !== 'unavailable') !== query.online) return false
    if (wanted === undefined || wanted === '') return true
    const texts = [row.chargeBoxId, row.description, row.city, row.state]
    return texts.some((text) => text !== null && fold(text).includes(wanted))
  })
}

const COMMA = Buffer.from(',')

/**
 * The bytes of a list reply. Each station's own bytes are kept until it changes, so that twenty thousand stations are
 * written once and afterwards only patched.
 */
export const stationListBytes = (
  model: Model,
  stations: readonly LiveStation[],
  count: number,
  now: EpochMs,
  offsetHours: number,
): Uint8Array<ArrayBuffer> => {
  const parts: Uint8Array[] = [Buffer.from(`{"error":null,"count":${count},"chargePointList":[`)]
  for (const station of stations) {
    if (station.bytes === undefined || station.bytesOffset !== offsetHours) {
      const { accountPk, groupPk } = station.row
      const names = {
        account: model.accounts.get(accountPk),
        group: groupPk === null ? undefined : model.groups.get(groupPk),
      }
      station.bytes = Buffer.from(JSON.stringify(chargePointWire(station, names, now, offsetHours)))
      station.bytesOffset = offsetHours
    }
    if (parts.length > 1) parts.push(COMMA)
    parts.push(station.bytes)
  }
  parts.push(Buffer.from(']}'))
  return Buffer.concat(parts)
}
