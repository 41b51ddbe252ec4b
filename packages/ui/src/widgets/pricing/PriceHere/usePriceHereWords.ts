import { clockOf } from '@corrente/domain/day-plan'
import {
  type LocalMoment,
  type NextPrice,
  type OwnPrice,
  type PriceHere,
  type PriceLayer,
  priceTrend,
  type Tariff,
  weekdayOf,
} from '@corrente/domain/pricing'
import { useMemo } from 'react'
import { MISSING, useFormats } from '../../../foundations/index.ts'
import { type Translate, useText } from '../../../messages/index.ts'
import { useWeekWords, type WeekWords } from '../WeekGrid/useWeekWords.ts'

const DAY_MS = 86_400_000
const shown = (date: string) => date.split('-').reverse().join('/')

/** When it changes, as one says it: "às 22:00", "amanhã às 06:00", "sábado às 12:00", "em 24/12/2026 às 00:00". */
function whenOf(t: Translate<'price-here'>, week: WeekWords, { date, minute }: NextPrice, now: LocalMoment) {
  const time = clockOf(minute)
  const days = Math.round((Date.parse(date) - Date.parse(now.date)) / DAY_MS)
  if (days === 0) return t('when.today', { time })
  if (days === 1) return t('when.tomorrow', { time })
  return days < 7
    ? t('when.weekday', { day: week.dayWithin(weekdayOf(date)), time })
    : t('when.date', { date: shown(date), time })
}

function layerOf(t: Translate<'price-here'>, week: WeekWords, layer: PriceLayer): string {
  switch (layer.layer) {
    case 'exception': {
      const { from, to } = layer.exception
      return from === to
        ? t('layer.exceptionDay', { date: shown(from) })
        : t('layer.exception', { from: shown(from), to: shown(to) })
    }
    case 'period':
      return t('layer.period', { place: week.placeWithin({ day: layer.day, ...layer.period }) })
    case 'general':
      return t('layer.general', { day: week.dayWithin(layer.day) })
    case 'own':
      return t('why.silent')
  }
}

/** A price here and now in words. */
export function usePriceHereWords() {
  const t = useText('price-here')
  const week = useWeekWords()
  const { locale } = useFormats()
  return useMemo(() => {
    const list = new Intl.ListFormat(locale, { type: 'conjunction' })
    const price = (tariff: OwnPrice | Tariff): string => {
      if (tariff === undefined) return MISSING
      return tariff === 'notCharged' ? t('notCharged') : week.price(tariff)
    }
    /** What comes after a price. @param from - undefined: the connector's own */
    const change = (from: Tariff | undefined, next: NextPrice | undefined, now: LocalMoment): string => {
      if (!next) return t('next.never')
      const when = whenOf(t, week, next, now)
      if (next.tariff === undefined) return t('next.own', { when })
      const trend = from ? priceTrend(from, next.tariff) : 'other'
      return t(`next.${trend}`, { when, price: week.price(next.tariff) })
    }
    return {
      price,
      time: clockOf,
      ids: (connectors: readonly number[]) => list.format(connectors.map(String)),
      layer: (layer: PriceLayer) => layerOf(t, week, layer),
      /** What else is charged: start, idle, fee, tax; '' for nothing. */
      extras: (tariff: OwnPrice): string =>
        tariff === undefined || tariff === 'notCharged'
          ? ''
          : [
              // A price by energy or time stands large; a start price alone does, too.
              tariff.start > 0 && (tariff.kwh > 0 || tariff.minute > 0)
                ? t('extra.start', { amount: week.amount(tariff.start) })
                : '',
              tariff.idle > 0 ? t('extra.idle', { amount: week.amount(tariff.idle) }) : '',
              tariff.fee > 0 ? t('extra.fee', { percent: week.percent(tariff.fee) }) : '',
              tariff.tax > 0 ? t('extra.tax', { percent: week.percent(tariff.tax) }) : '',
            ]
              .filter(Boolean)
              .join(' · '),
      /** "às 22:00 cai para R$ 1,90/kWh"; undefined: the profile says nothing of a change. */
      next: (here: PriceHere, now: LocalMoment): string | undefined => {
        if (here.kind === 'profile') return change(here.layer.tariff, here.next, now)
        return here.kind === 'own' && here.next ? change(undefined, here.next, now) : undefined
      },
      change,
      tariff: week.price,
    }
  }, [t, week, locale])
}
