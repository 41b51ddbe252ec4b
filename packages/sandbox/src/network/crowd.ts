import type { EpochMs } from '../clock/clock.ts'
import type { Random } from '../world/random.ts'
import type { LiveConnector, LiveStation } from './model.ts'
import type { Publisher } from './publisher.ts'
import type { Schedule } from './schedule.ts'

/** A set from which a member can be drawn at random in constant time. */
interface Pool<T> {
  add(member: T): void
  remove(member: T): void
  has(member: T): boolean
  /** A member, or `undefined` when there is none. */
  draw(random: Random): T | undefined
  readonly size: number
}

/** A pool whose order, and so what is drawn, depends only on the calls made. */
const createPool = <T>(): Pool<T> => {
  const members: T[] = []
  const places = new Map<T, number>()
  return {
    add: (member) => {
      if (places.has(member)) return
      places.set(member, members.length)
      members.push(member)
    },
    remove: (member) => {
      const place = places.get(member)
      if (place === undefined) return
      places.delete(member)
      const last = members.pop()
      if (last === undefined || last === member) return
      members[place] = last
      places.set(last, place)
    },
    has: (member) => places.has(member),
    draw: (random) => (members.length === 0 ? undefined : random.pick(members)),
    get size() {
      return members.length
    },
  }
}

/** A connector together with its station. */
export interface Spot {
  station: LiveStation
  connector: LiveConnector
}

/** What an event is about, besides its station. */
export interface EventAbout {
  connectorId?: number
  rechargePk?: number
  personPk?: number
  errorCode?: string
  errorMessage?: string | null
}

/** Everyone in a network by what can happen to them next, and the ways to make it known. */
export interface Crowd {
  publisher: Publisher
  schedule: Schedule
  random: Random
  /** Connectors on which a recharge may begin. */
  free: Pool<LiveConnector>
  /** Connectors with a recharge that is going on. */
  charging: Pool<LiveConnector>
  /** Faulted connectors of stations that are online. */
  failed: Pool<LiveConnector>
  online: Pool<LiveStation>
  offline: Pool<LiveStation>
  maintained: Pool<LiveStation>
  /** How many connectors take part. */
  size(): number
  /** A connector joins with the status that it has. */
  join(spot: Spot): void
  /** A station that is gone: nothing happens to it any more, whatever was planned. */
  leave(station: LiveStation): void
  /** A random connector of a pool with its station. */
  draw(pool: Pool<LiveConnector>): Spot | undefined
  spotsOf(station: LiveStation): Spot[]
  /** Whether the connector takes part. */
  has(spot: Spot): boolean
  /** Puts a connector into the pool in which its status and session belong. */
  place(spot: Spot): void
  setStatus(spot: Spot, status: string, at: EpochMs, errorCode?: string): void
  event(type: string, station: LiveStation, at: EpochMs, about?: EventAbout): void
  /** So many milliseconds: a random number of whole and broken seconds. */
  seconds(from: number, to: number): number
}

const SECOND_MS = 1000

/** A crowd without members. */
export const createCrowd = (publisher: Publisher, schedule: Schedule, random: Random): Crowd => {
  const spots = new Map<LiveConnector, Spot>()
  const crowd: Crowd = {
    publisher,
    schedule,
    random,
    free: createPool(),
    charging: createPool(),
    failed: createPool(),
    online: createPool(),
    offline: createPool(),
    maintained: createPool(),
    size: () => spots.size,
    has: ({ connector }) => spots.has(connector),
    join: (spot) => {
      spots.set(spot.connector, spot)
      crowd.place(spot)
    },
    leave: (station) => {
      for (const pool of [crowd.online, crowd.offline, crowd.maintained]) pool.remove(station)
      for (const connector of station.connectors) {
        for (const pool of [crowd.free, crowd.charging, crowd.failed]) pool.remove(connector)
        spots.delete(connector)
        // Every plan looks at the status or the session first.
        connector.row.status = null
        connector.session = undefined
      }
    },
    draw: (pool) => {
      const connector = pool.draw(random)
      return connector === undefined ? undefined : spots.get(connector)
    },
    spotsOf: (station) =>
      station.connectors.map((connector) => spots.get(connector) ?? { station, connector }),
    place: ({ station, connector }) => {
      const isReachable = !crowd.offline.has(station) && !crowd.maintained.has(station)
      const { row } = connector
      const { status } = row
      for (const pool of [crowd.free, crowd.charging, crowd.failed]) pool.remove(connector)
      if (connector.session !== undefined) crowd.charging.add(connector)
      // Nobody charges where an operator has said so.
      else if (isReachable && status === 'Available' && row.unusualStatus === null) crowd.free.add(connector)
      else if (isReachable && status === 'Faulted') crowd.failed.add(connector)
    },
    setStatus: (spot, status, at, errorCode = 'NoError') => {
      const { row } = spot.connector
      // Times go out in whole seconds; a second apart, the order of two statuses is never in doubt.
      const whole = Math.floor(at / SECOND_MS) * SECOND_MS
      row.statusAt = row.statusAt === null ? whole : Math.max(whole, row.statusAt + SECOND_MS)
      row.status = status
      row.errorCode = errorCode
      publisher.status(spot.station, spot.connector, row.statusAt)
      crowd.place(spot)
    },
    event: (type, station, at, about = {}) => {
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
    },
    seconds: (from, to) => random.int(from * SECOND_MS, to * SECOND_MS),
  }
  return crowd
}
