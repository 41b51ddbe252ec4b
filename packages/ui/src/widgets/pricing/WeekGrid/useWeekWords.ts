import { clockOf, DAY_MINUTES, type Span } from '@corrente/domain/day-plan'
import { currencySign, minorDigitsOf } from '@corrente/domain/money'
import type {
  Place,
  Refused,
  Tariff,
  WeekCell,
  Weekday,
  WeekStep,
  WeekTariff,
} from '@corrente/domain/pricing'
import { isSameTariff } from '@corrente/domain/pricing'
import { shiftDecimal, writeDecimal } from '@corrente/domain/text'
import { useMemo } from 'react'
import { useFormats } from '../../../foundations/index.ts'
import { type Translate, useText } from '../../../messages/index.ts'

/** The time of a minute; past midnight that of the next day. */
const timeOf = (minute: number) => clockOf(minute > DAY_MINUTES ? minute - DAY_MINUTES : Math.max(0, minute))
/** From when to when. */
export const spanText = ({ start, end }: Span) => `${timeOf(start)}–${timeOf(end)}`

/** What a tariff has besides its price per kWh or per minute. */
export const PRICE_EXTRAS = ['start', 'idle', 'fee', 'tax'] as const
type PriceExtra = (typeof PRICE_EXTRAS)[number]

function wordsOf(t: Translate<'pricing-week'>, locale: string, currency: string) {
  const sign = currencySign({ currency, locale, tenantCurrency: currency })
  const amount = (value: number) =>
    `${sign}\u00a0${writeDecimal(value, locale, { least: minorDigitsOf(currency), isGrouped: true })}`
  const percent = (fraction: number) => `${writeDecimal(shiftDecimal(fraction, 2), locale)}%`
  const price = (tariff: Tariff | null | undefined, isSpoken = false): string => {
    if (tariff === undefined) return t('price.own')
    if (tariff === null) return t('price.draft')
    if (tariff.kwh > 0) return t(isSpoken ? 'price.kwhSpoken' : 'price.kwh', { amount: amount(tariff.kwh) })
    if (tariff.minute > 0)
      return t(isSpoken ? 'price.minuteSpoken' : 'price.minute', { amount: amount(tariff.minute) })
    return tariff.start > 0 ? `${t('price.startOnly')} ${amount(tariff.start)}` : t('price.free')
  }
  /** Some of what a price has besides its kWh or minutes, where it has it. */
  const extras = (tariff: Tariff, parts: readonly PriceExtra[]): readonly string[] =>
    parts.flatMap((part) => {
      const value = tariff[part]
      // A price that is its start alone says so already.
      const isSaid = part === 'start' && tariff.kwh === 0 && tariff.minute === 0
      if (value === 0 || isSaid) return []
      const isShare = part === 'fee' || part === 'tax'
      return t(`head.${part}`, { value: isShare ? percent(value) : amount(value) })
    })
  /** The price of a day in the head of its row: with what is taken once. */
  const head = (tariff: Tariff | null | undefined): string =>
    [price(tariff), ...(tariff ? extras(tariff, ['start']) : [])].join(' · ')
  /** Fee and tax of a price; undefined: there is none to take them on. */
  const shares = (tariff: Tariff | null | undefined): string | undefined =>
    tariff ? extras(tariff, ['fee', 'tax']).join(' · ') || t('head.noShares') : undefined
  const day = (weekday: Weekday) => t(`day.${weekday}`)
  // Portuguese and Spanish begin a weekday with a capital where it begins the text alone.
  const dayWithin = (weekday: Weekday) => t(`dayWithin.${weekday}`)
  const place = (at: Place) => `${day(at.day)} ${spanText(at)}`
  const placeWithin = (at: Place) => `${dayWithin(at.day)} ${spanText(at)}`
  const letterOf = (tariffs: readonly WeekTariff[], tariff: Tariff | null | undefined) =>
    tariff ? tariffs.find((each) => isSameTariff(each.tariff, tariff))?.letter : undefined
  return {
    amount,
    percent,
    price,
    head,
    shares,
    extras,
    /** A weekday that begins a text, and one within it; so with places. */
    day,
    dayWithin,
    place,
    placeWithin,
    letterOf,
    short: (weekday: Weekday) => t(`short.${weekday}`),
    time: timeOf,
    span: spanText,
    /** All values of a tariff (DPR-007). */
    values: (tariff: Tariff | null) => {
      const off = t('price.off')
      const money = (value: number) => (value > 0 ? amount(value) : off)
      const part = (value: number) => (value > 0 ? percent(value) : off)
      return [
        { key: 'start', term: t('price.start'), value: money(tariff?.start ?? 0) },
        {
          key: 'energy',
          term: t('price.energy'),
          value: tariff && tariff.kwh > 0 ? t('price.kwh', { amount: amount(tariff.kwh) }) : off,
        },
        {
          key: 'time',
          term: t('price.time'),
          value: tariff && tariff.minute > 0 ? t('price.minute', { amount: amount(tariff.minute) }) : off,
        },
        { key: 'idle', term: t('price.idle'), value: money(tariff?.idle ?? 0) },
        { key: 'fee', term: t('price.fee'), value: part(tariff?.fee ?? 0) },
        { key: 'tax', term: t('price.tax'), value: part(tariff?.tax ?? 0) },
      ]
    },
    /** A block or a gap, for who does not see it. */
    cell: (cell: WeekCell, tariffs: readonly WeekTariff[]): string => {
      const letter = letterOf(tariffs, cell.tariff)
      const said = {
        day: day(cell.day),
        from: timeOf(cell.start),
        to: clockOf(cell.end),
        kind: t(`kind.${cell.kind}`),
        price: price(cell.tariff, true),
      }
      const text = letter ? t('grid.cellLetter', { ...said, letter }) : t('grid.cell', said)
      return cell.isActive ? text : `${text}, ${t('grid.inactive')}`
    },
    /** The name of a step, as it stands behind "Desfazer:". */
    step: ({ kind, place: at, count }: WeekStep): string =>
      t(`step.${kind}`, { place: at ? placeWithin(at) : '', day: at ? dayWithin(at.day) : '', count }),
    /** Why an edit was not applied. */
    refusal: ({ why, blocker, day: hidden }: Refused, tariffs: readonly WeekTariff[]): string => {
      if (why === 'exception') return t('refusal.exception', { day: day(hidden ?? 'MONDAY') })
      if (why !== 'meets' || !blocker) return t(`refusal.${why === 'meets' ? 'noRoom' : why}`)
      const { start, end, tariff } = blocker.period
      const at = place({ day: blocker.day, start, end: Math.min(end, DAY_MINUTES) })
      const letter = letterOf(tariffs, tariff)
      return letter ? t('refusal.meets', { place: at, letter }) : t('refusal.meetsDraft', { place: at })
    },
  }
}

/** A week of prices in words. */
export type WeekWords = ReturnType<typeof wordsOf>

/** Prices, hours, steps and refusals of a week in words. */
export function useWeekWords(): WeekWords {
  const t = useText('pricing-week')
  const { locale, currency } = useFormats()
  return useMemo(() => wordsOf(t, locale, currency), [t, locale, currency])
}
