import type { EpochMs } from '../time/index.ts'

/** The levels that a log line names, mildest first. */
export const LOG_LEVELS = ['TRACE', 'DEBUG', 'INFO', 'WARN', 'ERROR', 'FATAL'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const NAMES = LOG_LEVELS.join('|')
/** What colours a terminal. */
const INK = String.raw`\u001b\[[\d;]*m`
/** What may stand before a level: blanks, a time, the name of a thread in brackets. */
const BEFORE = String.raw`^((?:${INK}|[\s\d:.,TZ+/-])*)(\[(?!\s*(?:${NAMES})\b)[^\][\s]{1,60}\]\s+)?`
/** A level in brackets, or bare behind or before a time; the same letters within a text are none. */
const LEVEL = new RegExp(
  String.raw`${BEFORE}((?:${INK})*\[(?:${INK})*\s*(${NAMES})(?:ING)?\s*(?:${INK})*\](?:${INK})*|(${NAMES})(?:ING)?(?=[\s:(]))`,
)
/** At the beginning of a line, or behind what stands in brackets there: a payload has times of its own. */
const TIME = new RegExp(
  String.raw`^((?:${INK}|\s|\[[^\]]{1,99}\]|(?:${NAMES})\s)*)(\d{4}-\d{2}-\d{2}[T ](\d{2}:\d{2}:\d{2}(?:[.,]\d{1,3})?)\d*Z?)`,
)
/** What is left before the text once time, level and station are cut out. */
const LEFT = new RegExp(String.raw`^(?:${INK}|[\s-])+`)
/** A date, as a level without brackets stands before it. */
const DATE = /^\s+\d{4}-\d{2}-\d{2}/
/** In brackets, where an id may hold blanks, or bare. */
const STATION =
  /\[\s*chargeBoxId\s*[=:]\s*"?([^,;\]"]+)[^\]]{0,99}\]|\bchargeBoxId\s*[=:]\s*"?([^\s,;\]"]+)"?/i
/** Where time, level and station stand; what comes after may be a payload that only looks like them. */
const HEAD = 240

interface Cut {
  readonly index: number
  readonly text: string
}

/** The level of a line, and where it stands. */
function levelIn(line: string): (Cut & { readonly level: LogLevel }) | undefined {
  const found = LEVEL.exec(line)
  if (!found) return undefined
  const [, lead = '', thread = '', text = '', framed, bare] = found
  const hasTime = /\d/.test(lead)
  const index = lead.length + thread.length
  if (thread !== '' && !hasTime) return undefined
  if (bare !== undefined && !hasTime && !DATE.test(line.slice(index + text.length))) return undefined
  return { index, text, level: (framed ?? bare) as LogLevel } // the expression names them
}

/** The time that a line begins with. */
function timeIn(line: string): (Cut & { readonly clock: string | undefined }) | undefined {
  const found = TIME.exec(line)
  if (!found) return undefined
  const [, lead = '', text = '', clock] = found
  return { index: lead.length, text, clock }
}

/** The level that a line names (LOG-002); undefined for one without, such as the lines of a stack trace. */
export const levelOf = (line: string): LogLevel | undefined => levelIn(line.slice(0, HEAD))?.level

/** The charge box id that a line says it is about; undefined where it says none. */
export function stationOf(line: string): string | undefined {
  const found = STATION.exec(line.slice(0, HEAD))
  return (found?.[1] ?? found?.[2])?.trim()
}

/**
 * The time of day as the server wrote it, milliseconds included. Its zone is not known, so it is never converted.
 * Undefined where the line has none.
 */
export function clockOf(line: string): string | undefined {
  return timeIn(line.slice(0, HEAD))?.clock?.replace(',', '.')
}

/** The time of a line as the server wrote it, read as if it were UTC; undefined where it has none. */
export function wallOf(line: string): EpochMs | undefined {
  const text = timeIn(line.slice(0, HEAD))?.text
  const at =
    text === undefined
      ? Number.NaN
      : Date.parse(`${text.replace(' ', 'T').replace(',', '.').slice(0, 23).replace(/Z$/, '')}Z`)
  return Number.isNaN(at) ? undefined : at
}

/** The instant of a line that says it is in UTC; undefined for any other. */
export const instantOf = (line: string): EpochMs | undefined =>
  timeIn(line.slice(0, HEAD))?.text.endsWith('Z') ? wallOf(line) : undefined

const DAY_MS = 86_400_000

/** Milliseconds from one clock to a later one, across midnight too; undefined where one is missing. */
export function clockSpan(from: string | undefined, to: string | undefined): number | undefined {
  const [start, end] = [clockMs(from), clockMs(to)]
  if (start === undefined || end === undefined) return undefined
  return end >= start ? end - start : end - start + DAY_MS
}

function clockMs(clock: string | undefined): number | undefined {
  if (clock === undefined) return undefined
  const [hours = 0, minutes = 0, seconds = 0] = clock.split(':').map(Number)
  return Math.round((hours * 3600 + minutes * 60 + seconds) * 1000)
}

/** What a line says beside its time, level and station. */
export function messageOf(line: string): string {
  const head = line.slice(0, HEAD)
  const station = STATION.exec(head)
  const cuts = [timeIn(head), levelIn(head), station && { index: station.index, text: station[0] }]
    .filter((found) => found !== undefined && found !== null)
    .sort((a, b) => b.index - a.index)
  let message = line
  for (const { index, text } of cuts)
    message = `${message.slice(0, index).trimEnd()} ${message.slice(index + text.length).trimStart()}`
  // A stack trace is read by its indent.
  return cuts.length === 0 ? line : message.replace(LEFT, '')
}

/**
 * A text as it can be shown, copied and saved: what would steer a terminal or turn the order of the letters becomes a
 * sign of its own, so that a log line is never more than text. Line ends and tabs stay.
 */
export const visibleText = (text: string): string => text.replace(STEERING, signOf)

const STEERING = /[\p{Cc}\p{Bidi_Control}]/gu

function signOf(character: string): string {
  if (character === '\n' || character === '\t') return character
  const code = character.charCodeAt(0)
  if (code < 0x20) return String.fromCharCode(0x2400 + code)
  if (code === 0x7f) return '\u2421'
  return `\u27E8${code.toString(16).toUpperCase().padStart(4, '0')}\u27E9`
}
