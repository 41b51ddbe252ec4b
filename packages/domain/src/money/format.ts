import type { Coin } from './coin.ts'
import { toHundredths } from './hundredths.ts'

/** How an amount is written. */
export interface MoneyStyle {
  /** The amount's own coin. */
  readonly coin: Coin
  /** The tenant's locale, as `pt-BR` (`localeOf`). */
  readonly locale: string
  /** The tenant's own coin, written with its symbol; any other shows its code. Default: the amount's. */
  readonly tenantCoin?: Coin
}

const formats = new Map<string, Intl.NumberFormat>()
const FORMATS_MAX = 200

/**
 * An amount in currency units as text with always two decimals (MON-047), rounded half away from zero; '-' when absent.
 * The tenant's coin shows its symbol, another one its code (MON-009); a coin that is no ISO code is shown raw.
 */
export function formatMoney(amount: number | string | null | undefined, style: MoneyStyle): string {
  const hundredths = toHundredths(amount)
  if (hundredths !== undefined) return formatUnits(hundredths / 100, style)
  // Past the exact range a rounded figure is better than none.
  return typeof amount === 'number' && Number.isFinite(amount) ? formatUnits(amount, style) : '-'
}

/** The coin as it stands before an amount: 'R$' for the tenant's own, 'USD' for another one (MON-009). */
export function coinSign({ coin, locale, tenantCoin = coin }: MoneyStyle): string {
  const parts = formatFor(locale, coin, coin === tenantCoin)?.formatToParts(0)
  return parts?.find(({ type }) => type === 'currency')?.value ?? coin
}

function formatUnits(units: number, { coin, locale, tenantCoin = coin }: MoneyStyle): string {
  const own = coin === tenantCoin
  const format = formatFor(locale, coin, own)
  if (format) return format.format(units)
  return `${coin} ${formatFor(locale, undefined, own)?.format(units) ?? units.toFixed(2)}`
}

function formatFor(locale: string, coin: Coin | undefined, own: boolean): Intl.NumberFormat | undefined {
  const key = `${locale}|${coin ?? ''}|${own}`
  const known = formats.get(key)
  if (known) return known
  try {
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      ...(coin !== undefined && {
        style: 'currency',
        currency: coin,
        currencyDisplay: own ? 'narrowSymbol' : 'code',
      }),
    })
    if (formats.size < FORMATS_MAX) formats.set(key, format)
    return format
  } catch {
    return undefined
  }
}
