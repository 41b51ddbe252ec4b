import type { BasemapData } from './basemapStyle.ts'
import { readBasemap } from './readBasemap.ts'

let loading: Promise<BasemapData> | undefined

/**
 * The basemap's data, once per page, in a chunk of its own. It comes as text: the compiler would read a literal of this
 * size for seconds, and the engine parses JSON faster than JavaScript. A chunk that did not arrive may be asked for again.
 */
export function loadBasemap(): Promise<BasemapData> {
  loading ??= import('./basemap.json?raw').then(
    ({ default: text }) => readBasemap(text),
    (reason: unknown) => {
      loading = undefined
      throw reason
    },
  )
  return loading
}
