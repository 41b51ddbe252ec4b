import type { Tariff } from '@corrente/domain/pricing'
import { shiftDecimal, writeDecimal } from '@corrente/domain/text'
import { useMemo } from 'react'
import { MISSING, useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { usePriceWords } from './usePriceWords.ts'

/** A tariff in words: each price by itself, and all of it in one line. */
export function useTariffWords() {
  const t = useText('pricing-profiles')
  const { locale } = useFormats()
  const price = usePriceWords()
  return useMemo(() => {
    const percent = (fraction: number) =>
      `${writeDecimal(shiftDecimal(fraction, 2), locale, { least: 0, isGrouped: false })}%`
    const shown = (value: number, per = '') => (value > 0 ? `${price.amount(value)}${per}` : MISSING)
    return {
      ...price,
      percent,
      /** The facts of a weekday card, in their order (DPR-007). */
      facts: (tariff: Tariff | undefined) => [
        { key: 'start', term: t('tariff.start'), value: tariff ? shown(tariff.start) : MISSING },
        { key: 'kwh', term: t('tariff.kwh'), value: tariff ? shown(tariff.kwh, '/kWh') : MISSING },
        { key: 'minute', term: t('tariff.minute'), value: tariff ? shown(tariff.minute, '/min') : MISSING },
        { key: 'fee', term: t('tariff.fee'), value: tariff ? percent(tariff.fee) : MISSING },
        { key: 'tax', term: t('tariff.tax'), value: tariff ? percent(tariff.tax) : MISSING },
        { key: 'idle', term: t('tariff.idle'), value: tariff ? shown(tariff.idle, '/min') : MISSING },
      ],
      /** What it costs, in a few words. */
      line: (tariff: Tariff | null): string => {
        if (tariff === null) return t('tariff.none')
        const parts = [
          tariff.kwh > 0 && `${price.amount(tariff.kwh)}/kWh`,
          tariff.minute > 0 && `${price.amount(tariff.minute)}/min`,
          tariff.start > 0 && t('tariff.lineStart', { amount: price.amount(tariff.start) }),
          tariff.idle > 0 && t('tariff.lineIdle', { amount: price.amount(tariff.idle) }),
          tariff.fee > 0 && t('tariff.lineFee', { percent: percent(tariff.fee) }),
          tariff.tax > 0 && t('tariff.lineTax', { percent: percent(tariff.tax) }),
        ].filter(Boolean)
        const isFree = tariff.kwh === 0 && tariff.minute === 0 && tariff.start === 0
        return [...(isFree ? [t('tariff.free')] : []), ...parts].join(' · ')
      },
    }
  }, [t, locale, price])
}
