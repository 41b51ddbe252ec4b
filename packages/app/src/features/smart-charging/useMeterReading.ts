import type { MeterReading } from '@corrente/domain/smart-charging'
import type { Loadable } from '@corrente/ui/foundations'
import { useMemo } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { meterQuery } from '../../resources/meters.ts'

/** A meter's latest reading; 'missing': the service does not know it. */
export type LiveReading = Loadable<MeterReading | 'missing'>

/** The latest reading of a meter, again every 30 s. @param meterId - '' is none: undefined, and nothing is asked */
export const useMeterReading = (meterId: string): LiveReading | undefined => {
  const id = meterId || undefined
  const reading = useLoadable(useMemo(() => meterQuery(id), [id]))
  return id === undefined ? undefined : reading
}
