import { isAbsent } from './absent.ts'

const NUMERIC = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[+-]?\d{1,3})?$/i

/**
 * A number, or the text of one (`"12"`, `"1.5"`); anything else is undefined, also what no figure of a network can be:
 * infinite, or past 9 007 199 254 740 991, where sums and products would run over.
 */
export function numberOf(value: unknown): number | undefined {
  if (typeof value === 'number') return inRange(value)
  if (typeof value !== 'string') return undefined
  const text = value.trim()
  return text.length <= 40 && NUMERIC.test(text) ? inRange(Number(text)) : undefined
}

function inRange(number: number): number | undefined {
  return Math.abs(number) <= Number.MAX_SAFE_INTEGER ? number : undefined
}

/** A whole number of at least 0 that is exact (a key, a connector number), or its text; anything else is undefined. */
export function keyNumberOf(value: unknown): number | undefined {
  const number = numberOf(value)
  return number !== undefined && Number.isSafeInteger(number) && number >= 0 ? number : undefined
}

/** A text, trimmed; absent (see `isAbsent`) and everything that is no text are undefined. */
export function textOf(value: unknown): string | undefined {
  return typeof value === 'string' && !isAbsent(value) ? value.trim() : undefined
}

/** A key text: taken as it is, a number as its digits; empty or blank is undefined. */
export function keyTextOf(value: unknown): string | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? String(value) : undefined
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined
}

/**
 * A boolean, or 'true'/'false'/1/0; absent (null, no text) is undefined.
 * What is there but cannot be read is **false**: an unreadable yes grants nothing.
 */
export function booleanOf(value: unknown): boolean | undefined {
  if (typeof value === 'boolean') return value
  if (value === null || value === undefined) return undefined
  if (typeof value === 'string') {
    if (isAbsent(value)) return undefined
    const text = value.trim().toLowerCase()
    return text === 'true' || text === '1'
  }
  return value === 1
}
