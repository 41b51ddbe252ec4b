import type { Currency } from './currency.ts'
import { toHundredths } from './hundredths.ts'

/** How an amount is written. */
export interface MoneyStyle {
  /** The amount's own currency. */
  readonly currency: Currency
  /** The tenant's locale, as `pt-BR` (`localeOf`). */
  readonly locale: string
  /** The tenant's own currency, written with its symbol; any other shows its code. Default: the amount's. */
  readonly tenantCurrency?: Currency
}

const formats = new Map<string, Intl.NumberFormat>()
const FORMATS_MAX = 200

/**
 * An amount in currency units as text with always two decimals (MON-047), rounded half away from zero; '-' when absent.
 * The tenant's currency shows its symbol, another one its code (MON-009); a currency that is no ISO code is shown raw.
 */
export function formatMoney(amount: number | string | null | undefined, style: MoneyStyle): string {
  const hundredths = toHundredths(amount)
  if (hundredths !== undefined) return formatUnits(hundredths / 100, style)
  // Past the exact range a rounded figure is better than none.
  return typeof amount === 'number' && Number.isFinite(amount) ? formatUnits(amount, style) : '-'
}

/** The currency as it stands before an amount: 'R$' for the tenant's own, 'USD' for another one (MON-009). */
export function currencySign({ currency, locale, tenantCurrency = currency }: MoneyStyle): string {
  const parts = formatFor(locale, currency, currency === tenantCurrency)?.formatToParts(0)
  return parts?.find(({ type }) => type === 'currency')?.value ?? currency
}

function formatUnits(units: number, { currency, locale, tenantCurrency = currency }: MoneyStyle): string {
  const own = currency === tenantCurrency
  const format = formatFor(locale, currency, own)
  if (format) return format.format(units)
  return `${currency} ${formatFor(locale, undefined, own)?.format(units) ?? units.toFixed(2)}`
}

function formatFor(
  locale: string,
  currency: Currency | undefined,
  own: boolean,
): Intl.NumberFormat | undefined {
  const key = `${locale}|${currency ?? ''}|${own}`
  const known = formats.get(key)
  if (known) return known
  try {
    const format = new Intl.NumberFormat(locale, {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
      ...(currency !== undefined && {
        style: 'currency',
        currency,
        currencyDisplay: own ? 'narrowSymbol' : 'code',
      }),
    })
    if (formats.size < FORMATS_MAX) formats.set(key, format)
    return format
  } catch {
    return undefined
  }
}
