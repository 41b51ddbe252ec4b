import { DAY_MS, type EpochMs, HOUR_MS } from '../time/index.ts'
import { keyTextOf, numberOf, ownField } from '../wire/index.ts'
import { stationMarkKey } from './cause.ts'
import type { TroubleGroup } from './triage.ts'

/** How many mutes, and how many acknowledgements, are kept; the oldest go first. */
export const MARKS_MAX = 200
/** For how many hours something can be muted, besides "until I say so". */
export const MUTE_HOURS = [1, 8, 24, 168] as const
export type MuteHours = (typeof MUTE_HOURS)[number]

const KEY_MAX = 400
/** An acknowledgement whose group has not been heard of for so long goes. */
const ACKNOWLEDGED_FOR_MS = 90 * DAY_MS

/** A station, or a station's cause, that is not to call for attention. */
export interface Mute {
  /** `stationMarkKey` or a group's key. */
  readonly key: string
  /** null: until it is taken back. */
  readonly until: EpochMs | null
}

/** Somebody has seen a group: it is quiet until something newer comes. */
export interface Acknowledgement {
  readonly key: string
  /** The newest event that was seen; null for a group without times. */
  readonly upTo: EpochMs | null
}

/**
 * What this user marked in this browser; nobody else sees it, and the view says so. Plain data without personal data,
 * oldest first, bounded.
 */
export interface AlertMarks {
  readonly mutes: readonly Mute[]
  readonly acknowledged: readonly Acknowledgement[]
}

/** Nothing marked. */
export const NO_MARKS: AlertMarks = { mutes: [], acknowledged: [] }

const without = <T extends { readonly key: string }>(list: readonly T[], key: string): readonly T[] =>
  list.filter((mark) => mark.key !== key)
const latest = <T>(list: readonly T[]): readonly T[] => list.slice(-MARKS_MAX)

/** Mutes a group (its key) or a station (`stationMarkKey`). @param hours undefined: until it is taken back */
export function mute(marks: AlertMarks, key: string, now: EpochMs, hours?: MuteHours): AlertMarks {
  const until = hours === undefined ? null : now + hours * HOUR_MS
  return { ...marks, mutes: latest([...without(marks.mutes, key), { key, until }]) }
}

/** Takes a mute back. */
export function unmute(marks: AlertMarks, key: string): AlertMarks {
  return { ...marks, mutes: without(marks.mutes, key) }
}

/** Marks a group as seen, up to its newest event. */
export function acknowledge(marks: AlertMarks, group: Pick<TroubleGroup, 'key' | 'lastAt'>): AlertMarks {
  const next = { key: group.key, upTo: group.lastAt ?? null }
  return { ...marks, acknowledged: latest([...without(marks.acknowledged, group.key), next]) }
}

/** Takes an acknowledgement back. */
export function unacknowledge(marks: AlertMarks, key: string): AlertMarks {
  return { ...marks, acknowledged: without(marks.acknowledged, key) }
}

/** How a group stands; muted before acknowledged. */
export type GroupMark = 'muted' | 'acknowledged' | 'none'

/** How a group is marked now. A mute ends at its time, an acknowledgement with the first newer event. */
export function markOf(
  marks: AlertMarks,
  group: Pick<TroubleGroup, 'key' | 'stationId' | 'lastAt'>,
  now: EpochMs,
): GroupMark {
  if (marks.mutes.length === 0 && marks.acknowledged.length === 0) return 'none'
  const station = stationMarkKey(group.stationId)
  const isMuted = marks.mutes.some(
    ({ key, until }) => (key === group.key || key === station) && (until === null || until > now),
  )
  if (isMuted) return 'muted'
  const seen = marks.acknowledged.find(({ key }) => key === group.key)
  if (!seen) return 'none'
  return group.lastAt === undefined || (seen.upTo !== null && group.lastAt <= seen.upTo)
    ? 'acknowledged'
    : 'none'
}

/** The marks without those that no longer say anything: what is written back. */
export function pruneMarks(marks: AlertMarks, now: EpochMs): AlertMarks {
  return {
    mutes: marks.mutes.filter(({ until }) => until === null || until > now),
    acknowledged: marks.acknowledged.filter(({ upTo }) => upTo === null || upTo > now - ACKNOWLEDGED_FOR_MS),
  }
}

const storedKey = (item: unknown): string | undefined => {
  const key = keyTextOf(ownField(item, 'key'))
  return key !== undefined && key.length <= KEY_MAX ? key : undefined
}

/** A stored list again, by its key and one time; the last of a key counts, whatever cannot be read is dropped. */
function readList<T>(
  stored: unknown,
  field: string,
  make: (key: string, at: EpochMs | null) => T,
): readonly T[] {
  if (!Array.isArray(stored)) return []
  const read = new Map<string, T>()
  for (const item of stored.slice(-MARKS_MAX)) {
    const key = storedKey(item)
    const raw = ownField(item, field)
    const at = raw === null ? null : numberOf(raw)
    if (key === undefined || at === undefined) continue
    read.delete(key)
    read.set(key, make(key, at))
  }
  return [...read.values()]
}

/** Reads marks from storage again, each checked. Never throws. */
export function readMarks(stored: unknown): AlertMarks {
  return {
    mutes: readList(ownField(stored, 'mutes'), 'until', (key, until) => ({ key, until })),
    acknowledged: readList(ownField(stored, 'acknowledged'), 'upTo', (key, upTo) => ({ key, upTo })),
  }
}
