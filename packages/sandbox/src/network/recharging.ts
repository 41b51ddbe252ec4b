import type { EpochMs } from '../clock/clock.ts'
import type { PersonRow } from '../store/rows.ts'
import { SHORT_RECHARGE_SECONDS } from '../world/events.ts'
import { kilowattsOf } from '../world/recharges.ts'
import type { Crowd, Spot } from './crowd.ts'
import type { LiveConnector } from './model.ts'

/** What happens around recharges. */
export interface Recharging {
  /** A plug goes into a free connector; a recharge follows, mostly. */
  start(at: EpochMs): void
  /** A recharge that is going on ends, and the plug comes out. */
  end(at: EpochMs): void
  /** A car pauses or goes on. */
  suspendOrResume(at: EpochMs): void
  /** A charging station reports its progress. */
  meter(at: EpochMs): void
  /** A driver asked for a recharge from afar: it begins in a moment, where the connector is still free. */
  startRemotely(spot: Spot, at: EpochMs, driver?: PersonRow): void
  /** A driver asked for its end from afar. */
  stopRemotely(spot: Spot, at: EpochMs): void
  /** The recharge of a connector begins now. */
  begin(spot: Spot, at: EpochMs, driver?: PersonRow): void
  /** The recharge of a connector stops, whatever its status becomes; nothing without one. */
  stop(spot: Spot, at: EpochMs, reason: string): void
}

/** Whether a recharge can begin at a connector. */
export const isReady = ({ row, session }: LiveConnector): boolean =>
  session === undefined && (row.status === 'Available' || row.status === 'Preparing')

const SHORT_CHANCE = 0.08
const CHANGED_MIND_CHANCE = 0.06

type Finish = (spot: Spot, at: EpochMs, reason?: string) => void

const createEnding = (crowd: Crowd): { stop: Recharging['stop']; finish: Finish } => {
  const { publisher, schedule, random } = crowd

  const stop: Recharging['stop'] = (spot, at, reason) => {
    const { session, row } = spot.connector
    if (session === undefined) return
    publisher.endRecharge(spot.station, spot.connector, at, reason)
    const about = {
      connectorId: row.connectorId,
      rechargePk: session.rechargePk,
      personPk: session.personPk,
      errorCode: 'NoError',
    }
    crowd.event('TransactionEnded', spot.station, at, about)
    if (at - session.startedAt < SHORT_RECHARGE_SECONDS * 1000)
      crowd.event('Warning', spot.station, at, about)
    publisher.station(spot.station, at)
    crowd.place(spot)
  }

  const finish: Finish = (spot, at, reason = random.pick(['Local', 'EVDisconnected', 'Remote'])) => {
    crowd.setStatus(spot, 'Finishing', at)
    stop(spot, at, reason)
    schedule.add(at + crowd.seconds(5, 14), (later) => {
      if (spot.connector.row.status === 'Finishing') crowd.setStatus(spot, 'Available', later)
    })
  }
  return { stop, finish }
}

const createBeginning = (
  crowd: Crowd,
  drivers: readonly PersonRow[],
  finish: Finish,
): Recharging['begin'] => {
  const { publisher, schedule, random } = crowd
  return (spot, at, asked) => {
    const { station, connector } = spot
    const driver = asked ?? random.pick(drivers)
    const kilowatts = Math.max(3, Math.min(kilowattsOf(connector.row), 110) * (0.6 + random.next() * 0.35))
    const rechargePk = publisher.startRecharge(station, connector, driver.pk, at)
    connector.session = {
      rechargePk,
      personPk: driver.pk,
      person: { name: `${driver.firstName} ${driver.lastName ?? ''}`.trim(), idTag: driver.idTag },
      startedAt: at,
      kilowatts,
      firstSoc: kilowatts > 20 ? random.int(8, 60) : undefined,
    }
    crowd.setStatus(spot, 'Charging', at)
    const { connectorId } = connector.row
    crowd.event('TransactionStarted', station, at, {
      connectorId,
      rechargePk,
      personPk: driver.pk,
      errorCode: 'NoError',
    })
    publisher.station(station, at)
    if (!random.chance(SHORT_CHANCE)) return
    schedule.add(at + crowd.seconds(25, 110), (later) => {
      if (connector.session?.rechargePk === rechargePk) finish(spot, later)
    })
  }
}

/** @param drivers those who may start a recharge, at least one */
export const createRecharging = (crowd: Crowd, drivers: readonly PersonRow[]): Recharging => {
  const { publisher, schedule, random } = crowd
  const { stop, finish } = createEnding(crowd)
  const begin = createBeginning(crowd, drivers, finish)

  return {
    begin,
    stop,
    start: (at) => {
      const spot = crowd.draw(crowd.free)
      if (spot === undefined) return
      crowd.setStatus(spot, 'Preparing', at)
      schedule.add(at + crowd.seconds(3, 9), (later) => {
        if (spot.connector.row.status !== 'Preparing') return
        if (random.chance(CHANGED_MIND_CHANCE)) crowd.setStatus(spot, 'Available', later)
        else begin(spot, later)
      })
    },
    startRemotely: (spot, at, driver) => {
      schedule.add(at + crowd.seconds(1, 4), (later) => {
        if (isReady(spot.connector)) begin(spot, later, driver)
      })
    },
    stopRemotely: (spot, at) => {
      schedule.add(at + crowd.seconds(1, 4), (later) => {
        if (spot.connector.session !== undefined) finish(spot, later, 'Remote')
      })
    },
    end: (at) => {
      const spot = crowd.draw(crowd.charging)
      if (spot !== undefined) finish(spot, at)
    },
    suspendOrResume: (at) => {
      const spot = crowd.draw(crowd.charging)
      if (spot === undefined) return
      const isCharging = spot.connector.row.status === 'Charging'
      const pause = random.pick(['SuspendedEV', 'SuspendedEV', 'SuspendedEVSE'])
      crowd.setStatus(spot, isCharging ? pause : 'Charging', at)
    },
    meter: (at) => {
      const spot = crowd.draw(crowd.charging)
      if (spot !== undefined) publisher.station(spot.station, at)
    },
  }
}
