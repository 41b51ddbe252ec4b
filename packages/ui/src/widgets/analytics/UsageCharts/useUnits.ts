import { useMemo } from 'react'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

/** The series that have a value for each day. */
export const DAILY = ['recharges', 'consumption', 'duration', 'autonomy'] as const
export type DailyKey = (typeof DAILY)[number]

/** How the values of a series are written. */
export interface Unit {
  /** In full, with the unit. */
  readonly format: (value: number) => string
  /** On an axis, short. */
  readonly tick: (value: number) => string
  /** In a CSV. */
  readonly raw: (value: number) => number
  /** How many of the wire's units one of the axis holds: 3,600 seconds an hour. */
  readonly axis: number
}

const HOUR_S = 3600
const rounded = (value: number, digits: number) => Math.round(value * 10 ** digits) / 10 ** digits

/** Hours and minutes of a duration in seconds, however many hours: `125:30` (ANL-006). */
export function clockText(seconds: number): string {
  const minutes = Math.round(seconds / 60)
  return `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
}

/** The units of the daily series: a count, kWh, hours, km. */
export function useUnits(): Readonly<Record<DailyKey, Unit>> {
  const t = useText('analytics')
  const { locale, number, integer, energyKwh } = useFormats()
  return useMemo(() => {
    const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
    const tick = (value: number) => (Math.abs(value) < 100_000 ? number(value) : compact.format(value))
    const whole = { tick, raw: (value: number) => rounded(value, 2), axis: 1 }
    return {
      recharges: { ...whole, format: (value) => t('unit.recharges', { count: value }) },
      consumption: { ...whole, format: energyKwh },
      duration: {
        format: clockText,
        tick: (value) => t('unit.hours', { hours: number(value) }),
        axis: HOUR_S,
        raw: (value) => rounded(value / HOUR_S, 2),
      },
      autonomy: { ...whole, format: (value) => t('unit.km', { km: integer(value) }) },
    }
  }, [t, locale, number, integer, energyKwh])
}
