import { z } from '@corrente/domain/wire'
import type { MapPlace } from '@corrente/ui/map'
import { useMemo } from 'react'
import { usePreferences } from '../../kit/access/index.ts'
import { usePorts } from '../../ports/index.ts'

/** Degrees and a zoom of 1 to 18. */
const place = z.object({
  center: z.object({
    lat: z.number().check(z.minimum(-90), z.maximum(90)),
    lng: z.number().check(z.minimum(-180), z.maximum(180)),
  }),
  zoom: z.number().check(z.minimum(1), z.maximum(18)),
})
const kept = z.union([z.literal('whole'), place])

/**
 * Where home's map opens: where this user left it; else on the whole network, where the tenant has it so; else as
 * documented (HOM-019; decisions: Screens). A map that was left on the whole network opens on the network as it is then.
 */
export function useMapPlace(): {
  readonly opensAt: MapPlace | undefined
  readonly onLeft: (at: MapPlace) => void
} {
  const { mapOpensOn } = usePorts().tenant.settings
  const { read, keep } = usePreferences()
  // biome-ignore lint/correctness/useExhaustiveDependencies: where it was left counts when the map opens, once
  const opensAt = useMemo(() => {
    const left = kept.safeParse(read().map)
    return left.success ? left.data : mapOpensOn === 'network' ? 'whole' : undefined
  }, [])
  return { opensAt, onLeft: (at) => keep(() => ({ map: at })) }
}
