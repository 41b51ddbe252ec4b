import type { DashboardStats } from '@corrente/domain/stats'
import { type ChartData, ChartFrame, Donut, type DonutSlice } from '../../../charts/index.ts'
import { failureOf, type Loadable, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { FeedNote } from '../FeedNote.tsx'
import { useHomePanel } from '../useHomePanel.ts'

export interface HomePieProps {
  /** The statistics of the chosen range. */
  stats: Loadable<DashboardStats>
  /** Puts a text on the clipboard; without it copying is not offered. */
  onCopyText?: ((text: string) => Promise<void>) | undefined
}

const BLOCK = 168

/** Table and pie share one shape: a name, a value, a share. */
function usePieData(slices: readonly DonutSlice[]): ChartData {
  const t = useText('charts')
  const { integer, percent } = useFormats()
  const total = slices.reduce((sum, { value }) => sum + value, 0)
  return {
    columns: [t('column.category'), t('column.value'), t('column.share')],
    rows: slices.map(({ label, value }) => {
      const share = total === 0 ? 0 : (value / total) * 100
      return [
        { value: label },
        { value, text: integer(value) },
        { value: Math.round(share * 10) / 10, text: percent(share) },
      ]
    }),
  }
}

export interface PieProps extends HomePieProps {
  title: string
  center: string
  centerLabel: string
  slices: readonly DonutSlice[]
  /** What the number counts that another one does not. */
  note?: string | undefined
}

/** A pie of the statistics in its frame. */
export function Pie({ stats, onCopyText, title, center, centerLabel, slices, note }: PieProps) {
  const { integer, percent } = useFormats()
  const data = usePieData(slices)
  const state = useHomePanel(stats)
  return (
    <ChartFrame
      title={title}
      state={state}
      data={data}
      legend={slices.map(({ label, value, color }) => ({ text: `${label}: ${integer(value)}`, color }))}
      note={state.kind === 'ready' && failureOf(stats) ? <FeedNote feed={stats} isShort /> : note}
      blockSize={BLOCK}
      onCopyText={onCopyText}
    >
      <Donut
        title={title}
        slices={slices}
        center={center}
        centerLabel={centerLabel}
        format={integer}
        formatShare={percent}
      />
    </ChartFrame>
  )
}
