import { type HourSpan, hourCounts, hourFacts, isWithin, seriesOf } from '@corrente/domain/analytics'
import { theme } from '@corrente/themes'
import { Bars, ChartFrame } from '../../../charts/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { BLOCK, type UsageChartsProps } from './chartProps.ts'
import { Note } from './Note.tsx'
import { exportsOf, useChartState } from './useChart.ts'

const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

/** When recharges begin, by the hour of the day (ANL-010); the quietest four hours in a row carry lines. */
export function HoursChart(props: UsageChartsProps) {
  const { graphs } = props
  const t = useText('analytics')
  const { number } = useFormats()
  const facts = hourFacts((graphs.data && seriesOf(graphs.data, 'popularHours'))?.points ?? [])
  const spanOf = ({ from, to }: HourSpan) => t('span', { from, to: to === 0 ? 24 : to })
  const sentence = facts
    ? t('say.hours', {
        busiest: spanOf(facts.busiest),
        times: number(facts.times, 1),
        quietest: spanOf(facts.quietest),
      })
    : ''
  const counts = facts?.counts ?? []
  const { other } = props
  const others =
    other && hourCounts((other.graphs.data && seriesOf(other.graphs.data, 'popularHours'))?.points ?? [])
  const title = t('chart.popularHours')
  const hourOf = (hour: number) => t('span', { from: hour, to: hour + 1 })
  return (
    <ChartFrame
      title={title}
      state={useChartState(props, facts !== undefined)}
      blockSize={BLOCK}
      onCopyText={props.onCopyText}
      exports={exportsOf(props, 'popularHours', sentence)}
      data={{
        columns: [t('column.hour'), ...(other ? other.names : [t('chart.recharges')])],
        rows: HOURS.map((hour) => [
          { value: hour, text: hourOf(hour) },
          { value: counts[hour] ?? 0, text: number(counts[hour] ?? 0) },
          ...(others ? [{ value: others[hour] ?? 0, text: number(others[hour] ?? 0) }] : []),
        ]),
      }}
      note={<Note what={t('what.popularHours')} sentence={sentence} />}
    >
      <Bars
        title={title}
        categories={HOURS.map((hour) => ({ key: String(hour), label: String(hour), name: hourOf(hour) }))}
        series={[
          { key: 'hours', label: other?.names[0] ?? title, color: theme.chart.series[2], values: counts },
          ...(other && others
            ? [{ key: 'other', label: other.names[1], color: theme.chart.series[1], values: others }]
            : []),
        ]}
        hatched={facts ? HOURS.filter((hour) => isWithin(facts.quietest, hour)) : []}
        blockSize={BLOCK}
        format={(value) => t('unit.recharges', { count: value })}
        formatTick={(value) => number(value)}
      />
    </ChartFrame>
  )
}
