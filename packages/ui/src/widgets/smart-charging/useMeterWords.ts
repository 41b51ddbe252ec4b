import type { MeterLoad } from '@corrente/domain/smart-charging'
import { ageOf } from '@corrente/domain/time'
import { useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

/** How a meter's state looks: unknown is not offline, and nothing is ever green but what is measured. */
export const LOAD_TONES = {
  over: 'danger',
  silent: 'warning',
  near: 'warning',
  fine: 'success',
  unknown: 'neutral',
} as const

/** The words of a meter's reading: currents, ages, and how it stands against its limit. */
export function useMeterWords() {
  const t = useText('smart-charging')
  const common = useText('common')
  const { number } = useFormats()
  /** Amperes without their unit; whole ones without a decimal. */
  const amps = (value: number | undefined): string => number(value)
  return {
    amps,
    /** A limit, always with one decimal at least: '125,0 A'. */
    limit: (value: number) =>
      `${number(value, Math.max(1, Math.min(3, (String(value).split('.')[1] ?? '').length)))} A`,
    /** 'há 20 s'. */
    age: (ms: number) => {
      const { unit, value } = ageOf(0, ms)
      return common(`age.${unit}`, { count: value })
    },
    /** 'faltam 7 A na fase B'; undefined where nobody can say. */
    left: ({ left, worst }: Pick<MeterLoad, 'left' | 'worst'>): string | undefined => {
      if (left === undefined || worst === undefined) return undefined
      return left > 0
        ? t('reading.left', { amps: amps(left), phase: worst })
        : t('reading.beyond', { amps: amps(-left), phase: worst })
    },
  }
}
