import { mapCentreOf } from '@corrente/domain/tenants'
import { useMemo } from 'react'
import { usePorts } from '../ports/index.ts'

const optional = (text: string) => (text === '' ? undefined : text)

/** How a map opens: the tenant's centre, and the tenant's own file of tiles or the deployment's own map. */
export function useMapOptions() {
  const { tenant, build } = usePorts()
  const { country } = tenant.rules
  const { mapCentre, mapFile } = tenant.settings
  const center = useMemo(() => mapCentreOf(country, mapCentre), [country, mapCentre])
  return {
    center,
    styleUrl: mapFile ?? optional(build.mapStyleUrl),
    // It is the build's provider's and goes to nobody else.
    styleKey: optional(mapFile ? '' : build.mapsKey),
  }
}
