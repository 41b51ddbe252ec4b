import { frameKey } from './frame.ts'
import { LOG_LEVELS, type LogLevel, levelOf, stationOf } from './line.ts'

/** Where the lines of a log stand and what each is: arrays of numbers, which a worker hands over without copying. */
export interface LogIndex {
  /** Number of lines. */
  readonly count: number
  /** Where each line begins in the text. */
  readonly starts: Int32Array
  /** Where each ends, its line end excluded. */
  readonly ends: Int32Array
  /** Position of the level in `LOG_LEVELS` plus 1, of the line above where a line names none; 0 before the first. */
  readonly levels: Uint8Array
  /** 1 where the line itself names its level: only those are counted. */
  readonly own: Uint8Array
  /** Position of the station in `stations`; -1 for none. A line without a level is about what the one above is. */
  readonly stationOf: Int32Array
  readonly stations: readonly string[]
  /** The line of the answer for a call's, of the call for an answer's; -1 for none. */
  readonly pairs: Int32Array
}

/** Finds the lines of a log and what each is. */
export function indexLog(text: string): LogIndex {
  const starts: number[] = []
  const ends: number[] = []
  for (let at = 0; at < text.length; ) {
    const next = text.indexOf('\n', at)
    const end = next === -1 ? text.length : next
    starts.push(at)
    ends.push(end > at && text[end - 1] === '\r' ? end - 1 : end)
    at = end + 1
  }
  const count = starts.length
  const levels = new Uint8Array(count)
  const own = new Uint8Array(count)
  const about = new Int32Array(count).fill(-1)
  const pairs = new Int32Array(count).fill(-1)
  const places = new Map<string, number>()
  const calls = new Map<string, number>()
  for (let i = 0; i < count; i += 1) {
    const line = text.slice(starts[i], ends[i])
    const level = levelOf(line)
    own[i] = level ? 1 : 0
    levels[i] = level ? LOG_LEVELS.indexOf(level) + 1 : (levels[i - 1] ?? 0)
    const station = stationOf(line)
    if (station !== undefined) {
      if (!places.has(station)) places.set(station, places.size)
      about[i] = places.get(station) ?? -1
    } else if (!level) about[i] = about[i - 1] ?? -1
    pairFrame(line, i, `${about[i]}`, calls, pairs)
  }
  return {
    count,
    starts: Int32Array.from(starts),
    ends: Int32Array.from(ends),
    levels,
    own,
    stationOf: about,
    stations: [...places.keys()],
    pairs,
  }
}

/** Ties an answer to the latest call of its id at its station. */
function pairFrame(line: string, at: number, station: string, calls: Map<string, number>, pairs: Int32Array) {
  const frame = frameKey(line)
  if (!frame) return
  const key = `${station} ${frame.id}`
  if (frame.kind === 'call') calls.set(key, at)
  else {
    const call = calls.get(key)
    if (call === undefined) return
    pairs[at] = call
    pairs[call] = at
    calls.delete(key)
  }
}

/** The text of a line, without its line end. */
export const lineAt = (
  text: string,
  { starts, ends }: Pick<LogIndex, 'starts' | 'ends'>,
  line: number,
): string => text.slice(starts[line], ends[line])

/** The level of a line, of the one above where it names none. */
export const levelAt = ({ levels }: Pick<LogIndex, 'levels'>, line: number): LogLevel | undefined =>
  LOG_LEVELS[(levels[line] ?? 0) - 1]

/** Whether a level says that something failed. */
export const isError = (level: LogLevel): boolean => level === 'ERROR' || level === 'FATAL'

/** How many lines name each level. */
export type LevelCounts = Readonly<Record<LogLevel, number>>

/** A station with what its lines are. */
export interface StationLines {
  readonly id: string
  readonly lines: number
  readonly warnings: number
  readonly errors: number
}

/** What stands in a log: by level, and by station, those with the most errors first. */
export interface LogFacts {
  readonly counts: LevelCounts
  readonly stations: readonly StationLines[]
}

/** Counts the lines that name a level. */
export function factsOf(index: LogIndex): LogFacts {
  const counts: Record<LogLevel, number> = { TRACE: 0, DEBUG: 0, INFO: 0, WARN: 0, ERROR: 0, FATAL: 0 }
  const byStation = index.stations.map((id) => ({ id, lines: 0, warnings: 0, errors: 0 }))
  for (let i = 0; i < index.count; i += 1) {
    const level = index.own[i] === 1 ? levelAt(index, i) : undefined
    if (level === undefined) continue
    counts[level] += 1
    const station = byStation[index.stationOf[i] ?? -1]
    if (!station) continue
    station.lines += 1
    if (level === 'WARN') station.warnings += 1
    if (isError(level)) station.errors += 1
  }
  return {
    counts,
    stations: byStation.sort((a, b) => b.errors - a.errors || b.warnings - a.warnings || b.lines - a.lines),
  }
}

/** What became of a log since it was last read. */
export type LogGrowth = 'same' | 'grown' | 'replaced'

/** What a log read again is to the one that is shown: a shorter or another text is a new day (decisions: Logs and analytics). */
export function growthOf(shown: string, read: string): LogGrowth {
  if (read === shown) return 'same'
  return read.length > shown.length && read.startsWith(shown) ? 'grown' : 'replaced'
}
