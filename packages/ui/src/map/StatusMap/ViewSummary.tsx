import { useEffect, useState } from 'react'
import { useText } from '../../messages/index.ts'
import type { MapModel, MapView } from '../engine/index.ts'
import type { MapStatus } from '../types.ts'

/** A view must stand still for so long before its summary is said. */
const SETTLE_MS = 1_000

export interface ViewSummaryProps {
  model: MapModel
  view: MapView
  statuses: readonly MapStatus[]
}

/** Says how many points of which status are on the screen, once the map has come to rest; never per live change. */
export function ViewSummary({ model, view, statuses }: ViewSummaryProps) {
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
