/** The levels that a log line names, mildest first. */
export const LOG_LEVELS = ['INFO', 'WARN', 'ERROR'] as const
export type LogLevel = (typeof LOG_LEVELS)[number]

const LEVEL = /\[\s*(INFO|WARN|ERROR)\s*\]/
const TIME = /\d{4}-\d{2}-\d{2}[T ](\d{2}:\d{2}:\d{2}(?:[.,]\d{1,3})?)\d*Z?/
/** In brackets, where an id may hold blanks, or bare. */
const STATION =
  /\[\s*chargeBoxId\s*[=:]\s*"?([^,;\]"]+)[^\]]{0,99}\]|\bchargeBoxId\s*[=:]\s*"?([^\s,;\]"]+)"?/i
/** Where time, level and station stand; what comes after may be a payload that only looks like them. */
const HEAD = 240

/** The level that a line names (LOG-002); undefined for one without, such as the lines of a stack trace. */
export function levelOf(line: string): LogLevel | undefined {
  return LEVEL.exec(line)?.[1] as LogLevel | undefined // the expression names the three
}

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
  return TIME.exec(line.slice(0, HEAD))?.[1]?.replace(',', '.')
}

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
  const time = TIME.exec(head)
  const level = LEVEL.exec(head)
  const station = STATION.exec(head)
  const cuts = [time, level, station].filter((found) => found !== null).sort((a, b) => b.index - a.index)
  let message = line
  for (const { index, 0: text } of cuts)
    message = `${message.slice(0, index).trimEnd()} ${message.slice(index + text.length).trimStart()}`
  // A stack trace is read by its indent.
  return cuts.length === 0 ? line : message.replace(/^[\s-]+/, '')
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
