import { STATION_CHART_MAX, type StationEnergy } from '@corrente/domain/stations'
import { fromDateOnly } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import { Bars, ChartFrame, type ChartState } from '../../../charts/index.ts'
import { type Loadable, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { panelState } from '../../../primitives/index.ts'

/** What the chart is drawn from. */
export interface StationEnergyData extends StationEnergy {
  /** Recharges of the range, over all pages; more than 10,000: only the first of them are summed. */
  readonly total: number
}

export interface StationEnergyChartProps {
  /** kWh per day and what could not be counted. */
  energy: Loadable<StationEnergyData>
  /** Puts a text on the clipboard; without it copying is not offered. */
  onCopyText?: ((text: string) => Promise<void>) | undefined
}

const BLOCK = 200

/** kWh per local day of the last ten days (STN-028); empty where there was no recharge, not a flat line. */
export function StationEnergyChart({ energy, onCopyText }: StationEnergyChartProps) {
  const t = useText('station-list')
  const charts = useText('charts')
  const { zone, energyKwh, number, integer, day, shortDay } = useFormats()
  const { data } = energy
  const days = useMemo(
    () => (data?.days ?? []).map(({ day: text, kwh }) => ({ text, kwh, at: fromDateOnly(text, zone) })),
    [data, zone],
  )
  const panel = panelState(energy, t('energy.failed'), undefined)
  const state: ChartState =
    panel.kind === 'ready'
      ? data && data.total > 0
        ? { kind: 'ready' }
        : { kind: 'empty', title: t('energy.empty') }
      : panel
  const unread = (data?.unread ?? 0) + energy.unread
  const notes = data && [
    t('energy.total', { total: energyKwh(days.reduce((sum, { kwh }) => sum + kwh, 0)) }),
    ...(data.total > STATION_CHART_MAX
      ? [t('energy.first', { shown: integer(STATION_CHART_MAX), total: integer(data.total) })]
      : []),
    ...(data.open > 0 ? [t('energy.open', { count: data.open })] : []),
    ...(unread > 0 ? [t('unread', { count: unread })] : []),
  ]
  return (
    <ChartFrame
      title={t('energy.title')}
      level={3}
      state={state}
      blockSize={BLOCK}
      onCopyText={onCopyText}
      note={state.kind === 'ready' ? notes?.join(' · ') : undefined}
      data={{
        columns: [charts('column.day'), t('energy.column')],
        rows: days.map(({ at, kwh }) => [
          { value: day(at), text: day(at) },
          { value: kwh, text: energyKwh(kwh) },
        ]),
      }}
    >
      <Bars
        title={t('energy.title')}
        blockSize={BLOCK}
        categories={days.map(({ text, at }) => ({ key: text, label: shortDay(at), name: day(at) }))}
        series={[
          {
            key: 'energy',
            label: t('energy.column'),
            color: theme.chart.series[0],
            values: days.map(({ kwh }) => kwh),
          },
        ]}
        format={energyKwh}
        formatTick={(value) => number(value)}
      />
    </ChartFrame>
  )
}
