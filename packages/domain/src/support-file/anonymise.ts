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
/** A number of two digits or with a fraction: an amount or a count. `98765.4321` is how somebody writes a telephone. */
const AMOUNT = /^-?(?:\d{1,2}|\d{1,6}[.,]\d{1,3}|\d{1,2}[.,]\d{4,6})$/
/** A field's name, as the wire and the addresses write them; a charger's id or a name begins with a capital. */
const FIELD = /^[a-z_][A-Za-z_]*(?:\d{1,2}[A-Za-z_]*)?$/
/** Fields that are records by a charger's id, which may be of small letters alone. */
const BY_STATION = /^(?:connectorIds|transactionIds|resultMap)$/

/** Keys of what a place or a person is found by, whatever the value looks like. */
const PLACE_KEY = /lat|lng|lon|zip|cep|house|apartment|block|complement|floor|password|token/i
const POSITION_KEY = /latitude|longitude|coord|(?:^|_)(?:lat|lng|lon)$|(?:Lat|Lng|Lon)$/i
/** Keys of numbers that name something. */
const NAMING_KEY =
  /(?:id|pk|fk|number|code|cpf|cnpj|document|phone|serial|tag|plate|zip|cep|house|apartment)s?$/i
const BIRTH_KEY = /birth/i

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
  const stays = (date: string) => !BIRTH_KEY.test(key) && isNear(date, now)
  const iso = DATE.exec(text)?.[1]
  if (iso !== undefined) return stays(iso) ? text : text.replace(iso, '1990-01-01')
  const [local, day, month, year] = LOCAL_DATE.exec(text) ?? []
  if (local !== undefined)
    return stays(`${year}-${month}-${day}`) ? text : text.replace(`${day}/${month}/${year}`, '01/01/1990')
  if (!isPlace && !NAMING_KEY.test(key) && AMOUNT.test(text)) return text
  return mask.text(text)
}

function anonymousNumber(value: number, key: string, { now, mask }: Means): number {
  const isWhole = Number.isSafeInteger(value)
  if (POSITION_KEY.test(key) && !isWhole) return Math.round(value * 10) / 10
  const size = Math.abs(value)
  if (size < 100) return value
  if (isWhole && NAMING_KEY.test(key)) return mask.whole(value)
  if (Math.abs(value - now) <= NEAR_MS) return value
  if (!isWhole) return size < 1e7 ? value : Math.round(size) % 1e6
  return size >= 1e7 ? mask.whole(value) : value
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
  const areFields =
    !BY_STATION.test(key) && entries.every(([own]) => own.length <= 60 && (FIELD.test(own) || isWord(own)))
  return Object.fromEntries(
    entries.map(([own, one]) =>
      areFields
        ? [own, anonymous(one, own, means, depth + 1)]
        : [anonymousText(own, 'id', means), anonymous(one, key, means, depth + 1)],
    ),
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
        .filter(([key]) => FIELD.test(key))
        .map(([key, value]) => `${key}=${encodeURIComponent(anonymousText(value, key, means))}`)
      return anonymousPath(pathname, means) + (query.length === 0 ? '' : `?${query.join('&')}`)
    },
  }
}
