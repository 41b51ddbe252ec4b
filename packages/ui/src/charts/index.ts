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
export { LineChart, type LineChartProps, type LineSeries } from './LineChart/index.ts'
export type { PngLegend } from './savePng.ts'
