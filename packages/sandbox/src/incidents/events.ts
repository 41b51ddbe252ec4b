import type { EventRow } from '../store/rows.ts'
import type { Site } from './outages.ts'
import type { Stretch } from './truth.ts'
import type { Plan } from './visits.ts'

/** An event as it happened; what the server heard of it is another thing. */
export type Told = Omit<EventRow, 'pk'>

const isIn = (stretches: readonly Stretch[], at: number): boolean =>
  stretches.some(({ from, to }) => from <= at && at < to)

const RETURN_MS = 20_000

/** What a station and its connectors say of themselves. @param from when the server began to write events */
export const troubleEvents = (site: Site, { from, to }: Stretch): Told[] => {
  const { station, offline } = site
  const base = {
    network: station.network,
    stationPk: station.pk,
    connectorId: null,
    rechargePk: null,
    personPk: null,
    errorCode: null,
    errorMessage: null,
  }
  const told: Told[] = []
  for (const away of offline) {
    told.push({ ...base, type: 'Disconnected', at: away.from })
    if (away.to < to) told.push({ ...base, type: 'Connected', at: away.to })
  }
  for (const { connector } of site.outlets) {
    const { connectorId } = connector
    const faults = site.faults.get(connectorId) ?? []
    const say = (at: number) => {
      const fault = faults.find((one) => one.from <= at && at < one.to)
      told.push(
        fault
          ? { ...base, connectorId, type: 'Failure', at, errorCode: fault.code }
          : { ...base, connectorId, type: 'Available', at, errorCode: 'NoError' },
      )
    }
    say(from)
    for (const fault of faults) {
      if (!isIn(offline, fault.from)) say(fault.from)
      if (fault.to < to && !isIn(offline, fault.to)) say(fault.to)
    }
    // A charger that is back says how each connector is.
    for (const away of offline) if (away.to < to) say(away.to + RETURN_MS)
  }
  return told
}

/** The events of a recharge. */
export const rechargeEvents = ({ outlet, person, from, to }: Plan, rechargePk: number): Told[] => {
  const base = {
    network: outlet.station.network,
    stationPk: outlet.station.pk,
    connectorId: outlet.connector.connectorId,
    rechargePk,
    personPk: person.pk,
    errorCode: 'NoError',
    errorMessage: null,
  }
  return [
    { ...base, type: 'TransactionStarted', at: from },
    { ...base, type: 'TransactionEnded', at: to },
  ]
}
