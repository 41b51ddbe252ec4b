import type { MapLibreMap } from 'maplibre-gl'
import type { MapStatus } from '../types.ts'
import { type Choice, createChoice } from './choice.ts'
import type { MapSetup } from './createMap.ts'
import type { MapModel } from './createModel.ts'
import { createWhole, type Whole } from './createWhole.ts'
import { createDonuts, type Donuts } from './donuts.ts'
import { createDrawing, type Drawing } from './drawing.ts'
import { keepGround } from './ground.ts'
import { type OpenMap, openMap } from './openMap.ts'
import { listenToPresses, openCluster, type Pressing } from './pressing.ts'
import { colorReaderAt } from './resolveColors.ts'
import { createShadows, type Shadows } from './shadows.ts'
import { createSingles, type Singles } from './singles.ts'
import { type MapPlace, type MapView, viewOf } from './views.ts'

export interface EngineOptions extends MapSetup, Pressing {
  readonly model: MapModel
  readonly statuses: readonly MapStatus[]
  readonly writeCount: (count: number) => string
  readonly describe: (total: number, counts: ArrayLike<number>) => string
  /** After each move; not for each frame of it. */
  readonly onView: (view: MapView) => void
  /** With each frame of a move, for what must follow smoothly, such as the scale. */
  readonly onFrame?: ((view: MapView) => void) | undefined
  /** Opens on all points, as soon as there are any; without it at `center`. */
  readonly opensWhole?: boolean | undefined
  /** Where somebody left the map: on all of it by the button, or here. */
  readonly onLeft?: ((place: MapPlace) => void) | undefined
  /** The map outlives this view and is there at once for the next one like it. Default: no. */
  readonly isKept?: boolean | undefined
  /** The base style did not come; the points would stand on nothing. */
  readonly onBaseLost?: (() => void) | undefined
}

/** The map, outside React. */
export interface Engine {
  readonly map: MapLibreMap
  /** Marks a point and goes there, now or once it is on the map; undefined takes the mark away and stays. */
  select(id: string | undefined): void
  /** Shows every point. */
  fitAll(): void
  zoomBy(steps: 1 | -1): void
  view(): MapView
  /** How many marks are drawn, for the bench. */
  drawn(): { donuts: number; singles: number }
  dispose(): void
}

/** Everything that one map is drawn by. */
interface Parts {
  readonly open: OpenMap
  readonly donuts: Donuts
  readonly singles: Singles
  readonly shadows: Shadows
  readonly choice: Choice
  readonly drawing: Drawing
  readonly whole: Whole
}

/**
 * Draws a model's points on a map and keeps them up to date.
 *
 * @throws where the browser has no WebGL2: show the list instead.
 */
export function createEngine(options: EngineOptions): Engine {
  const { container, model, statuses, base, language } = options
  const open = openMap(options, options.isKept ?? false)
  const { map, listen, isStyled } = open
  const donuts = createDonuts({
    map,
    statuses,
    writeCount: options.writeCount,
    describe: options.describe,
    onOpen: (slot) => openCluster(map, model, options, slot),
  })
  const singles = createSingles(map, statuses)
  const choice = createChoice(map, model, statuses)
  const shadows = createShadows(map)
  const drawing = createDrawing({ map, model, donuts, singles, shadows, selectedIndex: choice.index })
  const whole = createWhole(open, model, options)
  const parts: Parts = { open, donuts, singles, shadows, choice, drawing, whole }

  listenToMap(parts, options)
  listenToPresses(open, model, singles, options)
  const stopListening = listenToModel(parts, options)
  const leaveGround = keepGround({
    map,
    listen,
    isStyled,
    container,
    base,
    language,
    onRecolor: singles.recolor,
  })
  whole.open()
  drawing.refresh(true)

  return {
    map,
    select(id) {
      choice.choose(id)
      drawing.refresh(true)
      choice.mark()
    },
    fitAll: whole.showAll,
    zoomBy(steps) {
      map.easeTo({ zoom: map.getZoom() + steps })
    },
    view: () => viewOf(map),
    drawn: () => ({ donuts: donuts.size, singles: drawing.singles() }),
    dispose() {
      stopListening()
      leaveGround()
      donuts.clear()
      choice.leave()
      singles.detach()
      shadows.detach()
      open.leave()
    },
  }
}

function listenToMap(
  { open, singles, shadows, choice, drawing }: Parts,
  { container, onBaseLost, onFrame, onView }: EngineOptions,
): void {
  const { map, listen } = open
  let hasStyle = open.isStyled
  const attach = () => {
    hasStyle = true
    singles.attach(colorReaderAt(container))
    shadows.attach()
    drawing.refresh(true)
    choice.mark()
  }
  // A lost tile is nothing that an operator can mend.
  listen('error', () => {
    if (!hasStyle) onBaseLost?.()
  })
  listen('style.load', attach)
  if (hasStyle) attach()
  listen('move', () => {
    drawing.refresh()
    onFrame?.(viewOf(map))
  })
  listen('moveend', () => onView(viewOf(map)))
  listen('resize', () => drawing.refresh())
}

function listenToModel(
  { open, donuts, singles, choice, drawing, whole }: Parts,
  { model, onView }: EngineOptions,
): () => void {
  const { map } = open
  return model.listen({
    onFlush(points, clusters) {
      const { tree } = model
      if (!tree) return
      donuts.repaint(tree, clusters)
      singles.repaint(points, (index) => model.statusAt(index))
      const index = choice.index()
      if (index !== undefined && points.has(index)) choice.mark()
    },
    onSet() {
      donuts.clear()
      singles.clear()
      whole.open()
      drawing.refresh(true)
      choice.mark()
      onView(viewOf(map))
    },
  })
}
