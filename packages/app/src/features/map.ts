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
  // The key is the build's provider's: it goes to nobody else.
  if (mapFile !== undefined) return { center, styleUrl: mapFile, styleKey: undefined }
  return { center, styleUrl: optional(build.mapStyleUrl), styleKey: optional(build.mapsKey) }
}
