import { List, Maximize, Minus, Plus } from 'lucide-react'
import { useCallback, useEffect, useRef, useState } from 'react'
import { useFormats, usePrefersReducedMotion, VisuallyHidden } from '../../foundations/index.ts'
import { useMessages, useText } from '../../messages/index.ts'
import { IconButton } from '../../primitives/index.ts'
import { loadBasemap } from '../basemap/index.ts'
import {
  createEngine,
  createModel,
  type Engine,
  type EngineOptions,
  type MapModel,
  type MapView,
} from '../engine/index.ts'
import { Credits } from './Credits.tsx'
import { PointList } from './PointList.tsx'
import { type ScaleHandle, ScaleMark } from './ScaleMark.tsx'
import type { StatusMapProps } from './StatusMap.tsx'
import { Canvas, Controls, Corner, Frame, Notice, Overlay, SkipButton } from './StatusMapView.styles.ts'
import { ViewSummary } from './ViewSummary.tsx'

const OPENING_ZOOM = 10

/** What the list beside the map holds: what is on the screen, or the points of one spot. */
type ListContent = { readonly kind: 'view' } | { readonly kind: 'spot'; readonly indexes: readonly number[] }

/** The map's own chunk; use `StatusMap`. */
export function StatusMapView(props: StatusMapProps) {
  const { source, statuses, center, zoom = OPENING_ZOOM, selectedId, onSelect, styleUrl, styleKey } = props
  const t = useText('map')
  const { locale, integer } = useFormats()
  const { language } = useMessages()
  const isStill = usePrefersReducedMotion()
  const container = useRef<HTMLDivElement>(null)
  const scale = useRef<ScaleHandle>(null)
  const listButton = useRef<HTMLButtonElement>(null)
  const [model, setModel] = useState<MapModel>()
  const [engine, setEngine] = useState<Engine>()
  const [view, setView] = useState<MapView>()
  const [list, setList] = useState<ListContent>()
  const [hasGraphics, setHasGraphics] = useState(true)
  const [lostStyle, setLostStyle] = useState<string>()
  const ownStyle = styleUrl === lostStyle ? undefined : styleUrl

  useEffect(() => {
    const made = createModel({ source, kinds: statuses.length })
    setModel(made)
    return () => made.dispose()
  }, [source, statuses.length])

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
  const latest = useRef({ onSelect, center, zoom, view, selectedId })
  latest.current = { onSelect, center, zoom, view, selectedId }

  useEffect(() => {
    if (!model) return
    let made: Engine | undefined
    let isGone = false
    const start = (base: EngineOptions['base']) => {
      if (isGone || !container.current) return
      try {
        const { view: last, center: opening, zoom: openingZoom } = latest.current
        made = createEngine({
          container: container.current,
          model,
          statuses,
          center: last?.center ?? opening,
          zoom: last?.zoom ?? openingZoom,
          sentences: { 'Map.Title': t('area') },
          language,
          base,
          isStill,
          writeCount: integer,
          describe,
          onSelect: (index) => {
            const id = model.points[index]?.id
            if (id !== undefined) latest.current.onSelect(id)
          },
          onSpot: (indexes) => setList({ kind: 'spot', indexes }),
          onView: setView,
          onFrame: (next) => scale.current?.show(next),
          onBaseLost: () => setLostStyle(ownStyle),
        })
        setEngine(made)
        setView(made.view())
      } catch {
        // No WebGL2 in this browser: the list carries everything that the map would.
        setHasGraphics(false)
      }
    }
    if (ownStyle) start({ kind: 'style', url: ownStyle, key: styleKey })
    else
      loadBasemap().then(
        (data) => start({ kind: 'embedded', data }),
        () => start({ kind: 'none' }),
      )
    return () => {
      isGone = true
      setEngine(undefined)
      made?.dispose()
    }
  }, [model, statuses, language, ownStyle, styleKey, isStill, integer, describe, t])

  useEffect(() => {
    engine?.select(selectedId)
  }, [engine, selectedId])
  useEffect(() => {
    if (view) scale.current?.show(view)
  }, [view])

  const shownList = hasGraphics ? list : { kind: 'view' as const }
  const closeList = () => {
    setList(undefined)
    listButton.current?.focus()
  }
  return (
    <Frame>
      {hasGraphics && (
        <SkipButton type="button" onClick={() => setList({ kind: 'view' })}>
          {t('skip')}
        </SkipButton>
      )}
      {hasGraphics ? <Canvas ref={container} /> : <Notice>{t('noGraphics.title')}</Notice>}
      {hasGraphics && props.children && <Overlay>{props.children}</Overlay>}
      {hasGraphics && (
        <Controls role="group" aria-label={t('controls')}>
          <IconButton
            ref={listButton}
            size="small"
            label={shownList ? t('list.hide') : t('list.show')}
            icon={<List size={16} />}
            aria-expanded={shownList !== undefined}
            onClick={() => (list ? closeList() : setList({ kind: 'view' }))}
          />
          <IconButton
            size="small"
            label={t('fitAll')}
            icon={<Maximize size={16} />}
            onClick={() => engine?.fitAll()}
          />
          <IconButton
            size="small"
            label={t('zoomIn')}
            icon={<Plus size={16} />}
            onClick={() => engine?.zoomBy(1)}
          />
          <IconButton
            size="small"
            label={t('zoomOut')}
            icon={<Minus size={16} />}
            onClick={() => engine?.zoomBy(-1)}
          />
        </Controls>
      )}
      {hasGraphics && (
        <Corner>
          <ScaleMark ref={scale} locale={locale} />
          {!ownStyle && <Credits />}
        </Corner>
      )}
      {shownList && model && (
        <PointList
          model={model}
          statuses={statuses}
          bounds={hasGraphics && shownList.kind === 'view' ? view?.bounds : undefined}
          only={shownList.kind === 'spot' ? shownList.indexes : undefined}
          center={view?.center ?? center}
          isWhole={!hasGraphics}
          selectedId={selectedId}
          onSelect={onSelect}
          onClose={closeList}
        />
      )}
      <VisuallyHidden role="status" aria-live="polite">
        {model && view && hasGraphics && <ViewSummary model={model} view={view} statuses={statuses} />}
      </VisuallyHidden>
    </Frame>
  )
}
