import { useCallback, useEffect, useMemo, useState } from 'react'
import { type BasemapData, loadBasemap, NO_BASEMAP } from './basemap/index.ts'
import { type MapBase, withKey } from './engine/index.ts'
import { isTilesFile, type MapTiles } from './tiles/index.ts'

/** What a map is drawn on. */
export interface Base {
  /** Undefined while it is on its way. */
  readonly base: MapBase | undefined
  /** The deployment's own map did not come: the embedded basemap has its place. */
  readonly isLost: boolean
  /** The deployment's own style did not come. */
  readonly onLost: () => void
}

/** What was asked for, once it came; undefined while it is on its way, and where nothing is asked for. */
function useComing<T>(ask: (() => Promise<T>) | undefined): T | undefined {
  const [came, setCame] = useState<{ readonly ask: unknown; readonly value: T }>()
  useEffect(() => {
    if (!ask) return
    let isGone = false
    ask().then((value) => isGone || setCame({ ask, value }))
    return () => {
      isGone = true
    }
  }, [ask])
  return came?.ask === ask ? came?.value : undefined
}

/** Points on plain ground are worth more than no map. */
const askBasemap = (): Promise<BasemapData> => loadBasemap().catch(() => NO_BASEMAP)

/** Opens a tiles file; undefined where it cannot be read. Its code comes only where a file is named. */
const askTiles = async (address: string): Promise<MapTiles | 'lost'> => {
  try {
    return await (await import('./tiles/openTiles.ts')).openTiles(address)
  } catch {
    return 'lost'
  }
}

/**
 * A deployment's own map, a style or a tiles file, or the basemap that ships with the product; plain ground where none of
 * them comes. Below the tiles of a file lies the shipped land, so that there is no hole where the file has nothing.
 */
export function useBase(styleUrl: string | undefined, styleKey: string | undefined): Base {
  const [lostStyle, setLostStyle] = useState<string>()
  const isFile = styleUrl !== undefined && isTilesFile(styleUrl)
  const askFile = useMemo(
    () => (isFile ? () => askTiles(withKey(styleUrl, styleKey)) : undefined),
    [isFile, styleUrl, styleKey],
  )
  const tiles = useComing(askFile)
  const isLost = styleUrl !== undefined && (isFile ? tiles === 'lost' : styleUrl === lostStyle)
  const style = isFile || isLost ? undefined : styleUrl
  const data = useComing(style === undefined ? askBasemap : undefined)
  const base = useMemo((): MapBase | undefined => {
    if (style !== undefined) return { kind: 'style', url: style, key: styleKey }
    if (!data || (isFile && !tiles)) return undefined
    return tiles && tiles !== 'lost' ? { kind: 'tiles', tiles, data } : { kind: 'embedded', data }
  }, [style, styleKey, data, isFile, tiles])
  return { base, isLost, onLost: useCallback(() => setLostStyle(styleUrl), [styleUrl]) }
}
