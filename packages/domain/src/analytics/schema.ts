import { keyNumberOf, listOf, looseText, numberOf, readRows, textOf, z } from '../wire/index.ts'

/** The known series; their units in this order: count, seconds, kWh, km, count, count, count. */
export const SERIES_KEYS = [
  'recharges',
  'duration',
  'consumption',
  'autonomy',
  'lengthOfStay',
  'popularHours',
  'carBrands',
] as const
/** One of `SERIES_KEYS`. */
export type SeriesKey = (typeof SERIES_KEYS)[number]

/** One point: a day `YYYY-MM-DD`, an hour 0 to 23, a bracket or a brand, and its value in the series' unit. */
export interface SeriesPoint {
  readonly x: string | number
  readonly y: number
}

/** One line or set of bars of a chart. */
export interface AnalyticsSeries {
  /** Undefined for a series that the product does not know. */
  readonly key: SeriesKey | undefined
  readonly rawKey: string
  /** Empty when the server names none. */
  readonly title: string
  readonly points: readonly SeriesPoint[]
}

const pointSchema = z.object({
  x: z.pipe(
    z.optional(z.unknown()),
    z.pipe(
      z.transform((x) => (typeof x === 'number' ? numberOf(x) : textOf(x))),
      z.union([z.number(), z.string()]),
    ),
  ),
  y: z.pipe(z.optional(z.unknown()), z.pipe(z.transform(numberOf), z.number())),
})

const seriesSchema = z.object({
  key: z.pipe(z.optional(z.unknown()), z.pipe(z.transform(textOf), z.string())),
  title: looseText,
  series: z.optional(z.unknown()),
})

/** The series of a reply, and how many series and points could not be read. */
export interface SeriesList {
  readonly series: readonly AnalyticsSeries[]
  readonly unread: number
}

/** Reads chart series (`stations/dashboard/graphs`, `stations/usage/graphs`), bare or under `series`; else undefined. */
export function readSeries(body: unknown): SeriesList | undefined {
  const list = listOf(body, 'series')
  if (!list) return undefined
  let { rows, unread } = readRows(seriesSchema, list)
  const series = rows.map((row): AnalyticsSeries => {
    const points = readRows(pointSchema, row.series)
    unread += points.unread
    const key = SERIES_KEYS.find((known) => known === row.key)
    return { key, rawKey: row.key, title: row.title ?? '', points: points.rows.map((p) => atHour(key, p)) }
  })
  return { series, unread }
}

/** The series of a key; undefined when the reply has none. */
export function seriesOf(list: readonly AnalyticsSeries[], key: SeriesKey): AnalyticsSeries | undefined {
  return list.find((series) => series.key === key)
}

/** Hours may come as text; an hour is a number wherever it can be one. */
function atHour(key: SeriesKey | undefined, point: SeriesPoint): SeriesPoint {
  const hour = key === 'popularHours' ? keyNumberOf(point.x) : undefined
  return hour === undefined ? point : { ...point, x: hour }
}
