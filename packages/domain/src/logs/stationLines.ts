import type { EpochMs } from '../time/index.ts'
import { frameOf } from './frame.ts'
import { instantOf, type LogLevel, levelOf, messageOf, stationOf, visibleText, wallOf } from './line.ts'
import { coverLine } from './personal.ts'
import { withoutSecrets } from './secrets.ts'

/** A line of the log about one station, as it may leave the house: cards, contacts and secrets are covered. */
export interface StationLine {
  /** Tells lines apart; never shown. */
  readonly key: string
  readonly at: EpochMs
  /** A warning or worse; undefined: an ordinary one. */
  readonly level: LogLevel | undefined
  /** What it says; of an OCPP message its action and what matters of its payload. */
  readonly text: string
}

/** What a day's log holds of one station and a stretch. `noClock`: nothing in it says in which zone its times are. */
export type StationLines =
  | { readonly kind: 'lines'; readonly lines: readonly StationLine[]; readonly isCut: boolean }
  | { readonly kind: 'noClock' }

/** More lines are read in the log itself. */
const MOST = 200
const LONGEST = 300
const QUARTER_MS = 15 * 60_000
/** So many answers with the server's clock tell the zone; one may have been written late. */
const CLOCKS = 5
const CLOCK = /"currentTime"\s*:\s*"([\d:.T-]{10,30}(?:Z|[+-]\d{2}:?\d{2}))"/
/** They come by the hundred and are told by the curve and by the connection. */
const ROUTINE: ReadonlySet<string | undefined> = new Set(['Heartbeat', 'MeterValues'])
const GRAVE: ReadonlySet<LogLevel | undefined> = new Set<LogLevel>(['WARN', 'ERROR', 'FATAL'])

/** The lines that hold a text, without splitting a log of many megabytes; letters as they are. */
function* linesWith(log: string, text: string): Generator<string> {
  for (let found = log.indexOf(text); found >= 0; ) {
    const end = log.indexOf('\n', found)
    const stop = end < 0 ? log.length : end
    yield log.slice(log.lastIndexOf('\n', found) + 1, stop).trimEnd()
    found = log.indexOf(text, stop)
  }
}

/** What the times of the log are ahead of UTC, by the server's own clock in its answers; undefined: it told none. */
function offsetOf(log: string): number | undefined {
  const seen: number[] = []
  for (const line of linesWith(log, '"currentTime"')) {
    const wall = wallOf(line)
    const told = Date.parse(CLOCK.exec(line)?.[1] ?? '')
    if (wall === undefined || Number.isNaN(told)) continue
    seen.push(Math.round((wall - told) / QUARTER_MS) * QUARTER_MS)
    if (seen.length === CLOCKS) break
  }
  return seen.sort((a, b) => a - b)[Math.floor(seen.length / 2)]
}

/** What a line says in a case; undefined: nothing that the rest of it does not say. */
function sayingOf(line: string): Pick<StationLine, 'level' | 'text'> | undefined {
  const shown = visibleText(coverLine(withoutSecrets(line)))
  const level = levelOf(line)
  const grave = GRAVE.has(level) ? level : undefined
  const frame = frameOf(shown)
  if (!frame) return grave && { level: grave, text: messageOf(shown).slice(0, LONGEST) }
  if (ROUTINE.has(frame.action) || (frame.action === undefined && frame.words.length === 0)) return undefined
  return { level: grave, text: [frame.action, ...frame.words].filter(Boolean).join(' ').slice(0, LONGEST) }
}

/**
 * The lines of a day's log about one station, oldest first as they stand there.
 * @param station - charge box id
 * @param stretch - both ends belong to it
 */
export function stationLinesOf(
  log: string,
  station: string,
  { from, to }: { readonly from: EpochMs; readonly to: EpochMs },
): StationLines {
  const lines: StationLine[] = []
  let offset: number | undefined
  let isOffsetRead = false
  let place = 0
  for (const line of linesWith(log, station)) {
    place += 1
    if (stationOf(line)?.toLowerCase() !== station.toLowerCase()) continue
    const wall = wallOf(line)
    if (wall === undefined) continue
    let at = instantOf(line)
    if (at === undefined) {
      if (!isOffsetRead) offset = offsetOf(log)
      isOffsetRead = true
      if (offset === undefined) return { kind: 'noClock' }
      at = wall - offset
    }
    const said = at >= from && at <= to ? sayingOf(line) : undefined
    if (said) lines.push({ key: String(place), at, ...said })
  }
  return { kind: 'lines', lines: lines.slice(0, MOST), isCut: lines.length > MOST }
}
