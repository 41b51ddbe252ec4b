import { ZoneNote } from '@corrente/ui/widgets/shell'
import { memo } from 'react'
import { useZones } from '../../features/zones.ts'

/** Whose zone the times are in, where that is not the tenant's. Names of zones are dear, and the frame renders each second. */
export const Zone = memo(function Zone() {
  const zones = useZones()
  return zones && <ZoneNote own={zones.own} other={zones.other} minutesAhead={zones.minutesAhead} />
})
