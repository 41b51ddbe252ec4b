import { type DayCurve, runsOf } from '@corrente/domain/charging-profiles'
import { clockOf } from '@corrente/domain/day-plan'
import { useFormats } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'

/** Limits in words. */
export function useCurveWords() {
  const t = useText('charging-profiles')
  const { number } = useFormats()
  const amps = (limit: number | undefined): string =>
    limit === undefined ? t('curve.unknown') : t('curve.amps', { amps: number(limit) })
  return {
    amps,
    /** A whole day: what a curve says to somebody who does not see it. */
    day: (curve: DayCurve): string =>
      runsOf(curve)
        .map(({ start, end, limit }) =>
          t('curve.run', { from: clockOf(start), to: clockOf(end), limit: amps(limit) }),
        )
        .join('; '),
  }
}
