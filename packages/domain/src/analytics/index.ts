export { hourCounts } from './hours.ts'
export { type AnalyticsSeries, readSeries, SERIES_KEYS, type SeriesKey, seriesOf } from './schema.ts'
export {
  bestDay,
  brandSlices,
  changeOf,
  type HourSpan,
  hourFacts,
  isWithin,
  longerPeriod,
  STAYS,
  stayCounts,
  totalOf,
  USAGE_PERIODS,
  USUAL_PERIOD,
  type UsagePeriod,
  usageDays,
} from './usage.ts'
