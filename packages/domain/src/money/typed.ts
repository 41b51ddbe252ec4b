import { decimalSigns, type EditKind, shiftDecimal, writeDecimal } from '../text/index.ts'
import type { Currency } from './currency.ts'

/** The currencies of ISO 4217 that have other than two decimals. The platform's own table says 0 for COP, as shops round it. */
const MINOR_DIGITS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((c) => [c, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((c) => [c, 3] as const),
  ...'CLF UYW'.split(' ').map((c) => [c, 4] as const),
])
/** Digits that a number keeps exactly. */
const DIGITS_MAX = 15

/** Decimals of a currency for input, by ISO 4217 (decisions: Currencies); 2 where it is no known code. */
export function minorDigitsOf(currency: Currency): number {
  return MINOR_DIGITS.get(currency.toUpperCase()) ?? 2
}

/**
 * The amount of a digit string that is filled from the right (RFD-011, DPR-036): `1234` with 2 decimals is 12.34.
 * Everything but digits is passed over; undefined where none is left, and past 15 digits.
 */
export function amountOfDigits(text: string, decimals: number): number | undefined {
  const digits = text.replaceAll(/\D/g, '').replace(/^0+(?=\d)/, '')
  return digits === '' || digits.length > DIGITS_MAX ? undefined : shiftDecimal(Number(digits), -decimals)
}

/**
 * An amount as its field shows it, without the currency: always with the currency's decimals, and with all that the amount has,
 * so that a loaded price of more decimals is shown whole.
 */
export function writeAmount(amount: number, locale: string, decimals: number): string {
  return writeDecimal(amount, locale, { least: decimals, isGrouped: true })
}

/** How many decimals a shown amount has: 4 for `0,8537` in `pt-BR`. */
export function shownDecimals(text: string, locale: string): number {
  const { decimal } = decimalSigns(locale)
  const at = text.lastIndexOf(decimal)
  return at < 0 ? 0 : text.length - at - decimal.length
}

/** What an amount's field takes. */
export interface AmountRules {
  /** The tenant's locale. */
  readonly locale: string
  /** Decimals of its currency (`minorDigitsOf`). */
  readonly decimals: number
  /** Most characters as typed, signs included (STF-075). Undefined is no limit. */
  readonly limit?: number | undefined
}

/** An amount's field after an edit. */
export interface AmountEdit {
  readonly amount: number | undefined
  readonly text: string
  /** Where the caret belongs: the digits behind it are still behind it. */
  readonly caret: number
  /** Why a typed character was not taken. */
  readonly refused?: 'notNumber' | 'negative' | 'limit'
}

/**
 * Reads what typing or deleting left in an amount's field: its digits fill from the right, signs come by themselves. A
 * shown amount keeps its number of decimals while it is edited. Deleting the last digit that is not zero empties it.
 *
 * @param before what the field showed before.
 * @param after what the edit left in it.
 * @param caret where the caret stands in `after`.
 */
export function editAmount(
  before: string,
  after: string,
  caret: number,
  kind: EditKind,
  { locale, decimals, limit = Number.POSITIVE_INFINITY }: AmountRules,
): AmountEdit {
  const scale = Math.max(decimals, shownDecimals(before, locale))
  const digits = after.replaceAll(/\D/g, '')
  const held = before.replaceAll(/\D/g, '')
  const behind = after.slice(caret).replaceAll(/\D/g, '').length
  const finish = (text: string, left: number, refused?: AmountEdit['refused']): AmountEdit => ({
    amount: amountOfDigits(text, scale),
    text,
    caret: placeBefore(text, left),
    ...(refused && { refused }),
  })
  if (kind === 'type') {
    if (after.includes('-')) return finish(before, behind, 'negative')
    if (/[^\d.,\p{Z}]/u.test(after)) return finish(before, behind, 'notNumber')
    const amount = amountOfDigits(digits, scale)
    if (amount === undefined) return finish(before, behind, digits === '' ? undefined : 'limit')
    const text = writeAmount(amount, locale, scale)
    const isOver = text.length > Math.max(limit, before.length)
    return isOver ? finish(before, behind, 'limit') : finish(text, behind)
  }
  const isSign = digits === held && before !== after
  const at = digits.length - behind - (kind === 'deleteBefore' ? 1 : 0)
  const kept = isSign && at >= 0 ? digits.slice(0, at) + digits.slice(at + 1) : digits
  if (/^0*$/.test(kept)) return { amount: undefined, text: '', caret: 0 }
  const text = writeAmount(amountOfDigits(kept, scale) ?? 0, locale, scale)
  return finish(text, isSign && kind === 'deleteAfter' ? behind - 1 : behind)
}

/** The place in a text that has so many digits behind it. */
function placeBefore(text: string, digits: number): number {
  let at = text.length
  for (let left = digits; at > 0 && left > 0; at -= 1) if (/\d/.test(text.charAt(at - 1))) left -= 1
  return at
}
