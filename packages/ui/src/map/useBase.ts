import { useCallback, useEffect, useMemo, useState } from 'react'
import { loadBasemap } from './basemap/index.ts'
import type { MapBase } from './engine/index.ts'

/** What a map is drawn on. */
export interface Base {
  /** Undefined while the embedded basemap is on its way. */
  readonly base: MapBase | undefined
  /** The deployment's own style did not come: the embedded basemap takes its place. */
  readonly onLost: () => void
}

/** A deployment's own style, or the basemap that ships with the product; plain ground where neither comes. */
export function useBase(styleUrl: string | undefined, styleKey: string | undefined): Base {
  const [lost, setLost] = useState<string>()
  const [embedded, setEmbedded] = useState<MapBase>()
  const own = styleUrl === lost ? undefined : styleUrl
  useEffect(() => {
    if (own || embedded) return
    let isGone = false
    loadBasemap().then(
      (data) => isGone || setEmbedded({ kind: 'embedded', data }),
      // Points on plain ground are worth more than no map.
      () => isGone || setEmbedded({ kind: 'none' }),
    )
    return () => {
      isGone = true
    }
  }, [own, embedded])
  const base = useMemo(
    () => (own ? { kind: 'style' as const, url: own, key: styleKey } : embedded),
    [own, styleKey, embedded],
  )
  return { base, onLost: useCallback(() => setLost(styleUrl), [styleUrl]) }
}
