export {
  type AnalyticsSeries,
  readSeries,
  SERIES_KEYS,
  type SeriesKey,
  type SeriesList,
  type SeriesPoint,
  seriesOf,
} from './schema.ts'
