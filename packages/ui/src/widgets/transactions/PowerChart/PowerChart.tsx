import { type PowerSeries, powerMarks, type Recharge } from '@corrente/domain/transactions'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import { ChartFrame, type ChartState, LineChart } from '../../../charts/index.ts'
import { type Loadable, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { panelState } from '../../../primitives/index.ts'

export interface PowerChartProps {
  recharge: Recharge
  /** What was measured; up to 5,000 points. */
  power: Loadable<PowerSeries>
  /** Puts a text on the clipboard; without it copying is not offered. */
  onCopyText?: ((text: string) => Promise<void>) | undefined
}

const BLOCK = 220
const DIGITS = 2

/** The words of the marks: a dispute is settled by looking. */
function useMarkWords({ recharge, power }: PowerChartProps) {
  const t = useText('transactions')
  const { timeOfDay, number } = useFormats()
  const series = power.data ?? NOTHING
  const marks = useMemo(() => powerMarks(recharge, series), [recharge, series])
  const { pluggedAt, energyEndAt, idle, pauses } = marks
  const { stoppedAt, stopReason } = recharge
  const last = series.points.at(-1)
  const isRunning = recharge.stoppedAt === undefined
  const words = [
    ...(pluggedAt === undefined ? [] : [t('chart.plugged', { time: timeOfDay(pluggedAt) })]),
    ...pauses.map(({ from, to }) => t('chart.pause', { from: timeOfDay(from), to: timeOfDay(to) })),
    ...(energyEndAt === undefined ? [] : [t('chart.energyEnd', { time: timeOfDay(energyEndAt) })]),
    ...(idle ? [t('chart.idle', { from: timeOfDay(idle.from), to: timeOfDay(idle.to) })] : []),
    ...(stoppedAt === undefined
      ? []
      : [
          stopReason === undefined
            ? t('chart.stopped', { time: timeOfDay(stoppedAt) })
            : t('chart.stoppedBy', { time: timeOfDay(stoppedAt), reason: stopReason }),
        ]),
    ...(isRunning && last
      ? [t('chart.last', { power: `${number(last.v, DIGITS)} kW`, time: timeOfDay(last.t) })]
      : []),
    t('chart.points', { count: series.points.length }),
    ...(series.unread > 0 ? [t('chart.unread', { count: series.unread })] : []),
  ]
  const lines = [
    { t: pluggedAt, label: t('column.start') },
    ...pauses.map(({ from }) => ({ t: from, label: t('chart.mark.pause') })),
    { t: energyEndAt === stoppedAt ? undefined : energyEndAt, label: t('chart.mark.energyEnd') },
    { t: stoppedAt, label: [t('card.stop'), stopReason].filter(Boolean).join(': ') },
  ].filter((mark): mark is { t: number; label: string } => mark.t !== undefined)
  return { note: words.join(' · '), lines, idle }
}
const NOTHING: PowerSeries = { points: [], unread: 0 }

/** Power over the time of a recharge, kW, with plug-in, end of energy and idle time marked (TRX-019, TRX-020). */
export function PowerChart(props: PowerChartProps) {
  const { power, onCopyText } = props
  const t = useText('transactions')
  const { number, timestamp, timeOfDay } = useFormats()
  const { note, lines, idle } = useMarkWords(props)
  const points = power.data?.points ?? NOTHING.points
  const format = (value: number) => `${number(value, DIGITS)} kW`
  const data = useMemo(
    () => ({
      columns: [t('chart.time'), `${t('chart.series')} (kW)`],
      rows: points.map(({ t: at, v }) => [
        { value: timestamp(at, 'DD/MM/YYYY HH:mm') },
        { value: Math.round(v * 100) / 100, text: number(v, DIGITS) },
      ]),
    }),
    [t, points, timestamp, number],
  )
  const series = useMemo(
    () => [{ key: 'power', label: t('chart.series'), color: theme.chart.series[0], points }],
    [t, points],
  )
  const panel = panelState(power, t('chart.failed'), undefined)
  const state: ChartState =
    panel.kind === 'ready' && points.length === 0 ? { kind: 'empty', title: t('chart.empty') } : panel
  return (
    <ChartFrame
      title={t('chart.title')}
      level={3}
      state={state}
      blockSize={BLOCK}
      onCopyText={onCopyText}
      note={state.kind === 'ready' ? note : undefined}
      data={data}
    >
      <LineChart
        title={t('chart.title')}
        series={series}
        band={idle}
        marks={lines}
        blockSize={BLOCK}
        format={format}
        formatTick={(value) => number(value)}
        formatMoment={(at) => timestamp(at, 'DD/MM/YYYY HH:mm')}
        formatMomentTick={timeOfDay}
      />
    </ChartFrame>
  )
}
