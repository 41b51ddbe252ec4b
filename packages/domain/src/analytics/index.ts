export { countBetween, hourBins, STAY_EDGES_HOURS } from './bins.ts'
export { type AnalyticsSeries, readSeries, SERIES_KEYS, type SeriesKey, seriesOf } from './schema.ts'
