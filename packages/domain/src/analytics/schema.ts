import {
  keyNumberOf,
  loose,
  looseNumber,
  looseText,
  numberOf,
  type Read,
  readList,
  readRows,
  textOf,
  z,
} from '../wire/index.ts'

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
  /** Points that could not be read; none where it is missing. */
  readonly unreadPoints?: number
}

const pointSchema = z.object({
  x: z.pipe(
    loose((x) => (typeof x === 'number' ? numberOf(x) : textOf(x))),
    z.union([z.number(), z.string()]),
  ),
  y: z.pipe(looseNumber, z.number()),
})

const seriesSchema = z.object({
  key: z.pipe(looseText, z.string()),
  title: looseText,
  series: z.optional(z.unknown()),
})

/** Reads chart series (`stations/dashboard/graphs`, `stations/usage/graphs`), bare or under `series`; else undefined. */
export function readSeries(body: unknown): Read<readonly AnalyticsSeries[]> | undefined {
  const read = readList(seriesSchema, body, 'series')
  if (!read) return undefined
  const data = read.data.map((row): AnalyticsSeries => {
    const points = readRows(pointSchema, row.series)
    const key = SERIES_KEYS.find((known) => known === row.key)
    return {
      key,
      rawKey: row.key,
      title: row.title ?? '',
      points: points.data.map((point) => atHour(key, point)),
      ...(points.unread > 0 && { unreadPoints: points.unread }),
    }
  })
  return { data, unread: data.reduce((sum, { unreadPoints = 0 }) => sum + unreadPoints, read.unread) }
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
