import type { EpochMs } from '../clock/clock.ts'
import type { PersonRow } from '../store/rows.ts'
import { ERROR_CODES } from '../world/connectors.ts'
import { SHORT_RECHARGE_SECONDS } from '../world/events.ts'
import { pickWeighted, type Random } from '../world/random.ts'
import { kilowattsOf } from '../world/recharges.ts'
import type { LiveConnector, LiveStation } from './model.ts'
import { createPool } from './pool.ts'
import type { Publisher } from './publisher.ts'
import type { Schedule } from './schedule.ts'

/** A connector together with its station. */
interface Spot {
  station: LiveStation
  connector: LiveConnector
}

/** The life of one network: what can happen next, and how likely it is now. */
export interface Life {
  /** Makes one thing happen at this instant. */
  step(at: EpochMs): void
}

/** A share of all connectors or stations that the network tends back to. */
const BUSY_SHARE = 0.2
const OFFLINE_SHARE = 0.07
const MAINTENANCE_SHARE = 0.05
const STATUS_GAP_MS = 1000
const SECOND_MS = 1000

/**
 * @param drivers those who may start a recharge, at least one
 * @param start the instant from which the network lives
 */
export const createLife = (
  start: EpochMs,
  stations: readonly LiveStation[],
  drivers: readonly PersonRow[],
  publisher: Publisher,
  schedule: Schedule,
  random: Random,
): Life => {
  const spots = new Map<LiveConnector, Spot>()
  const free = createPool<LiveConnector>()
  const charging = createPool<LiveConnector>()
  const failed = createPool<LiveConnector>()
  const online = createPool<LiveStation>()
  const offline = createPool<LiveStation>()
  const maintained = createPool<LiveStation>()

  const place = (spot: Spot): void => {
    const { connector, station } = spot
    const isReachable = !offline.has(station) && !maintained.has(station)
    const { status } = connector.row
    for (const pool of [free, charging, failed]) pool.remove(connector)
    if (connector.session !== undefined) charging.add(connector)
    else if (isReachable && status === 'Available') free.add(connector)
    else if (isReachable && status === 'Faulted') failed.add(connector)
  }
  const setStatus = (spot: Spot, status: string, at: EpochMs, errorCode = 'NoError'): void => {
    const { row } = spot.connector
    // Times go out in whole seconds; a second apart, the order of two statuses is never in doubt.
    const whole = Math.floor(at / SECOND_MS) * SECOND_MS
    row.statusAt = row.statusAt === null ? whole : Math.max(whole, row.statusAt + STATUS_GAP_MS)
    row.status = status
    row.errorCode = errorCode
    publisher.status(spot.station, spot.connector, row.statusAt)
    place(spot)
  }
  const event = (
    type: string,
    station: LiveStation,
    at: EpochMs,
    about: Partial<{
      connectorId: number
      rechargePk: number
      personPk: number
      errorCode: string
      errorMessage: string | null
    }> = {},
  ): void => {
    publisher.event(
      {
        stationPk: station.row.pk,
        connectorId: about.connectorId ?? null,
        rechargePk: about.rechargePk ?? null,
        personPk: about.personPk ?? null,
        type,
        at: Math.floor(at / SECOND_MS) * SECOND_MS,
        errorCode: about.errorCode ?? null,
        errorMessage: about.errorMessage ?? null,
      },
      station,
    )
  }
  const seconds = (from: number, to: number): number => random.int(from * SECOND_MS, to * SECOND_MS)

  const endSession = (spot: Spot, at: EpochMs, reason: string): void => {
    const { session, row } = spot.connector
    if (session === undefined) return
    publisher.endRecharge(spot.station, spot.connector, at, reason)
    const about = {
      connectorId: row.connectorId,
      rechargePk: session.rechargePk,
      personPk: session.personPk,
      errorCode: 'NoError',
    }
    event('TransactionEnded', spot.station, at, about)
    if (at - session.startedAt < SHORT_RECHARGE_SECONDS * SECOND_MS) event('Warning', spot.station, at, about)
    publisher.station(spot.station, at)
    place(spot)
  }
  const finish = (spot: Spot, at: EpochMs): void => {
    setStatus(spot, 'Finishing', at)
    endSession(spot, at, random.pick(['Local', 'EVDisconnected', 'Remote']))
    schedule.add(at + seconds(5, 14), (later) => {
      if (spot.connector.row.status === 'Finishing') setStatus(spot, 'Available', later)
    })
  }
  const begin = (spot: Spot, at: EpochMs): void => {
    const { station, connector } = spot
    const driver = random.pick(drivers)
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
    setStatus(spot, 'Charging', at)
    event('TransactionStarted', station, at, {
      connectorId: connector.row.connectorId,
      rechargePk,
      personPk: driver.pk,
      errorCode: 'NoError',
    })
    publisher.station(station, at)
    if (random.chance(0.08))
      schedule.add(at + seconds(25, 110), (later) => {
        if (connector.session?.rechargePk === rechargePk) finish(spot, later)
      })
  }
  const prepare = (spot: Spot, at: EpochMs): void => {
    setStatus(spot, 'Preparing', at)
    schedule.add(at + seconds(3, 9), (later) => {
      if (spot.connector.row.status !== 'Preparing') return
      if (random.chance(0.06)) setStatus(spot, 'Available', later)
      else begin(spot, later)
    })
  }

  const spotOf = (connector: LiveConnector | undefined): Spot | undefined =>
    connector === undefined ? undefined : spots.get(connector)
  const spotsOf = (station: LiveStation): Spot[] =>
    station.connectors.map((connector) => ({ station, connector }))

  const suspendOrResume = (at: EpochMs): void => {
    const spot = spotOf(charging.draw(random))
    if (spot === undefined) return
    const isCharging = spot.connector.row.status === 'Charging'
    setStatus(
      spot,
      isCharging ? random.pick(['SuspendedEV', 'SuspendedEV', 'SuspendedEVSE']) : 'Charging',
      at,
    )
  }
  const meter = (at: EpochMs): void => {
    const spot = spotOf(charging.draw(random))
    if (spot !== undefined) publisher.station(spot.station, at)
  }
  const fail = (at: EpochMs): void => {
    const spot = spotOf(random.chance(0.8) ? free.draw(random) : charging.draw(random))
    if (spot === undefined) return
    const [errorCode, errorMessage] = random.pick(ERROR_CODES)
    endSession(spot, at, 'Other')
    setStatus(spot, 'Faulted', at, errorCode)
    event('Failure', spot.station, at, {
      connectorId: spot.connector.row.connectorId,
      errorCode,
      errorMessage,
    })
  }
  const repair = (at: EpochMs): void => {
    const spot = spotOf(failed.draw(random))
    if (spot === undefined) return
    setStatus(spot, 'Available', at)
    event('Available', spot.station, at, {
      connectorId: spot.connector.row.connectorId,
      errorCode: 'NoError',
    })
  }
  const disconnect = (at: EpochMs): void => {
    const station = online.draw(random)
    if (station === undefined) return
    online.remove(station)
    offline.add(station)
    for (const spot of spotsOf(station)) {
      endSession(spot, at, 'PowerLoss')
      setStatus(spot, 'Unavailable', at)
    }
    event('Disconnected', station, at)
    publisher.station(station, at)
  }
  const reconnect = (at: EpochMs): void => {
    const station = offline.draw(random)
    if (station === undefined) return
    offline.remove(station)
    online.add(station)
    event('Connected', station, at)
    if (random.chance(0.5)) event('StationBooted', station, at + SECOND_MS)
    for (const spot of spotsOf(station)) setStatus(spot, 'Available', at)
    publisher.station(station, at)
  }
  const setMaintenance = (station: LiveStation, isOn: boolean, at: EpochMs): void => {
    for (const spot of spotsOf(station)) {
      endSession(spot, at, 'Remote')
      spot.connector.row.unusualStatus = isOn ? 'MAINTENANCE' : null
      setStatus(spot, isOn ? 'Maintenance' : 'Available', at)
    }
    publisher.station(station, at)
  }
  const maintain = (at: EpochMs): void => {
    const station = online.draw(random)
    if (station === undefined) return
    online.remove(station)
    maintained.add(station)
    setMaintenance(station, true, at)
  }
  const endMaintenance = (at: EpochMs): void => {
    const station = maintained.draw(random)
    if (station === undefined) return
    maintained.remove(station)
    online.add(station)
    setMaintenance(station, false, at)
  }

  /** The further below its share something is, the likelier its beginning, and the other way round. */
  const tend = (have: number, all: number, share: number): number =>
    Math.min(3, Math.max(0.2, 2 - have / Math.max(1, all * share)))
  const draw = (at: EpochMs): void => {
    const busy = tend(charging.size, spots.size, BUSY_SHARE)
    const away = tend(offline.size + failed.size, stations.length, OFFLINE_SHARE)
    const closed = tend(maintained.size, stations.length, MAINTENANCE_SHARE)
    const start = (): void => {
      const spot = spotOf(free.draw(random))
      if (spot !== undefined) prepare(spot, at)
    }
    const end = (): void => {
      const spot = spotOf(charging.draw(random))
      if (spot !== undefined) finish(spot, at)
    }
    pickWeighted(random, [
      [start, 30 * busy],
      [end, 30 / busy],
      [() => suspendOrResume(at), 8],
      [() => meter(at), 12],
      [() => fail(at), 5 * away],
      [() => repair(at), 5 / away],
      [() => disconnect(at), 4 * away],
      [() => reconnect(at), 4 / away],
      [() => maintain(at), 1.5 * closed],
      [() => endMaintenance(at), 1.5 / closed],
    ])()
  }

  for (const station of stations) {
    const statuses = new Set(station.connectors.map((connector) => connector.row.status))
    if (station.row.active !== 1 || statuses.has(null)) continue
    if (statuses.has('Maintenance')) maintained.add(station)
    else if (statuses.has('Unavailable')) offline.add(station)
    else online.add(station)
    for (const spot of spotsOf(station)) {
      spots.set(spot.connector, spot)
      place(spot)
      const { status } = spot.connector.row
      const { session } = spot.connector
      // What the history left half-way goes on: a plug goes in, a plug comes out, a reservation lapses.
      if (
        session === undefined &&
        (status === 'Preparing' || status === 'Finishing' || status === 'Reserved')
      ) {
        const wait = status === 'Reserved' ? seconds(60, 900) : seconds(2, 40)
        schedule.add(start + wait, (later) => {
          if (spot.connector.row.status !== status) return
          if (status === 'Preparing') begin(spot, later)
          else setStatus(spot, 'Available', later)
        })
      }
    }
  }
  return { step: draw }
}
