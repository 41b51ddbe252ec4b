import { currencySign, minorDigitsOf } from '@corrente/domain/money'
import type { PriceRange } from '@corrente/domain/pricing'
import { writeDecimal } from '@corrente/domain/text'
import { useMemo } from 'react'
import { useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

/** How prices and days are written on the pages of pricing: whole, however many decimals were loaded. */
export function usePriceWords() {
  const t = useText('pricing-profiles')
  const { locale, currency } = useFormats()
  return useMemo(() => {
    const sign = currencySign({ currency, locale, tenantCurrency: currency })
    const amount = (value: number) =>
      `${sign}\u00a0${writeDecimal(value, locale, { least: minorDigitsOf(currency), isGrouped: true })}`
    const day = (date: string) => date.split('-').reverse().join('/')
    return {
      amount,
      per: (unit: 'kwh' | 'minute', value: number) => t(`price.${unit}`, { amount: amount(value) }),
      range: ({ unit, lowest, highest }: PriceRange) =>
        t(`price.${unit}`, {
          amount: lowest === highest ? amount(lowest) : `${amount(lowest)}–${amount(highest)}`,
        }),
      day,
      days: ({ from, to }: { readonly from: string; readonly to: string }) =>
        from === to ? day(from) : t('price.days', { from: day(from), to: day(to) }),
    }
  }, [t, locale, currency])
}
