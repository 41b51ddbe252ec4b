import type { MapEventType, MapLibreMap } from 'maplibre-gl'
import { createMap, type MapSetup } from './createMap.ts'
import type { MapBase } from './mapBase.ts'

/** Listens to a map as long as a view shows it. */
export type Listen = <T extends keyof MapEventType>(
  type: T,
  listener: (event: MapEventType[T]) => void,
) => void

/** A map that a view shows; the map itself may outlive the view. */
export interface OpenMap {
  readonly map: MapLibreMap
  readonly listen: Listen
  /** Whether its style stands, so that no `style.load` comes. */
  readonly isStyled: boolean
  /** Ends all listening; the map is kept for the next view, or removed. The view has taken off what it put on it. */
  leave(): void
}

/** A map with its own element, which goes from view to view. */
interface Kept {
  readonly map: MapLibreMap
  readonly stage: HTMLElement
  readonly setup: MapSetup
  hasStyle: boolean
}

/** The one map that no view shows. */
let spare: Kept | undefined

const isSameBase = (a: MapBase, b: MapBase): boolean =>
  (a.kind === 'embedded' && b.kind === 'embedded' && a.data === b.data) ||
  (a.kind === 'style' && b.kind === 'style' && a.url === b.url && a.key === b.key)

const isSame = (a: MapSetup, b: MapSetup): boolean =>
  a.language === b.language &&
  a.isStill === b.isStill &&
  JSON.stringify(a.sentences) === JSON.stringify(b.sentences) &&
  isSameBase(a.base, b.base)

/** The spare map, in another element and at another place. */
function reopen(setup: MapSetup): Kept | undefined {
  if (!spare || !isSame(spare.setup, setup)) return undefined
  const kept = spare
  spare = undefined
  setup.container.append(kept.stage)
  kept.map.jumpTo({ center: [setup.center.lng, setup.center.lat], zoom: setup.zoom })
  return kept
}

function make(setup: MapSetup, isKept: boolean): Kept {
  const stage = isKept ? setup.container.ownerDocument.createElement('div') : setup.container
  if (isKept) {
    stage.style.blockSize = '100%'
    setup.container.append(stage)
  }
  const kept: Kept = { map: createMap({ ...setup, container: stage }), stage, setup, hasStyle: false }
  kept.map.on('style.load', () => {
    kept.hasStyle = true
  })
  // Without a listener maplibre writes errors to the console, also those of a map that nobody sees.
  kept.map.on('error', () => undefined)
  // A browser takes the oldest contexts back: a map that stands aside without one is none.
  kept.map.on('webglcontextlost', () => {
    if (spare !== kept) return
    spare = undefined
    kept.map.remove()
  })
  return kept
}

/**
 * `data-map` is `drawn` while all that the map shows is on its canvas: pictures and tests wait for that. The views write
 * `coming` from their first moment, so that there is no gap in which a page seems to have no map.
 */
function sayWhetherDrawn(listen: Listen, container: HTMLElement): void {
  const say = (state: 'drawing' | 'drawn') => {
    if (container.dataset.map !== state) container.dataset.map = state
  }
  say('drawing')
  listen('render', () => say('drawing'))
  listen('idle', () => say('drawn'))
}

/**
 * Opens a map for a view. One that is kept stands aside when its view closes, and is shown by the next view that asks for
 * the same: a context of the graphics card and its compiled programs cost more than all else of opening a page.
 * @throws where the browser has no WebGL2.
 */
export function openMap(setup: MapSetup, isKept: boolean): OpenMap {
  const kept = (isKept ? reopen(setup) : undefined) ?? make(setup, isKept)
  const { map, stage } = kept
  const ends: (() => void)[] = []
  const listen: Listen = (type, listener) => {
    const { unsubscribe } = map.on(type, listener)
    ends.push(unsubscribe)
  }
  sayWhetherDrawn(listen, setup.container)
  return {
    map,
    listen,
    isStyled: kept.hasStyle,
    leave() {
      for (const end of ends) end()
      if (!isKept || !kept.hasStyle) {
        map.remove()
        return
      }
      map.stop()
      stage.remove()
      spare?.map.remove()
      spare = kept
    },
  }
}
