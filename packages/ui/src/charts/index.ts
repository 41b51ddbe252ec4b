export {
  BAR_DIRECTIONS,
  type BarCategory,
  type BarDirection,
  type BarSeries,
  Bars,
  type BarsProps,
} from './Bars/index.ts'
export {
  type ChartCell,
  type ChartData,
  ChartFrame,
  type ChartFrameProps,
  type ChartState,
} from './ChartFrame/index.ts'
export { type CsvCell, toCsv } from './csv.ts'
export { Donut, type DonutProps, type DonutSlice } from './Donut/index.ts'
export { decimate, type LinePoint } from './decimate.ts'
export { HeatMap, type HeatMapLabel, type HeatMapProps } from './HeatMap/index.ts'
export { Histogram, type HistogramBin, type HistogramProps } from './Histogram/index.ts'
export {
  LINE_CURVES,
  LineChart,
  type LineChartProps,
  type LineCurve,
  type LineSeries,
} from './LineChart/index.ts'
export { BAR_ARRANGEMENTS, type BarArrangement } from './parts/spans.ts'
export type { PngLegend } from './savePng.ts'
