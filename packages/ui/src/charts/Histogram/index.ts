export { Histogram, type HistogramBin, type HistogramProps } from './Histogram.tsx'
