import { type OpenRecharge, placeOfCommand, protocolOfStation } from '@corrente/domain/operations'
import { hrefOf } from '@corrente/domain/routing'
import type { Station } from '@corrente/domain/stations'
import { MINUTE_MS } from '@corrente/domain/time'
import type { GroupCharger } from '@corrente/domain/virtual-groups'
import type { GroupDraw } from '@corrente/ui/widgets/virtual-groups'
import { useMemo } from 'react'
import { useNetwork } from '../../../features/network/index.ts'
import { useLinks, useMay } from '../../../kit/access/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { offerQuery } from '../../../resources/commands.ts'
import { openRechargesQuery } from '../../../resources/openRecharges.ts'

/** Recharges whose measures are read, each with a call of its own. */
const MOST_READ = 24

const isCharging = ({ connectors }: Station): boolean =>
  connectors.some(({ status }) => status === 'Charging')

/** The chargers of a group that the live network has, as they are now, by their keys. */
export function useStationsOf(chargers: readonly GroupCharger[]): ReadonlyMap<number, Station> {
  const network = useNetwork()
  return useMemo(() => {
    const pks = new Set(chargers.map(({ pk }) => pk))
    return new Map(network.filter(({ pk }) => pks.has(pk)).map((station) => [station.pk, station]))
  }, [network, chargers])
}

/** What was measured of the recharges that go on at some stations, by station and connector; nothing without the right. */
function useMeasured(charging: readonly Station[]): ReadonlyMap<string, OpenRecharge> {
  const mayStop = useMay()('operations-remote-stop')
  const speaksOld = ({ protocol }: Station) => protocolOfStation(protocol) === 'v1.5'
  const asksNew = mayStop && charging.some((station) => !speaksOld(station))
  const asksOld = mayStop && charging.some(speaksOld)
  const offers = [
    useLoadable(useMemo(() => offerQuery('v1.6', 'remoteStop', asksNew), [asksNew])).data,
    useLoadable(useMemo(() => offerQuery('v1.5', 'remoteStop', asksOld), [asksOld])).data,
  ]
  const found = charging.flatMap(({ id }) =>
    offers.flatMap(
      (offer) => offer?.transactionIds.get(id)?.map((recharge) => [recharge, id] as const) ?? [],
    ),
  )
  const ids = found.slice(0, MOST_READ).map(([recharge]) => recharge)
  const key = ids.join()
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same recharges are the same question
  const read = useLoadable(useMemo(() => openRechargesQuery(ids, MINUTE_MS), [key])).data
  const stationOf = new Map(found)
  return new Map(
    (read ?? []).flatMap(({ id, recharge }) =>
      recharge ? [[`${stationOf.get(id)}.${recharge.connectorId}`, recharge] as const] : [],
    ),
  )
}

/** What the chargers of a group draw now, the highest first, with the ways to a lower limit and to an end. */
export function useDraws(stations: ReadonlyMap<number, Station>): readonly GroupDraw[] {
  const may = useMay()
  const linkTo = useLinks()
  const charging = [...stations.values()].filter(isCharging)
  const measured = useMeasured(charging)
  const hrefFor = (command: 'setChargingProfile' | 'remoteStop', target: Station, connectorId: number) => {
    const place = placeOfCommand(command, { id: target.id, protocol: target.protocol, connectorId }, may)
    return place && hrefOf(place)
  }
  return charging
    .flatMap((station) =>
      station.connectors
        .filter(({ status }) => status === 'Charging')
        .map(({ id }): GroupDraw => {
          const recharge = measured.get(`${station.id}.${id}`)
          return {
            pk: station.pk,
            name: station.name,
            href: linkTo('stationPage', station.pk),
            connectorId: id,
            amps: recharge?.amps,
            kilowatts: recharge?.power?.kw,
            reduceHref: hrefFor('setChargingProfile', station, id),
            stopHref: hrefFor('remoteStop', station, id),
          }
        }),
    )
    .toSorted((a, b) => (b.kilowatts ?? -1) - (a.kilowatts ?? -1))
}
