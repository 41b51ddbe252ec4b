import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react'
import { useFormats, VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Canvas } from '../Canvas.styles.ts'
import { Credits } from '../Credits.tsx'
import { createModel, type MapModel, type MapView, scaleBar } from '../engine/index.ts'
import { Corner, Frame, Notice, Overlay, ScaleBox, SkipButton } from '../frame.styles.ts'
import type { MapStatus } from '../types.ts'
import { MapControls } from './MapControls.tsx'
import { OutsideNote } from './OutsideNote.tsx'
import { PointList } from './PointList.tsx'
import type { StatusMapProps } from './statusMapProps.ts'
import { useEngine } from './useEngine.ts'

/** A view must stand still for so long before its summary is said. */
const SETTLE_MS = 1_000

interface ViewSummaryProps {
  model: MapModel
  view: MapView
  statuses: readonly MapStatus[]
}

/** Says how many points of which status are on the screen, once the map has come to rest; never per live change. */
function ViewSummary({ model, view, statuses }: ViewSummaryProps) {
  const t = useText('map')
  const [text, setText] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => {
      const { tree } = model
      if (!tree) return
      const counts = statuses.map(() => 0)
      tree.view(view.bounds, view.zoom, {
        onCluster: (slot) => {
          for (const [k, count] of tree.countsAt(slot).entries()) counts[k] = (counts[k] ?? 0) + count
        },
        onPoint: (index) => {
          const k = model.statusAt(index)
          counts[k] = (counts[k] ?? 0) + 1
        },
      })
      const total = counts.reduce((sum, count) => sum + count, 0)
      const parts = statuses.flatMap(({ label }, k) =>
        counts[k] ? [t('part', { count: counts[k], status: label })] : [],
      )
      setText(total === 0 ? t('summaryNone') : t('summary', { count: total, parts: parts.join(', ') }))
    }, SETTLE_MS)
    return () => clearTimeout(timer)
  }, [model, view, statuses, t])
  return text
}

/** Widest bar, CSS pixels. */
const MOST = 96

interface ScaleHandle {
  /** Follows the map, without a render: it is called with each frame of a move. */
  show(view: MapView): void
}

/** How far a finger's width is, in round metres or kilometres. */
function ScaleMark({ ref, locale }: { ref: Ref<ScaleHandle>; locale: string }) {
  const t = useText('map')
  const box = useRef<HTMLDivElement>(null)
  useImperativeHandle(ref, () => {
    const written = new Map<number, string>()
    const write = (metres: number) => {
      const unit = metres < 1_000 ? 'meter' : 'kilometer'
      const format = new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'short' })
      return format.format(unit === 'meter' ? metres : metres / 1_000)
    }
    return {
      show({ center, zoom }) {
        const element = box.current
        if (!element) return
        const { metres, width } = scaleBar(center.lat, zoom, MOST)
        let text = written.get(metres)
        if (text === undefined) {
          text = write(metres)
          written.set(metres, text)
        }
        element.style.setProperty('--width', `${Math.round(width)}px`)
        if (element.textContent === text) return
        element.textContent = text
        // An image only once it shows something: without a name it would be announced as nothing.
        element.setAttribute('role', 'img')
        element.setAttribute('aria-label', t('scale.label', { distance: text }))
      },
    }
  }, [locale, t])
  return <ScaleBox ref={box} />
}

/** What the list beside the map holds: what is on the screen, or the points of one spot. */
type ListContent = { readonly kind: 'view' } | { readonly kind: 'spot'; readonly indexes: readonly number[] }

/** The map's own chunk; use `StatusMap`. */
export function StatusMapView(props: StatusMapProps) {
  const { source, statuses, center, selectedId, onSelect } = props
  const t = useText('map')
  const { locale } = useFormats()
  const container = useRef<HTMLDivElement>(null)
  const scale = useRef<ScaleHandle>(null)
  const listButton = useRef<HTMLButtonElement>(null)
  const [model, setModel] = useState<MapModel>()
  const [list, setList] = useState<ListContent>()

  useEffect(() => {
    const made = createModel({ source, kinds: statuses.length })
    setModel(made)
    return () => made.dispose()
  }, [source, statuses.length])

  const { engine, view, hasGraphics, ground } = useEngine(container, model, props, {
    onSpot: (indexes) => setList({ kind: 'spot', indexes }),
    onFrame: (next) => scale.current?.show(next),
  })
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
      {hasGraphics ? (
        <Canvas ref={container} data-map="loading" />
      ) : (
        <Notice>
          <strong>{t('noGraphics.title')}</strong> {t('noGraphics.detail')}
        </Notice>
      )}
      {hasGraphics && (
        <Overlay>
          {props.children}
          {model && view && engine && <OutsideNote model={model} view={view} onShowAll={engine.fitAll} />}
        </Overlay>
      )}
      {hasGraphics && (
        <MapControls
          listButton={listButton}
          hasList={shownList !== undefined}
          onList={() => (list ? closeList() : setList({ kind: 'view' }))}
          engine={engine}
        />
      )}
      {hasGraphics && (
        <Corner>
          <ScaleMark ref={scale} locale={locale} />
          <Credits {...ground} />
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
