import { MISSING, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'

/** Minutes in words: whole minutes below two hours, else hours. */
export function useMinutes(): (minutes: number | undefined) => string {
  const t = useText('reliability')
  const { number } = useFormats()
  return (minutes) => {
    if (minutes === undefined) return MISSING
    return minutes < 120
      ? t('minutes', { count: Math.round(minutes) })
      : t('hours', { hours: number(Math.round(minutes / 60)) })
  }
}
