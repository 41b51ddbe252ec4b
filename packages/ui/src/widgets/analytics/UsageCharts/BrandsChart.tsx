import { brandSlices, seriesOf } from '@corrente/domain/analytics'
import { theme } from '@corrente/themes'
import { useMemo } from 'react'
import { ChartFrame, Donut } from '../../../charts/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { BLOCK, type UsageChartsProps } from './chartProps.ts'
import { Note } from './Note.tsx'
import { exportsOf, useChartState } from './useChart.ts'

/** The registered vehicles by brand (ANL-011 to ANL-013): all of them, not the period's. */
export function BrandsChart(props: UsageChartsProps) {
  const { graphs } = props
  const t = useText('analytics')
  const charts = useText('charts')
  const { locale, integer } = useFormats()
  const share = useMemo(() => {
    const format = new Intl.NumberFormat(locale, {
      style: 'percent',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    })
    return (value: number) => format.format(value / 100)
  }, [locale])
  const slices = brandSlices((graphs.data && seriesOf(graphs.data, 'carBrands'))?.points ?? [])
  const total = slices.reduce((sum, { count }) => sum + count, 0)
  const nameOf = (brand: string | undefined) => brand ?? t('others')
  const partOf = (count: number) => (total === 0 ? 0 : (count / total) * 100)
  const first = slices[0]
  const sentence = first
    ? t('say.brands', { brand: nameOf(first.brand), share: share(partOf(first.count)) })
    : ''
  const colorOf = (i: number) => theme.chart.series[i % theme.chart.series.length] ?? theme.chart.axis
  const title = t('chart.carBrands')
  return (
    <ChartFrame
      title={title}
      state={useChartState(props, slices.length > 0)}
      blockSize={BLOCK}
      onCopyText={props.onCopyText}
      exports={exportsOf(props, 'carBrands', sentence)}
      legend={slices.map(({ brand, count }, i) => ({
        text: `${nameOf(brand)}: ${integer(count)} (${share(partOf(count))})`,
        color: colorOf(i),
        series: i,
      }))}
      data={{
        columns: [t('column.brand'), t('column.vehicles'), charts('column.share')],
        rows: slices.map(({ brand, count }) => [
          { value: nameOf(brand) },
          { value: count, text: integer(count) },
          { value: Math.round(partOf(count) * 10) / 10, text: share(partOf(count)) },
        ]),
      }}
      note={<Note what={t('what.carBrands')} sentence={sentence} />}
    >
      <Donut
        title={title}
        slices={slices.map(({ brand, count }, i) => ({
          key: brand ?? '',
          label: nameOf(brand),
          value: count,
          color: colorOf(i),
        }))}
        center={integer(total)}
        centerLabel={t('unit.vehicles')}
        format={integer}
        formatShare={share}
      />
    </ChartFrame>
  )
}
