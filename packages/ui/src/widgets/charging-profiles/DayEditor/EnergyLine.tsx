import { type DayCurve, energyTaken, NOMINAL_VOLTS } from '@corrente/domain/charging-profiles'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Quiet } from './DayEditor.styles.ts'

export interface EnergyLineProps {
  curve: DayCurve
  /** The day as it was loaded; undefined: a new one, which is held against its own default. */
  saved: DayCurve | undefined
}

/** What the new day takes away from a car that charges all of it: an estimate, and it says of what. */
export function EnergyLine({ curve, saved }: EnergyLineProps) {
  const t = useText('charging-profiles')
  const { energyKwh } = useFormats()
  const taken = energyTaken(saved ?? { ...curve, intervals: [] }, curve)
  if (taken === undefined || Math.abs(taken.onePhase) < 0.005) return null
  const isLess = taken.onePhase > 0
  const key = saved ? (isLess ? 'savedLess' : 'savedMore') : isLess ? 'defaultLess' : 'defaultMore'
  return (
    <Quiet>
      {t(`energy.${key}`, {
        one: energyKwh(Math.abs(taken.onePhase)),
        three: energyKwh(Math.abs(taken.threePhases)),
        volts: NOMINAL_VOLTS,
      })}
    </Quiet>
  )
}
