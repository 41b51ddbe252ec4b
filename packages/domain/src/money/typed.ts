import { decimalSigns, shiftDecimal, writeDecimal } from '../text/index.ts'
import type { Coin } from './coin.ts'

/** The coins of ISO 4217 that have other than two decimals. The platform's own table says 0 for COP, as shops round it. */
const MINOR_DIGITS: ReadonlyMap<string, number> = new Map([
  ...'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF'
    .split(' ')
    .map((c) => [c, 0] as const),
  ...'BHD IQD JOD KWD LYD OMR TND'.split(' ').map((c) => [c, 3] as const),
  ...'CLF UYW'.split(' ').map((c) => [c, 4] as const),
])
/** Digits that a number keeps exactly. */
const DIGITS_MAX = 15

/** Decimals of a coin for input, by ISO 4217 (decisions: Coins); 2 where it is no known code. */
export function minorDigitsOf(coin: Coin): number {
  return MINOR_DIGITS.get(coin.toUpperCase()) ?? 2
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
 * An amount as its field shows it, without the coin: always with the coin's decimals, and with all that the amount has,
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
