import { type AnalyticsSeries, type SeriesKey, seriesOf } from '@corrente/domain/analytics'
import type { DateRange } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import { ChartFrame, type ChartState, LineChart } from '../../../charts/index.ts'
import { failureOf, type Loadable, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { dailyPoints } from '../dailyPoints.ts'
import { FeedNote } from '../FeedNote.tsx'
import { useHomePanel } from '../useHomePanel.ts'

export interface HomeLineProps {
  /** The series of `stations/dashboard/graphs`. */
  graphs: Loadable<readonly AnalyticsSeries[]>
  /** What the indicator says of the same range, from another call; another number is told beside the sum. */
  indicated?: number | undefined
  /** The chosen range; days outside it are not drawn. */
  range?: DateRange | undefined
  /** Puts a text on the clipboard; without it copying is not offered. */
  onCopyText?: ((text: string) => Promise<void>) | undefined
}

interface LineProps extends HomeLineProps {
  series: SeriesKey
  title: string
  /** Name of the value's column. */
  column: string
  color: string
  format: (value: number) => string
  /** Decimals that the sum keeps. */
  digits: number
}

const BLOCK = 220

function Line(props: LineProps) {
  const { graphs, range, onCopyText, series, title, column, color, format, digits } = props
  const charts = useText('charts')
  const { zone, locale, number, day, shortDay } = useFormats()
  const points = useMemo(
    () => dailyPoints(seriesOf(graphs.data ?? [], series), range, zone),
    [graphs.data, series, range, zone],
  )
  const panel = useHomePanel(graphs)
  // Data that holds nothing is empty, not a flat line.
  const state: ChartState = panel.kind === 'ready' && points.length === 0 ? { kind: 'empty' } : panel
  const tick = useMemo(() => {
    const compact = new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 })
    return (value: number) => (Math.abs(value) < 1_000_000 ? number(value) : compact.format(value))
  }, [locale, number])
  const lines = useMemo(() => [{ key: series, label: title, color, points }], [series, title, color, points])
  const total = points.reduce((sum, { v }) => sum + v, 0)
  const scale = 10 ** digits
  const sum = useSumNote(Math.round(total * scale) / scale, points.length / scale, props)
  const hasTrouble = failureOf(graphs) !== undefined || graphs.unread > 0
  // A line of the same height while it loads, so that nothing moves when it comes.
  const waiting = state.kind === 'loading' ? <br /> : undefined
  const note = state.kind === 'ready' ? hasTrouble ? <FeedNote feed={graphs} /> : sum : waiting
  return (
    <ChartFrame
      title={title}
      state={state}
      blockSize={BLOCK}
      onCopyText={onCopyText}
      data={{
        columns: [charts('column.day'), column],
        rows: points.map((point) => [
          // A point in time as the day that it stands for, sortable in a spreadsheet.
          { value: day(point.t), text: day(point.t) },
          { value: Math.round(point.v * scale) / scale, text: format(point.v) },
        ]),
      }}
      note={note}
    >
      <LineChart
        title={title}
        series={lines}
        blockSize={BLOCK}
        format={format}
        formatTick={tick}
        formatMoment={day}
        formatMomentTick={shortDay}
      />
    </ChartFrame>
  )
}

/** The sum of the days; with the indicator's number where that one is another. @param slack - what rounding explains */
function useSumNote(total: number, slack: number, { indicated, format }: LineProps): string {
  const t = useText('home')
  if (indicated === undefined || Math.abs(indicated - total) <= slack)
    return t('lines.total', { total: format(total) })
  return t('lines.differs', { total: format(total), indicated: format(indicated) })
}

/** Recharges per local day over the chosen range. */
export function RechargesLine(props: HomeLineProps) {
  const t = useText('home')
  return (
    <Line
      {...props}
      series="recharges"
      title={t('lines.recharges')}
      column={t('indicators.recharges')}
      color={theme.chart.series[0]}
      format={(value) => t('lines.rechargesUnit', { count: value })}
      digits={0}
    />
  )
}

/** Energy per local day over the chosen range, kWh. */
export function EnergyLine(props: HomeLineProps) {
  const t = useText('home')
  const { energyKwh } = useFormats()
  return (
    <Line
      {...props}
      series="consumption"
      title={t('lines.energy')}
      column={t('lines.energyColumn')}
      color={theme.chart.series[1]}
      format={energyKwh}
      digits={2}
    />
  )
}
