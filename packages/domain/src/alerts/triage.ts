import type { StationNotification } from '../notifications/index.ts'
import { type EpochMs, HOUR_MS, MINUTE_MS } from '../time/index.ts'
import { type Cause, causeOf, endsTrouble, groupKey } from './cause.ts'

/** How many of the newest events the triage view reads (decisions: Alerts). */
export const TRIAGE_SIZE = 500
/** For how many minutes a fault may be held back; 0 holds none back. */
export const HOLD_MINUTES = [0, 1, 2, 5, 10, 15, 30] as const
export type HoldMinutes = (typeof HOLD_MINUTES)[number]
/** What is chosen where nobody chose: a charger that restarts is back within it. */
export const DEFAULT_HOLD_MINUTES: HoldMinutes = 2
/** A trouble that begins so often within `FLAPPING_MS` flaps: it is never held back, however short each time is. */
export const FLAPPING_COUNT = 3
/** See `FLAPPING_COUNT`. */
export const FLAPPING_MS = HOUR_MS

/** What one station reports for one cause. */
export interface TroubleGroup {
  /** Unique among groups; the same for as long as station and cause are. What mute and acknowledge name. */
  readonly key: string
  readonly stationId: string
  readonly stationName: string | undefined
  readonly cause: Cause
  /** How many events, shown as "x7" above 1. */
  readonly count: number
  /** At one connector it began `FLAPPING_COUNT` times within an hour. */
  readonly isFlapping: boolean
  /** Not ended by any event so far. A short recharge has no end: it is never open. */
  readonly isOpen: boolean
  /** The connectors that reported it, ascending; empty: the station as a whole. */
  readonly connectorIds: readonly number[]
  /** The first and the last event that has a time. */
  readonly firstAt: EpochMs | undefined
  readonly lastAt: EpochMs | undefined
  /** Its events, newest first. Never empty. */
  readonly alerts: readonly StationNotification[]
}

/** The triage view. */
export interface Triage {
  /** Open ones first, then the newest first. */
  readonly groups: readonly TroubleGroup[]
  /** Those that are held back as transient, in the same order: counted by the view, and in the plain list as ever. */
  readonly heldBack: readonly TroubleGroup[]
  /** When the next open one that is held back has stood for long enough to be shown; undefined: none waits. */
  readonly nextDueAt: EpochMs | undefined
}

/** How triage looks at the events. */
export interface TriageOptions {
  readonly now: EpochMs
  /** Troubles that last shorter are held back. */
  readonly holdMinutes: HoldMinutes
}

interface Episode {
  readonly begin: StationNotification
  endAt: EpochMs | undefined
  isOpen: boolean
}

interface Draft {
  readonly key: string
  readonly cause: Cause
  readonly alerts: StationNotification[]
  readonly episodes: Episode[]
}

/**
 * The events grouped by station and cause. A trouble is transient, and held back, when it ended within the chosen time,
 * or has not lasted for that long yet; not when it flaps, has no time, or is an event without an end (a short recharge,
 * an unknown type). In whatever order the events come, the result is the same.
 *
 * @param alerts each once, as `mergeNotifications` holds them.
 */
export function triage(alerts: readonly StationNotification[], options: TriageOptions): Triage {
  const drafts = draftsOf(oldestFirst(alerts))
  // A clock of this machine that runs late must not hold back what has long stood.
  const newest = alerts.reduce((latest, { at }) => Math.max(latest, at ?? latest), options.now)
  const holdMs = options.holdMinutes * MINUTE_MS
  const groups: TroubleGroup[] = []
  const heldBack: TroubleGroup[] = []
  let nextDueAt: EpochMs | undefined
  for (const draft of drafts) {
    const group = groupOf(draft)
    const dueAt = group.isFlapping ? undefined : dueOf(draft, newest, holdMs)
    if (dueAt === undefined) groups.push(group)
    else {
      heldBack.push(group)
      if (dueAt !== 'never' && (nextDueAt === undefined || dueAt < nextDueAt)) nextDueAt = dueAt
    }
  }
  return { groups: groups.sort(byUrgency), heldBack: heldBack.sort(byUrgency), nextDueAt }
}

/** Those without a time stand first: nothing can be said to have come before them. */
function oldestFirst(alerts: readonly StationNotification[]): readonly StationNotification[] {
  return [...alerts].sort(
    (a, b) => (a.at ?? 0) - (b.at ?? 0) || (a.pk ?? 0) - (b.pk ?? 0) || compareText(a.key, b.key),
  )
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : Number(a > b)
}

function draftsOf(ordered: readonly StationNotification[]): readonly Draft[] {
  const drafts = new Map<string, Draft>()
  const open = new Map<string, Episode[]>()
  for (const alert of ordered) {
    const cause = causeOf(alert)
    if (!cause) {
      open.set(alert.stationId, endEpisodes(open.get(alert.stationId) ?? [], alert))
      continue
    }
    const key = groupKey(alert.stationId, cause)
    const draft = drafts.get(key) ?? { key, cause, alerts: [], episodes: [] }
    drafts.set(key, draft)
    draft.alerts.push(alert)
    const isRunning = draft.episodes.some(
      ({ isOpen, begin }) => isOpen && begin.connectorId === alert.connectorId,
    )
    if (isRunning) continue
    const canEnd = cause.type === 'Failure' || cause.type === 'Disconnected'
    const episode: Episode = { begin: alert, endAt: undefined, isOpen: canEnd }
    draft.episodes.push(episode)
    if (canEnd) open.set(alert.stationId, [...(open.get(alert.stationId) ?? []), episode])
  }
  return [...drafts.values()]
}

/** Ends what an event ends; gives what stays open. */
function endEpisodes(open: readonly Episode[], event: StationNotification): Episode[] {
  return open.filter((episode) => {
    if (!endsTrouble(event, episode.begin)) return true
    episode.isOpen = false
    episode.endAt = event.at
    return false
  })
}

function groupOf({ key, cause, alerts, episodes }: Draft): TroubleGroup {
  const newestFirst = [...alerts].reverse()
  const named = newestFirst.find(({ stationName }) => stationName !== undefined)
  const times = alerts.flatMap(({ at }) => (at === undefined ? [] : [at]))
  const connectors = alerts.flatMap(({ connectorId }) => (connectorId ? [connectorId] : []))
  return {
    key,
    stationId: alerts[0]?.stationId ?? '',
    stationName: named?.stationName,
    cause,
    count: alerts.length,
    isFlapping: flaps(episodes),
    isOpen: episodes.some(({ isOpen }) => isOpen),
    connectorIds: [...new Set(connectors)].sort((a, b) => a - b),
    firstAt: times[0],
    lastAt: times.at(-1),
    alerts: newestFirst,
  }
}

/** Whether one connector's trouble began often enough; several connectors that fail together do not flap. */
function flaps(episodes: readonly Episode[]): boolean {
  return episodes.some(({ begin }) => {
    const { at } = begin
    if (at === undefined) return false
    const begun = episodes.filter(({ begin: other }) => {
      const sinceThen = (other.at ?? Number.POSITIVE_INFINITY) - at
      return other.connectorId === begin.connectorId && sinceThen >= 0 && sinceThen <= FLAPPING_MS
    })
    return begun.length >= FLAPPING_COUNT
  })
}

/** When a group has to be shown: undefined now, 'never' as it stands (all of it ended soon enough). */
function dueOf({ episodes }: Draft, now: EpochMs, holdMs: number): EpochMs | 'never' | undefined {
  let due: EpochMs | 'never' = 'never'
  for (const { begin, endAt, isOpen } of episodes) {
    if (begin.at === undefined) return undefined
    if (isOpen) {
      const dueAt = begin.at + holdMs
      if (dueAt <= now) return undefined
      due = due === 'never' ? dueAt : Math.min(due, dueAt)
    } else if (endAt === undefined || endAt - begin.at >= holdMs) return undefined
  }
  return due
}

function byUrgency(a: TroubleGroup, b: TroubleGroup): number {
  return (
    Number(b.isOpen) - Number(a.isOpen) ||
    (b.lastAt ?? Number.NEGATIVE_INFINITY) - (a.lastAt ?? Number.NEGATIVE_INFINITY) ||
    compareText(a.key, b.key)
  )
}

/** What the triage view says it is made of: "last 500, since HH:mm". */
export interface AlertSpan {
  readonly count: number
  /** There may be older ones that were not read. */
  readonly isCut: boolean
  /** The oldest time among them. */
  readonly since: EpochMs | undefined
}

/** The span of what was read. @param size how many were asked for */
export function alertSpan(alerts: readonly StationNotification[], size: number = TRIAGE_SIZE): AlertSpan {
  const since = alerts.reduce<EpochMs | undefined>(
    (oldest, { at }) => (at === undefined || (oldest !== undefined && oldest <= at) ? oldest : at),
    undefined,
  )
  return { count: alerts.length, isCut: alerts.length >= size, since }
}
