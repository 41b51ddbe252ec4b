import { bestDay, seriesOf, totalOf, usageDays } from '@corrente/domain/analytics'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import { Bars, ChartFrame } from '../../../charts/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { BLOCK, type UsageChartsProps } from './chartProps.ts'
import { Note } from './Note.tsx'
import { exportsOf, useChartState, useDayWords } from './useChart.ts'
import { type DailyKey, useUnits } from './useUnits.ts'

export interface DailyChartProps extends UsageChartsProps {
  series: DailyKey
}

/** A value per day (ANL-005 to ANL-008): a day that the reply lacks is a gap, today carries lines and is in no sum. */
export function DailyChart(props: DailyChartProps) {
  const { graphs, period, today, series: key } = props
  const t = useText('analytics')
  const charts = useText('charts')
  const { number } = useFormats()
  const words = useDayWords()
  const units = useUnits()[key]
  const series = graphs.data && seriesOf(graphs.data, key)
  const days = useMemo(() => usageDays(series, period, today), [series, period, today])
  const second = useOtherDays(props)
  const sum = totalOf(days)
  const best = bestDay(days)
  const hasAny = days.some(({ value }) => value !== undefined)
  const sentence = best
    ? t('say.best', {
        day: words.short(best.day),
        value: units.format(best.value),
        times: number(best.times, 1),
      })
    : ''
  const title = t(`chart.${key}`)
  const cellOf = (value: number | undefined) => ({
    value: value === undefined ? '' : units.raw(value),
    text: value === undefined ? charts('none') : units.format(value),
  })
  const barsOf = (those: typeof days) =>
    those.map(({ value }) => (value === undefined ? Number.NaN : value / units.axis))
  return (
    <ChartFrame
      title={title}
      state={useChartState(props, hasAny)}
      blockSize={BLOCK}
      onCopyText={props.onCopyText}
      exports={exportsOf(props, key, sentence)}
      data={{
        columns: [charts('column.day'), ...(second ? second.names : [title])],
        rows: days.map(({ day, value, isToday }, place) => [
          { value: day, text: isToday ? t('todaySoFar', { day: words.long(day) }) : words.long(day) },
          cellOf(value),
          ...(second ? [cellOf(second.days[place]?.value)] : []),
        ]),
      }}
      note={
        <Note
          what={t(`what.${key}`)}
          sentence={sentence}
          missing={sum && sum.missing > 0 ? t('missing', { count: sum.missing }) : ''}
        />
      }
    >
      <Bars
        title={title}
        categories={days.map(({ day, isToday }) => ({
          key: day,
          label: words.short(day),
          name: isToday ? t('todaySoFar', { day: words.long(day) }) : words.long(day),
        }))}
        series={[
          {
            key,
            label: second?.names[0] ?? title,
            color: theme.chart.series[0],
            values: barsOf(days),
          },
          ...(second
            ? [
                {
                  key: 'other',
                  label: second.names[1],
                  color: theme.chart.series[1],
                  values: barsOf(second.days),
                },
              ]
            : []),
        ]}
        hatched={[days.length - 1]}
        blockSize={BLOCK}
        format={(value) => units.format(value * units.axis)}
        formatTick={units.tick}
      />
    </ChartFrame>
  )
}

/** The days of the second station, where one is chosen. */
function useOtherDays({ other, series: key, period, today }: DailyChartProps) {
  const series = other?.graphs.data && seriesOf(other.graphs.data, key)
  const days = useMemo(() => usageDays(series, period, today), [series, period, today])
  return other && { names: other.names, days }
}
