import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { useFormats, usePrefersReducedMotion } from '../../foundations/index.ts'
import { useMessages, useText } from '../../messages/index.ts'
import { createEngine, type Engine, type MapModel, type MapView } from '../engine/index.ts'
import { type Base, useBase } from '../useBase.ts'
import type { StatusMapProps } from './statusMapProps.ts'

const OPENING_ZOOM = 10

/** What the view knows of its map. */
export interface EngineState {
  /** Undefined until the map stands. */
  readonly engine: Engine | undefined
  /** What is on the screen, after the last move. */
  readonly view: MapView | undefined
  /** False where the browser cannot draw: no WebGL2. */
  readonly hasGraphics: boolean
  /** What it is drawn on, whose sources must be named. */
  readonly ground: Base
}

interface EngineCallbacks {
  /** Several points lie on one spot. */
  readonly onSpot: (indexes: readonly number[]) => void
  /** With each frame of a move. */
  readonly onFrame: (view: MapView) => void
}

/**
 * Makes the map when its container and model are there, and again only when what it is made of changes: the statuses,
 * the language, the base. A map that is made again opens where the last one stood.
 */
export function useEngine(
  container: RefObject<HTMLElement | null>,
  model: MapModel | undefined,
  props: StatusMapProps,
  { onSpot, onFrame }: EngineCallbacks,
): EngineState {
  const { statuses, selectedId, styleUrl, styleKey } = props
  const t = useText('map')
  const { integer } = useFormats()
  const { language } = useMessages()
  const isStill = usePrefersReducedMotion()
  const [engine, setEngine] = useState<Engine>()
  const [view, setView] = useState<MapView>()
  const [hasGraphics, setHasGraphics] = useState(true)
  const ground = useBase(styleUrl, styleKey)
  const { base, onLost } = ground

  const describe = useCallback(
    (total: number, counts: ArrayLike<number>) => {
      const parts = statuses.flatMap(({ label }, k) =>
        counts[k] ? [t('part', { count: counts[k], status: label })] : [],
      )
      return t('cluster', { count: total, parts: parts.join(', ') })
    },
    [statuses, t],
  )

  // What the engine calls or opens with changes without making the map anew.
  const latest = useRef({ props, view, onSpot, onFrame })
  latest.current = { props, view, onSpot, onFrame }

  useEffect(() => {
    if (!model || !base || !container.current) return
    const { props: opening, view: last } = latest.current
    const { opensAt } = opening
    const left = last ?? (opensAt === 'whole' ? undefined : opensAt)
    let made: Engine | undefined
    try {
      made = createEngine({
        container: container.current,
        model,
        statuses,
        center: left?.center ?? opening.center,
        zoom: left?.zoom ?? opening.zoom ?? OPENING_ZOOM,
        isKept: opening.isKept,
        opensWhole: last === undefined && opensAt === 'whole',
        onLeft: (place) => latest.current.props.onLeft?.(place),
        sentences: { 'Map.Title': t('area') },
        language,
        base,
        isStill,
        writeCount: integer,
        describe,
        onSelect: (index) => {
          const id = model.points[index]?.id
          if (id !== undefined) latest.current.props.onSelect(id)
        },
        onSpot: (indexes) => latest.current.onSpot(indexes),
        onView: setView,
        onFrame: (next) => latest.current.onFrame(next),
        onBaseLost: onLost,
      })
      setEngine(made)
      setView(made.view())
    } catch {
      // No WebGL2 in this browser: the list carries everything that the map would.
      setHasGraphics(false)
    }
    return () => {
      setEngine(undefined)
      made?.dispose()
    }
  }, [container, model, statuses, language, base, onLost, isStill, integer, describe, t])

  useEffect(() => {
    engine?.select(selectedId)
  }, [engine, selectedId])

  return { engine, view, hasGraphics, ground }
}
