import type { BasemapData } from '../basemap/index.ts'
import type { MapTiles } from '../tiles/index.ts'

/**
 * The basemap that ships with the product; a deployment's own tiles over its land, or own style with its key; or plain
 * ground.
 */
export type MapBase =
  | { readonly kind: 'embedded'; readonly data: BasemapData }
  | { readonly kind: 'tiles'; readonly tiles: MapTiles; readonly data: BasemapData }
  | { readonly kind: 'style'; readonly url: string; readonly key?: string | undefined }
  | { readonly kind: 'none' }
