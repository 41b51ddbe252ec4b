export {
  BAR_DIRECTIONS,
  type BarCategory,
  type BarDirection,
  type BarSeries,
  Bars,
  type BarsProps,
} from './Bars/Bars.tsx'
export {
  type ChartCell,
  type ChartData,
  ChartFrame,
  type ChartFrameProps,
  type ChartState,
} from './ChartFrame/ChartFrame.tsx'
export { type CsvCell, toCsv } from './csv.ts'
export { Donut, type DonutProps, type DonutSlice } from './Donut/Donut.tsx'
export { decimate, type LinePoint } from './decimate.ts'
export { HeatMap, type HeatMapLabel, type HeatMapProps } from './HeatMap/HeatMap.tsx'
export { Histogram, type HistogramBin, type HistogramProps } from './Histogram/Histogram.tsx'
export {
  LINE_CURVES,
  LineChart,
  type LineChartProps,
  type LineCurve,
  type LineSeries,
} from './LineChart/LineChart.tsx'
export { BAR_ARRANGEMENTS, type BarArrangement } from './parts/spans.ts'
export type { PngLegend } from './savePng.ts'
