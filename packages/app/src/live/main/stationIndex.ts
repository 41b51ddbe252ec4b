import {
  CONDITION_MARKS,
  type ConditionMark,
  countMarks,
  countStatuses,
  mapMarkOf,
  type Station,
  type StationStatus,
} from '@corrente/domain/stations'
import type { EpochMs } from '@corrente/domain/time'
import { createListeners, type Listeners, type OnFault } from '../../ports/index.ts'
import type { SnapshotReport } from '../protocol.ts'

/** How many stations are in each state. */
export type StatusCounts = Readonly<Record<StationStatus, number>>
/** How many stations have each mark of the map. */
export type MarkCounts = Readonly<Record<ConditionMark, number>>

/**
 * What changed: the ids whose status or details changed, or `all` when stations were added, removed, moved or renamed.
 */
export type StationChange = readonly string[] | 'all'

/**
 * All stations of the network as they are now: a plain mutable index outside React, with counters that are updated with
 * each change.
 */
export interface StationIndex {
  /** How many stations are known. */
  readonly size: number
  /** The station now; a station that did not change stays the same object. */
  readonly get: (id: string) => Station | undefined
  /** All stations, in the server's order; the same list until a station is added, removed or changed. */
  readonly all: () => readonly Station[]
  /** Like `all`, but the same list until a station is added, removed, moved or renamed; the statuses may be older. */
  readonly set: () => readonly Station[]
  /** Of all stations; the same object until a number changes. */
  readonly counts: () => StatusCounts
  /** Of those that have coordinates, which a map shows; the same object until a number changes. */
  readonly placedCounts: () => StatusCounts
  /** The same stations by the marks that tell apart what one colour holds; the same object until a number changes. */
  readonly placedMarks: () => MarkCounts
  /** When what is known of a station besides its connectors last changed; undefined: not since it came. */
  readonly detailsAt: (id: string) => EpochMs | undefined
  /** Place of the station's mark in `CONDITION_MARKS`; -1 for an unknown station. */
  readonly statusCode: (id: string) => number
  /** Called once per batch. @returns unsubscribes */
  readonly subscribe: (listener: (change: StationChange) => void) => () => void
  /**
   * Called with what each part of a batch changes, in the task that the part came in, before anybody else hears of it: for
   * whoever keeps books of all stations, so that a whole network costs no long task. @returns unsubscribes
   */
  readonly subscribeParts: (listener: (ids: readonly string[]) => void) => () => void
  /** Called when this station is added, changed or removed. @returns unsubscribes */
  readonly subscribeStation: (id: string, listener: () => void) => () => void
  /** How the latest snapshot went; undefined before the first. Listeners of `subscribe` hear of changes too. */
  readonly snapshotOutcome: () => SnapshotReport | undefined
}

/** What one batch changes in the index. */
export interface IndexBatch {
  readonly stations?: readonly Station[]
  readonly removed?: readonly string[]
  readonly snapshot?: SnapshotReport
  /** More follows: listeners are called with the last part. */
  readonly isPart?: boolean
}

/** The index, writable; only the live connection has it. */
export interface WritableStationIndex extends StationIndex {
  readonly apply: (batch: IndexBatch) => void
  readonly clear: () => void
}

/** What a change of the map's set is: existence, place and label. */
const isSamePlace = (a: Station, b: Station): boolean =>
  a.name === b.name &&
  a.isActive === b.isActive &&
  a.position?.lat === b.position?.lat &&
  a.position?.lng === b.position?.lng

/** What a message about a charge box changes, besides its place and its connectors. */
const isSameDetails = (a: Station, b: Station): boolean =>
  isSamePlace(a, b) &&
  a.street === b.street &&
  a.city === b.city &&
  a.state === b.state &&
  a.vendor === b.vendor &&
  a.model === b.model &&
  a.firmware === b.firmware &&
  a.protocol === b.protocol &&
  a.monthConsumptionWh === b.monthConsumptionWh

/** Counters that are updated one by one, as one object that is replaced when a number changes. */
function createTally<Key extends string>(none: Readonly<Record<Key, number>>) {
  const tally: Record<Key, number> = { ...none }
  let counts = none
  return {
    add: (key: Key, by: 1 | -1) => {
      tally[key] += by
    },
    publish: () => {
      for (const key in tally)
        if (counts[key] !== tally[key]) {
          counts = { ...tally }
          return
        }
    },
    counts: () => counts,
  }
}

/** The counts of all stations, and of those on a map. */
function createCounts() {
  const everywhere = createTally(countStatuses([]))
  const placed = createTally(countStatuses([]))
  const marks = createTally(countMarks([]))
  return {
    counts: everywhere.counts,
    placedCounts: placed.counts,
    placedMarks: marks.counts,
    add: (station: Station, by: 1 | -1) => {
      everywhere.add(station.status, by)
      if (!station.position) return
      placed.add(station.status, by)
      marks.add(mapMarkOf(station), by)
    },
    publish: () => {
      everywhere.publish()
      placed.publish()
      marks.publish()
    },
  }
}

/** Those who listen to one station each. */
function createStationListeners(onFault: OnFault | undefined) {
  const byId = new Map<string, Listeners<void>>()
  return {
    add: (id: string, listener: () => void) => {
      const ones = byId.get(id) ?? createListeners<void>(onFault)
      byId.set(id, ones)
      const end = ones.add(() => listener())
      return () => {
        end()
        if (ones.size() === 0 && byId.get(id) === ones) byId.delete(id)
      }
    },
    tell: (ids: ReadonlySet<string>) => {
      for (const [id, ones] of [...byId]) if (ids.has(id)) ones.tell()
    },
  }
}

/**
 * Builds an empty index.
 * @param now - this machine's clock
 * @param onFault - receives what a listener threw
 */
export function createStationIndex(now: () => EpochMs, onFault?: OnFault): WritableStationIndex {
  const byId = new Map<string, Station>()
  const detailsAt = new Map<string, EpochMs>()
  const listeners = createListeners<StationChange>(onFault)
  const parts = createListeners<readonly string[]>(onFault)
  const ofStation = createStationListeners(onFault)
  const { add: count, publish: publishCounts, ...counts } = createCounts()
  let list: readonly Station[] | undefined
  let set: readonly Station[] | undefined
  let outcome: SnapshotReport | undefined
  let changed = new Set<string>()
  let isSetChanged = false

  const put = (next: Station) => {
    const held = byId.get(next.id)
    if (held) count(held, -1)
    count(next, 1)
    byId.set(next.id, next)
    changed.add(next.id)
    if (!held || !isSamePlace(held, next)) isSetChanged = true
    if (held && !isSameDetails(held, next)) detailsAt.set(next.id, now())
  }
  const take = (id: string) => {
    const held = byId.get(id)
    if (!held) return
    count(held, -1)
    byId.delete(id)
    detailsAt.delete(id)
    changed.add(id)
    isSetChanged = true
  }
  const publish = () => {
    const ids = changed
    const wasSet = isSetChanged
    changed = new Set()
    isSetChanged = false
    list = undefined
    if (wasSet) set = undefined
    publishCounts()
    ofStation.tell(ids)
    listeners.tell(wasSet ? 'all' : [...ids])
  }

  return {
    get size() {
      return byId.size
    },
    get: (id) => byId.get(id),
    all: () => {
      list ??= [...byId.values()]
      return list
    },
    set: () => {
      set ??= [...byId.values()]
      return set
    },
    ...counts,
    detailsAt: (id) => detailsAt.get(id),
    statusCode: (id) => {
      const station = byId.get(id)
      return station ? CONDITION_MARKS.indexOf(mapMarkOf(station)) : -1
    },
    subscribe: listeners.add,
    subscribeParts: parts.add,
    subscribeStation: ofStation.add,
    snapshotOutcome: () => outcome,
    apply: ({ stations = [], removed = [], snapshot, isPart }) => {
      for (const id of removed) take(id)
      for (const station of stations) put(station)
      const ids = [...removed, ...stations.map(({ id }) => id)]
      if (ids.length > 0) parts.tell(ids)
      if (snapshot) outcome = snapshot
      if (!isPart && (changed.size > 0 || snapshot)) publish()
    },
    clear: () => {
      const ids = [...byId.keys()]
      for (const id of ids) take(id)
      outcome = undefined
      parts.tell(ids)
      publish()
    },
  }
}
