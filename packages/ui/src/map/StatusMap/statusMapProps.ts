import type { ReactNode } from 'react'
import type { MapPlace } from '../engine/index.ts'
import type { LatLng, MapSource, MapStatus } from '../types.ts'

export interface StatusMapProps {
  /** Where points and statuses come from, outside React. */
  source: MapSource
  /** The statuses in the order of `source.statusOf`; give the same array each time, a new one draws the map anew. */
  statuses: readonly MapStatus[]
  /** Where the map opens (HOM-019). */
  center: LatLng
  /** Zoom at which it opens. Default: 10. */
  zoom?: number | undefined
  /** Where it opens instead: on all points, or where somebody left it. */
  opensAt?: MapPlace | undefined
  /** Somebody moved the map, and left it so. */
  onLeft?: ((place: MapPlace) => void) | undefined
  /** The point that is marked; a new one makes the map fly there at zoom 15 (HOM-018). */
  selectedId?: string | undefined
  /** A point was clicked, or chosen in the list. */
  onSelect: (id: string) => void
  /**
   * Address of a deployment's own map instead of the embedded basemap: a file of tiles (it ends in `.pmtiles`), painted in
   * the tenant's colours, or a map style as it is. `{key}` in it, in a style's tiles and glyphs stands for `styleKey`.
   * Its host must be in the page's `connect-src`. If it does not come, the embedded one is drawn.
   */
  styleUrl?: string | undefined
  /** The provider's public key; restrict it by referrer at the provider. */
  styleKey?: string | undefined
  /**
   * What was drawn outlives this map and is there at once for the next one like it; it keeps a context of the graphics
   * card. For the map of a page that people come back to. Default: no.
   */
  isKept?: boolean | undefined
  /** Laid over the map's upper start corner, such as a legend. */
  children?: ReactNode
}
