import { STAYS, seriesOf, stayCounts } from '@corrente/domain/analytics'
import { theme } from '@corrente/themes'
import { Bars, ChartFrame } from '../../../charts/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { BLOCK, type UsageChartsProps } from './chartProps.ts'
import { Note } from './Note.tsx'
import { exportsOf, useChartState } from './useChart.ts'

/** How long cars stay, in four brackets, the longest first (ANL-009). */
export function StaysChart(props: UsageChartsProps) {
  const { graphs } = props
  const t = useText('analytics')
  const charts = useText('charts')
  const { number, percent } = useFormats()
  const counts = stayCounts((graphs.data && seriesOf(graphs.data, 'lengthOfStay'))?.points ?? [])
  const total = STAYS.reduce((sum, stay) => sum + counts[stay], 0)
  const shareOf = (count: number) => percent(total === 0 ? 0 : (count / total) * 100)
  const order = STAYS.toReversed()
  const sentence = total === 0 ? '' : t('say.stays', { share: shareOf(counts.over4) })
  const title = t('chart.lengthOfStay')
  return (
    <ChartFrame
      title={title}
      state={useChartState(props, total > 0)}
      blockSize={BLOCK}
      onCopyText={props.onCopyText}
      exports={exportsOf(props, 'lengthOfStay', sentence)}
      data={{
        columns: [t('column.stay'), t('chart.recharges'), charts('column.share')],
        rows: order.map((stay) => [
          { value: t(`stay.${stay}`) },
          { value: counts[stay], text: number(counts[stay]) },
          {
            value: total === 0 ? 0 : Math.round((counts[stay] / total) * 1000) / 10,
            text: shareOf(counts[stay]),
          },
        ]),
      }}
      note={<Note what={t('what.lengthOfStay')} sentence={sentence} />}
    >
      <Bars
        title={title}
        categories={order.map((stay) => ({
          key: stay,
          label: `${t(`stay.${stay}`)} · ${shareOf(counts[stay])}`,
          name: t(`stay.${stay}`),
        }))}
        series={[
          {
            key: 'stays',
            label: title,
            color: theme.chart.series[1],
            values: order.map((stay) => counts[stay]),
          },
        ]}
        direction="horizontal"
        blockSize={BLOCK}
        format={(value) => t('unit.recharges', { count: value })}
        formatTick={(value) => number(value)}
      />
    </ChartFrame>
  )
}
