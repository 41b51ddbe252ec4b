import {
  applyChargeBoxMessage,
  applyStatusEvent,
  type ChargeBoxMessage,
  type Station,
  type StatusEvent,
  supersedes,
} from '@corrente/domain/stations'
import type { Tally } from './counters.ts'
import { type HeldMessage, hold } from './held.ts'
import { mergeSnapshot } from './mergeSnapshot.ts'

/** Names that messages gave and no snapshot had. */
interface Strangers {
  /** A message gave this name. */
  readonly spoke: (name: string) => void
  /** A message says that it was inserted: that the snapshots lacked it says nothing any more. */
  readonly mayHaveCome: (name: string) => void
  /** Some may stand in the next snapshot. */
  readonly areThere: () => boolean
  /**
   * After a reply: what it contained is known; what was asked for and is not in it is absent; what arrived since is open.
   */
  readonly settle: (since: ReadonlyMap<string, unknown>) => void
}

/** Names that snapshots do not contain (another origin, another brand): their messages cause no further snapshot. */
const ABSENT_LIMIT = 1_000

/** Nobody has spoken yet. @param isKnown - whether a station goes by this name now */
function createStrangers(isKnown: (name: string) => boolean): Strangers {
  const absent = new Set<string>()
  let unknown = new Set<string>()
  return {
    spoke: (name) => {
      if (name !== '' && !absent.has(name)) unknown.add(name)
    },
    mayHaveCome: (name) => absent.delete(name),
    areThere: () => unknown.size > 0,
    settle: (since) => {
      const open = new Set<string>()
      for (const name of unknown) {
        if (isKnown(name)) continue
        if (since.has(name)) open.add(name)
        else {
          absent.add(name)
          const [oldest] = absent
          if (absent.size > ABSENT_LIMIT && oldest !== undefined) absent.delete(oldest)
        }
      }
      unknown = open
    },
  }
}

export interface NetworkOptions {
  readonly tally: Tally
  /** A monotonic clock, in milliseconds. */
  readonly now: () => number
  /** How long an event may be ahead of the snapshots before the snapshot wins. */
  readonly trustMs: number
}

/** What a snapshot changed. */
export interface SnapshotEffect {
  readonly added: readonly Station[]
  readonly changed: readonly Station[]
  readonly removed: readonly string[]
  /** Some station is in another state than before: a change that should have arrived live. */
  readonly hasNewStatus: boolean
}

/** All stations as the worker knows them, and what has not been posted to the page yet. Pure: no I/O, no timer. */
export interface Network {
  /** A body that names an unknown station counts for none, whatever topic it came on (decisions: Live data). */
  readonly applyStatus: (event: StatusEvent) => void
  /** @returns the station when it is known and changed */
  readonly applyChargeBox: (message: ChargeBoxMessage) => Station | undefined
  /** Whether a message named a station that no snapshot contained, and no snapshot is on its way (LIV-013). */
  readonly needsSnapshot: () => boolean
  /** From now on messages are also held, to be applied again after the reply (R4). */
  readonly beginSnapshot: () => void
  readonly applySnapshot: (rows: readonly Station[]) => SnapshotEffect
  readonly abandonSnapshot: () => void
  /** A station that was deleted here: the reply under way may still hold it, and does not bring it back. */
  readonly drop: (id: string) => void
  /** What changed since the last call; the call resets it. */
  readonly takeChanges: () => { readonly stations: readonly Station[]; readonly removed: readonly string[] }
  readonly get: (id: string) => Station | undefined
  readonly all: () => Iterable<Station>
}

const hasOtherStatus = (a: Station, b: Station): boolean =>
  a.own?.reported !== b.own?.reported ||
  b.connectors.some(({ id, rawStatus }) => a.connectors.find((one) => one.id === id)?.rawStatus !== rawStatus)

/** Builds an empty network. */
export function createNetwork({ tally, now, trustMs }: NetworkOptions): Network {
  let byId = new Map<string, Station>()
  let idOfUuid = new Map<string, string>()
  /** The events behind the present statuses: when they came, and whether they had a time; by station and connector. */
  let setBy = new Map<string, Map<number, { readonly at: number; readonly isTimed: boolean }>>()
  let held: Map<string, readonly HeldMessage[]> | undefined
  const strangers = createStrangers((name) => idOf(name, name) !== undefined)
  let dirty = new Set<string>()
  let gone = new Set<string>()
  /** Dropped while a reply is under way. */
  let dropped = new Set<string>()

  const idOf = (id: string | undefined, uuid: string | undefined): string | undefined => {
    if (id !== undefined && byId.has(id)) return id
    const byUuid = uuid === undefined ? undefined : idOfUuid.get(uuid)
    return byUuid ?? (id === undefined ? undefined : idOfUuid.get(id))
  }
  const put = (station: Station) => {
    byId.set(station.id, station)
    if (station.uuid !== undefined) idOfUuid.set(station.uuid, station.id)
    dirty.add(station.id)
    gone.delete(station.id)
  }
  const keep = (name: string, message: HeldMessage) => {
    held?.set(name, hold(held.get(name) ?? [], message))
  }

  const status = (id: string, event: StatusEvent): boolean => {
    const station = byId.get(id)
    const next = station && applyStatusEvent(station, event)
    if (!next || next === station) return false
    put(next)
    const events = setBy.get(id) ?? new Map<number, { readonly at: number; readonly isTimed: boolean }>()
    setBy.set(id, events.set(event.connectorId, { at: now(), isTimed: event.at !== undefined }))
    return true
  }

  /** Why an event changed nothing, for the counters. */
  const countIdle = (id: string, event: StatusEvent) => {
    const station = byId.get(id)
    const held =
      event.connectorId === 0 ? station?.own : station?.connectors.find((one) => one.id === event.connectorId)
    tally[held ? (supersedes(event.at, held.statusAt) ? 'duplicates' : 'outOfOrder') : 'ignored']++
  }

  const chargeBox = (id: string, message: ChargeBoxMessage): Station | undefined => {
    const station = byId.get(id)
    if (!station) return undefined
    const next = applyChargeBoxMessage(station, message)
    if (next === station) return undefined
    put(next)
    return next
  }

  return {
    applyStatus: (event) => {
      const name = idOf(event.stationId, event.stationUuid) ?? event.stationId ?? event.stationUuid ?? ''
      keep(name, { kind: 'status', event })
      if (status(name, event)) return
      countIdle(name, event)
      if (!byId.has(name)) strangers.spoke(name)
    },
    applyChargeBox: (message) => {
      const { stationId, stationUuid } = message
      const name = idOf(stationId, stationUuid) ?? stationId ?? stationUuid ?? ''
      if (message.action?.toUpperCase() === 'INSERT') strangers.mayHaveCome(name)
      keep(name, { kind: 'chargeBox', message })
      if (byId.has(name)) return chargeBox(name, message)
      strangers.spoke(name)
      return undefined
    },
    // The reply under way may contain them.
    needsSnapshot: () => !held && strangers.areThere(),
    beginSnapshot: () => {
      held = new Map()
      dropped = new Set()
    },
    abandonSnapshot: () => {
      held = undefined
    },
    drop: (id) => {
      const station = byId.get(id)
      if (held) dropped.add(id)
      if (!station) return
      byId.delete(id)
      if (station.uuid !== undefined) idOfUuid.delete(station.uuid)
      setBy.delete(id)
      dirty.delete(id)
      gone.add(id)
    },
    applySnapshot: (rows) => {
      const former = byId
      const formerEvents = setBy
      byId = new Map()
      idOfUuid = new Map()
      setBy = new Map()
      const added: Station[] = []
      const changed: Station[] = []
      let hasNewStatus = false
      for (const row of rows) {
        if (dropped.has(row.id)) continue
        const before = former.get(row.id)
        const events = formerEvents.get(row.id)
        const next = mergeSnapshot(before, row, (connectorId) => {
          const event = events?.get(connectorId)
          // A status whose event had no time is no evidence about time; if it arrived during the fetch, it is applied again below.
          return event === undefined || (event.isTimed && now() - event.at < trustMs)
        })
        byId.set(next.id, next)
        if (next.uuid !== undefined) idOfUuid.set(next.uuid, next.id)
        if (events) setBy.set(next.id, events)
        if (next === before) continue
        dirty.add(next.id)
        gone.delete(next.id)
        if (before) changed.push(next)
        else added.push(next)
        if (before && hasOtherStatus(before, next)) hasNewStatus = true
      }
      const removed = [...former.keys()].filter((id) => !byId.has(id))
      for (const id of removed) {
        dirty.delete(id)
        gone.add(id)
      }
      const again = held ?? new Map<string, readonly HeldMessage[]>()
      held = undefined
      for (const [name, messages] of again)
        for (const message of messages) {
          const id = idOf(name, name) ?? name
          if (message.kind === 'status') status(id, message.event)
          else if (byId.has(id)) chargeBox(id, message.message)
        }
      strangers.settle(again)
      return { added, changed, removed, hasNewStatus }
    },
    takeChanges: () => {
      const stations: Station[] = []
      for (const id of dirty) {
        const station = byId.get(id)
        if (station) stations.push(station)
      }
      const removed = [...gone]
      dirty = new Set()
      gone = new Set()
      return { stations, removed }
    },
    get: (id) => byId.get(id),
    all: () => byId.values(),
  }
}
