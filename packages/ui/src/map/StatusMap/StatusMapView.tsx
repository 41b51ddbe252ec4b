import { useEffect, useRef, useState } from 'react'
import { useFormats, VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Canvas } from '../Canvas.styles.ts'
import { Credits } from '../Credits.tsx'
import { createModel, type MapModel } from '../engine/index.ts'
import { Corner, Frame, Notice, Overlay, SkipButton } from '../frame.styles.ts'
import { MapControls } from './MapControls.tsx'
import { OutsideNote } from './OutsideNote.tsx'
import { PointList } from './PointList.tsx'
import { type ScaleHandle, ScaleMark } from './ScaleMark.tsx'
import type { StatusMapProps } from './statusMapProps.ts'
import { useEngine } from './useEngine.ts'
import { ViewSummary } from './ViewSummary.tsx'

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

  const { engine, view, hasGraphics, isEmbedded } = useEngine(container, model, props, {
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
          {isEmbedded && <Credits />}
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
