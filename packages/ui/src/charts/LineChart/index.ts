export { LINE_CURVES, LineChart, type LineChartProps, type LineCurve, type LineSeries } from './LineChart.tsx'
