import { mapCentreOf } from '@corrente/domain/tenants'
import { useMemo } from 'react'
import { usePorts } from '../ports/index.ts'

const optional = (text: string) => (text === '' ? undefined : text)

/** How a map opens: the tenant's centre, and the deployment's own style. */
export function useMapOptions() {
  const { tenant, build } = usePorts()
  const { country } = tenant.rules
  const { mapCentre } = tenant.settings
  const center = useMemo(() => mapCentreOf(country, mapCentre), [country, mapCentre])
  return { center, styleUrl: optional(build.mapStyleUrl), styleKey: optional(build.mapsKey) }
}
