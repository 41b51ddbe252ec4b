import type { StationNotification } from '../notifications/index.ts'
import {
  kilowattsOf,
  normaliseStatus,
  type StationRow,
  stationConditionOf,
  stationStatusOf,
} from '../stations/index.ts'
import type { EpochMs, ZoneId } from '../time/index.ts'
import type { Recharge } from '../transactions/index.ts'
import { type ArrivedEvent, inOrderOfArrival, longestRising } from './arrival.ts'
import { type Attempt, attemptSteps } from './attempts.ts'
import { doubtSince } from './doubtful.ts'
import { closedStretches, daysOf, openingHoursOf, type Stretch } from './hours.ts'
import { byStation, connectorSpans, type LiveState, type Span, withClosed } from './spans.ts'
import { groupInTurns } from './turns.ts'
import { type Minutes, minutesOf, type Outage, outagesOf, type SetApart } from './uptime.ts'
import { type Visit, visitSteps } from './visits.ts'

/** A connector over the period. */
export interface ConnectorBook {
  readonly station: StationRow
  readonly connectorId: number
  /** kW; undefined: nobody wrote it down. */
  readonly kilowatts: number | undefined
  /** Closed hours among them. */
  readonly spans: readonly Span[]
  readonly minutes: Minutes
  /** Oldest first; closed hours do not end one. */
  readonly outages: readonly Outage[]
  /** By their start. */
  readonly attempts: readonly Attempt[]
  /** It works and nobody charges: its last success. undefined: nothing is doubtful. */
  readonly doubtfulSince: EpochMs | undefined
  /** What somebody set apart from NEVI's outages; none until `setApart`. */
  readonly apart: readonly SetApart[]
}

/** What the book was read from. */
export interface BookSource {
  readonly stations: readonly StationRow[]
  readonly recharges: readonly Recharge[]
  readonly events: readonly StationNotification[]
  /** Since when the events are whole: later than the period where the server's history is cut. */
  readonly eventsFrom: EpochMs
}

/** What the numbers lack. */
export interface Missing {
  /** Recharges that could not be placed, or are of no station of the list. */
  readonly recharges: number
  /** Events without a time. */
  readonly events: number
  /** Events whose time and order of arrival contradict each other. */
  readonly doubtful: number
  /** Stations whose hours nobody wrote down. */
  readonly hours: number
  /** Minutes of the period before the events begin. */
  readonly history: number
}

/** The reliability of a network over a period. */
export interface Book {
  readonly period: Stretch
  readonly connectors: readonly ConnectorBook[]
  readonly visits: readonly Visit[]
  /** Attempts that told no connector of the station, by the station's id. */
  readonly loose: ReadonlyMap<string, readonly Attempt[]>
  /** How often each station went offline, by its id. */
  readonly disconnections: ReadonlyMap<string, number>
  readonly running: number
  readonly missing: Missing
}

/** What the charger reports now, for the book: a mark by hand and a reported maintenance are maintenance. */
function liveOf(station: StationRow, connector: StationRow['connectors'][number]): LiveState {
  const { reported, statusAt, override } = connector
  if (override) return { state: 'maintenance', since: undefined, isByHand: true }
  const { condition, own } = stationConditionOf(station)
  const status = normaliseStatus(reported)
  if (condition === 'offline') return { state: 'down', since: statusAt, isByHand: false }
  const colour = status && stationStatusOf([{ status }])
  if (own && colour !== 'busy') return { state: 'down', since: own.statusAt, isByHand: false }
  const state =
    colour === undefined
      ? 'unknown'
      : colour === 'maintenance'
        ? 'maintenance'
        : colour === 'unavailable'
          ? 'down'
          : 'working'
  return { state, since: statusAt, isByHand: false }
}

const placeOf = (stationId: string, connectorId: number | undefined) => `${stationId}\n${connectorId ?? ''}`

/** The attempts whose times are in the order of their numbers: the others' clock is wrong. */
function rightInTime(attempts: readonly Attempt[]): readonly Attempt[] {
  const byId = attempts.toSorted((a, b) => a.id - b.id)
  const rising = longestRising(byId.map(({ from }) => from))
  return byId.filter((_, place) => rising.has(place)).sort((a, b) => a.from - b.from)
}

/** A site: a station with what it stands beside. */
export const siteOf = ({ groupPk, id }: Pick<StationRow, 'groupPk' | 'id'>): string =>
  groupPk === undefined ? `s${id}` : `g${groupPk}`

const NONE: readonly never[] = []

/** So many stations at a time: some milliseconds each. */
const STATIONS_PER_STEP = 50

/**
 * The book of a period, made in steps: between them whoever makes it may do something else. Attempts, visits and the hours
 * of each connector of the stations that are switched on; linear but for sorts.
 * @param period its end is now, or before
 */
export function* bookSteps(
  source: BookSource,
  period: Stretch,
  now: EpochMs,
  zone: ZoneId,
): Generator<undefined, Book, undefined> {
  const stations = source.stations.filter(({ isActive }) => isActive)
  const byId = new Map(stations.map((station) => [station.id, station]))
  const read = yield* attemptSteps(source.recharges, source.events)
  yield
  const ofStations = read.attempts.filter(({ stationId }) => byId.has(stationId))
  const attempts = ofStations.filter(({ to }) => to >= period.from && to < period.to)
  const atConnector = yield* groupInTurns(attempts, ({ stationId, connectorId }) =>
    placeOf(stationId, connectorId),
  )
  const inTime = rightInTime(ofStations)
  yield
  const proofs = yield* groupInTurns(inTime, (each) => placeOf(each.stationId, each.connectorId))
  const known = new Set(ofStations.map(({ id }) => String(id)))
  yield
  const arrived = inOrderOfArrival(source.events, now)
  yield
  const events = byStation<ArrivedEvent>(arrived)
  const sites = yield* groupInTurns(attempts, ({ stationId }) =>
    siteOf(byId.get(stationId) ?? { groupPk: undefined, id: stationId }),
  )
  const eventsFrom = source.eventsFrom <= period.from ? Number.NEGATIVE_INFINITY : source.eventsFrom
  const days = daysOf(period, zone)
  const booksOf = (station: StationRow): ConnectorBook[] => {
    const closed = closedStretches(openingHoursOf(station), period, days)
    return station.connectors.map((connector): ConnectorBook => {
      const key = placeOf(station.id, connector.id)
      const whole = connectorSpans(
        {
          connectorId: connector.id,
          events: events.get(station.id) ?? NONE,
          attempts: proofs.get(key) ?? NONE,
          known,
          live: liveOf(station, connector),
          eventsFrom,
        },
        period,
      )
      const own = atConnector.get(key) ?? NONE
      const spans = withClosed(whole, closed)
      return {
        station,
        connectorId: connector.id,
        kilowatts: connector.powerMax === undefined ? undefined : kilowattsOf(connector.powerMax),
        spans,
        minutes: minutesOf(spans),
        outages: outagesOf(whole),
        attempts: own,
        doubtfulSince:
          whole.at(-1)?.state === 'working'
            ? doubtSince(own, sites.get(siteOf(station)) ?? NONE, now)
            : undefined,
        apart: NONE,
      }
    })
  }
  const connectors: ConnectorBook[] = []
  for (const [place, station] of stations.entries()) {
    if (place % STATIONS_PER_STEP === 0) yield
    connectors.push(...booksOf(station))
  }
  const places = new Set(connectors.map(({ station, connectorId }) => placeOf(station.id, connectorId)))
  const loose = attempts.filter(({ stationId, connectorId }) => !places.has(placeOf(stationId, connectorId)))
  const isDisconnection = ({ type, at = 0 }: StationNotification) =>
    type === 'Disconnected' && at >= period.from && at < period.to
  const visits = yield* visitSteps(attempts, (id) => siteOf(byId.get(id) ?? { groupPk: undefined, id }))
  return {
    period,
    connectors,
    loose: Map.groupBy(loose, ({ stationId }) => stationId),
    disconnections: new Map(
      [...Map.groupBy(source.events.filter(isDisconnection), ({ stationId }) => stationId)].map(
        ([id, own]) => [id, own.length],
      ),
    ),
    visits,
    running: read.running,
    missing: {
      recharges: read.unreadable + read.attempts.length - ofStations.length,
      events: source.events.length - arrived.length,
      doubtful: arrived.filter(({ doubt }) => doubt).length,
      hours: stations.filter(({ isOpenAllDay, openTime }) => isOpenAllDay !== true && openTime === undefined)
        .length,
      history: Math.max(0, Math.min(source.eventsFrom, period.to) - period.from) / 60_000,
    },
  }
}
