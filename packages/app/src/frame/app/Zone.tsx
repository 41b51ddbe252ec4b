import { ZoneNote } from '@corrente/ui/widgets/shell'
import { useZones } from '../../features/zones.ts'

/** Whose zone the times are in, where that is not the tenant's. */
export function Zone() {
  const zones = useZones()
  return zones && <ZoneNote own={zones.own} other={zones.other} minutesAhead={zones.minutesAhead} />
}
