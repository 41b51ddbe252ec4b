import { useVirtualizer } from '@tanstack/react-virtual'
import { X } from 'lucide-react'
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react'
import { listTarget, useTextScale, VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { IconButton } from '../../primitives/index.ts'
import type { Bounds } from '../cluster/index.ts'
import type { MapModel } from '../engine/index.ts'
import type { LatLng, MapStatus } from '../types.ts'
import { listRows } from './listRows.ts'
import { Empty, Row, Rows, Side, SideHead } from './PointList.styles.ts'

export interface PointListProps {
  model: MapModel
  statuses: readonly MapStatus[]
  /** Lists what lies in here; everything without it. */
  bounds: Bounds | undefined
  /** Lists just these: the points of one spot. */
  only: readonly number[] | undefined
  center: LatLng
  /** It stands in for the map and cannot be closed. */
  isWhole: boolean
  selectedId: string | undefined
  onSelect: (id: string) => void
  onClose: () => void
}

const ROW = 40
const PAGE = 10
/** Statuses in the list follow at a reader's pace. */
const FOLLOW_MS = 2_000

/** Renders again when the model's points or statuses changed, at most every two seconds. */
function useModelVersion(model: MapModel): number {
  const [version, setVersion] = useState(0)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const bump = () => setVersion((last) => last + 1)
    const stop = model.listen({
      onFlush: () => {
        timer ??= setTimeout(() => {
          timer = undefined
          bump()
        }, FOLLOW_MS)
      },
      onSet: bump,
    })
    return () => {
      stop()
      clearTimeout(timer)
    }
  }, [model])
  return version
}

/** The map's twin: its points as a list for keyboard, screen reader and a quick eye. */
export function PointList(props: PointListProps) {
  const { model, statuses, bounds, only, center, isWhole, selectedId, onSelect, onClose } = props
  const t = useText('map')
  const id = useId()
  const scroller = useRef<HTMLDivElement>(null)
  const version = useModelVersion(model)
  const scale = useTextScale()
  const [active, setActive] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the version stands for what is inside the model
  const rows = useMemo(
    () => listRows(model, { bounds, only, center }),
    [model, bounds, only, center, version],
  )
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => ROW * scale,
    overscan: 6,
  })
  useEffect(() => {
    if (!isWhole) scroller.current?.focus()
  }, [isWhole])

  const last = rows.length - 1
  const at = Math.min(active, Math.max(0, last))
  const go = (to: number) => {
    setActive(to)
    virtualizer.scrollToIndex(to)
  }
  const choose = (row: number) => {
    const point = model.points[rows[row] ?? -1]
    if (point) onSelect(point.id)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const to = listTarget(event.key, at, last, PAGE)
    if (to !== undefined) go(to)
    else if (event.key === 'Enter' || event.key === ' ') choose(at)
    else if (event.key === 'Escape' && !isWhole) onClose()
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const title = only ? t('list.spot', { count: rows.length }) : t(isWhole ? 'list.all' : 'list.title')
  const height: CSSProperties & Record<'--all', string> = { '--all': `${virtualizer.getTotalSize()}px` }
  return (
    <Side $isWhole={isWhole} aria-labelledby={`${id}-title`}>
      <SideHead>
        <h3 id={`${id}-title`}>{title}</h3>
        {!isWhole && (
          <IconButton size="small" label={t('list.hide')} icon={<X size={16} />} onClick={onClose} />
        )}
      </SideHead>
      {rows.length === 0 && <Empty>{t(model.points.length === 0 ? 'list.none' : 'list.empty')}</Empty>}
      <Rows
        ref={scroller}
        hidden={rows.length === 0}
        role="listbox"
        tabIndex={0}
        aria-labelledby={`${id}-title`}
        aria-activedescendant={rows.length > 0 ? `${id}-${at}` : undefined}
        onKeyDown={onKeyDown}
      >
        <div role="presentation" style={height}>
          {virtualizer.getVirtualItems().map(({ index, start }) => {
            const i = rows[index] ?? -1
            const point = model.points[i]
            const status = statuses[model.statusAt(i)]
            if (!point || !status) return null
            const place: CSSProperties & Record<'--at', string> = { '--at': `${start}px` }
            return (
              <Row
                key={point.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={point.id === selectedId}
                aria-setsize={rows.length}
                aria-posinset={index + 1}
                data-active={index === at ? '' : undefined}
                style={place}
                onClick={() => {
                  setActive(index)
                  choose(index)
                }}
              >
                <svg viewBox="0 0 16 16" aria-hidden="true">
                  <path d={status.mark} fillRule="evenodd" style={{ fill: `var(--${status.token})` }} />
                </svg>
                <VisuallyHidden>{status.label}</VisuallyHidden>
                <span title={point.label}>{point.label}</span>
              </Row>
            )
          })}
        </div>
      </Rows>
    </Side>
  )
}
