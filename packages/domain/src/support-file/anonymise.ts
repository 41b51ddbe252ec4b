import { matchRoute, routeOf } from '../routing/index.ts'
import { DAY_MS, type EpochMs } from '../time/index.ts'
import { isJsonObject } from '../wire/index.ts'
import { createMask, type Mask } from './mask.ts'
import { isWord } from './words.ts'

/** Days before and after now in which a date is one of the network, and not somebody's birthday. */
const NEAR_MS = 15 * 365 * DAY_MS
const DEEPEST = 40

const DAY = '\\d{4}-\\d{2}-\\d{2}'
const DATE = new RegExp(
  `^(${DAY})(?:[T ]\\d{2}:\\d{2}(?::\\d{2}(?:[.,]\\d{1,9})?)?(?:Z|[+-]\\d{2}:?\\d{2})?)?$`,
)
const LOCAL_DATE = /^(\d{2})\/(\d{2})\/(\d{4})(?: \d{2}:\d{2}(?::\d{2})?)?$/
const TIME = /^(?:[01]\d|2[0-4]):[0-5]\d(?::[0-5]\d)?$/
/** A number with a fraction, or of two digits: an amount or a count, and nobody's number. */
const AMOUNT = /^-?(?:\d{1,2}|\d{1,6}[.,]\d{1,6})$/
const KEY = /^[a-z_]+(?:\d{1,2}[a-z_]*)?$/i

/** Keys of what a place or a person is found by, whatever the value looks like. */
const PLACE_KEY = /lat|lng|lon|zip|cep|house|apartment|block|complement|floor|password|token/i
const POSITION_KEY = /lat|lng|lon/i
/** Keys of numbers that name something. */
const NAMING_KEY = /(?:id|pk|fk|number|code|cpf|cnpj|document|phone|serial|tag)$/i

/** Makes what a page knew fit for a file that leaves the operator's network: the same form, and nobody in it. */
export interface Anonymiser {
  /**
   * A JSON value: keys, types, words of the wire, dates within 15 years, times and amounts stay; every other text, and
   * every number that may name something, is replaced, the same one always by the same one.
   */
  readonly json: (value: unknown, key?: string) => unknown
  /** The address of a page, path and query: its parameters and what was typed are replaced. */
  readonly address: (address: string) => string
}

/** Whether a day, as `2026-03-14`, is near: not a birthday of a grown person. */
const isNear = (day: string, now: EpochMs): boolean => Math.abs(Date.parse(day) - now) <= NEAR_MS

function anonymousText(text: string, key: string, { now, mask }: Means): string {
  const isPlace = PLACE_KEY.test(key)
  if (text === '' || (!isPlace && (isWord(text) || TIME.test(text)))) return text
  const iso = DATE.exec(text)?.[1]
  if (iso !== undefined) return isNear(iso, now) ? text : text.replace(iso, '1990-01-01')
  const [local, day, month, year] = LOCAL_DATE.exec(text) ?? []
  if (local !== undefined)
    return isNear(`${year}-${month}-${day}`, now)
      ? text
      : text.replace(`${day}/${month}/${year}`, '01/01/1990')
  if (!isPlace && AMOUNT.test(text)) return text
  return mask.text(text)
}

function anonymousNumber(value: number, key: string, { now, mask }: Means): number {
  const isWhole = Number.isSafeInteger(value)
  if (POSITION_KEY.test(key) && !isWhole) return Math.round(value * 10) / 10
  const size = Math.abs(value)
  if (size < 100 || Math.abs(value - now) <= NEAR_MS) return value
  if (!isWhole) return size < 1e7 ? value : Math.round(size) % 1e6
  return NAMING_KEY.test(key) || size >= 1e7 ? mask.whole(value) : value
}

interface Means {
  readonly now: EpochMs
  readonly mask: Mask
}

function anonymous(value: unknown, key: string, means: Means, depth: number): unknown {
  if (typeof value === 'string') return anonymousText(value, key, means)
  if (typeof value === 'number') return anonymousNumber(value, key, means)
  if (typeof value === 'boolean' || value === null) return value
  if (depth > DEEPEST) return null
  if (Array.isArray(value)) return value.map((one) => anonymous(one, key, means, depth + 1))
  if (!isJsonObject(value)) return null
  const entries = Object.entries(value).filter(([own]) => own !== '__proto__')
  // One key that is no name of a field: the keys are data, of all of them.
  const areFields = entries.every(([own]) => own.length <= 60 && KEY.test(own))
  return Object.fromEntries(
    entries.map(([own, one]) => [
      areFields ? own : anonymousText(own, 'id', means),
      anonymous(one, own, means, depth + 1),
    ]),
  )
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return ''
  }
}

/** The parameters of a query, decoded; the text is that behind the `?`. */
export const pairsOf = (text: string): readonly (readonly [string, string])[] =>
  text
    .split('&')
    .filter(Boolean)
    .map((pair) => {
      const [key = '', ...value] = pair.split('=')
      return [decoded(key), decoded(value.join('='))]
    })

function anonymousPath(pathname: string, means: Means): string {
  const match = matchRoute(pathname)
  if (!match) return '/not-found'
  const { path } = routeOf(match.id)
  return path.replace(/\$(\w+)/g, (_place, name: string) => {
    const value = Object.entries(match.params).find(([own]) => own === name)?.[1] ?? ''
    return encodeURIComponent(anonymousText(value, 'id', means))
  })
}

/**
 * An anonymiser for one file.
 * @param now - when the file is made
 */
export function createAnonymiser(now: EpochMs): Anonymiser {
  const means: Means = { now, mask: createMask() }
  return {
    json: (value, key = '') => anonymous(value, key, means, 0),
    address: (address) => {
      const [pathname = '', search = ''] = address.replace(/#.*/, '').split('?', 2)
      const query = pairsOf(search)
        .filter(([key]) => KEY.test(key))
        .map(([key, value]) => `${key}=${encodeURIComponent(anonymousText(value, key, means))}`)
      return anonymousPath(pathname, means) + (query.length === 0 ? '' : `?${query.join('&')}`)
    },
  }
}
