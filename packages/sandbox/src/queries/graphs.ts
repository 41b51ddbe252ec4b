import type { EpochMs } from '../clock/clock.ts'
import { energyOf } from '../network/model.ts'
import type { World } from '../network/world.ts'
import type { SqlValue } from '../store/schema.ts'
import type { NetworkId } from '../world/networks.ts'

const DAY_MS = 86_400_000
const HOUR_MS = 3_600_000
/** Kilometres a car drives on a kWh. */
const KM_PER_KWH = 6

/** What the graphs are about: everything of the network, one station or one person. */
export interface GraphQuery {
  network: NetworkId
  /** Local days up to today, today included. */
  days: number
  offsetHours: number
  stationPk: number | undefined
  personPk: number | undefined
}

interface Point {
  x: string | number
  y: number
}
interface DayRow {
  day: number
  recharges: number
  seconds: number
  wh: number
}

const dateOf = (localDay: number): string => new Date(localDay * DAY_MS).toISOString().slice(0, 10)

/** What the recharges that are going on have taken so far, Wh, by the local day on which they began. */
const goingIn = ({ model }: World, query: GraphQuery, now: EpochMs): ReadonlyMap<number, number> => {
  const { network, stationPk, personPk, offsetHours } = query
  const byDay = new Map<number, number>()
  for (const { row, connectors } of model.byNetwork[network]) {
    if (stationPk !== undefined && row.pk !== stationPk) continue
    for (const { session } of connectors) {
      if (!session || (personPk !== undefined && session.personPk !== personPk)) continue
      const day = Math.floor((session.startedAt + offsetHours * HOUR_MS) / DAY_MS)
      byDay.set(day, (byDay.get(day) ?? 0) + energyOf(session, now))
    }
  }
  return byDay
}

const STAYS = ['<1h', '1h-2h', '2h-4h', '>4h'] as const

/** Reads recharges of what the graphs are about, by its own time. */
const rechargesOf = (world: World, query: GraphQuery, now: EpochMs) => {
  const shift = query.offsetHours * HOUR_MS
  const firstDay = Math.floor((now + shift) / DAY_MS) - query.days + 1
  const conditions = ['recharge.network = ?', 'startedAt BETWEEN ? AND ?']
  const values: SqlValue[] = [query.network, world.toStored(firstDay * DAY_MS - shift), world.toStored(now)]
  if (query.stationPk !== undefined) {
    conditions.push('stationPk = ?')
    values.push(query.stationPk)
  }
  if (query.personPk !== undefined) {
    conditions.push('personPk = ?')
    values.push(query.personPk)
  }
  return {
    firstDay,
    /** The beginning of a recharge in local milliseconds, in SQL. */
    local: `(startedAt + ${world.fromStored(0) + shift})`,
    /** @param write the statement around the conditions */
    read: <Row>(write: (where: string) => string): Row[] =>
      world.store.all<Row>(write(conditions.join(' AND ')), ...values),
  }
}
type Recharges = ReturnType<typeof rechargesOf>

const dailyIn = ({ firstDay, local, read }: Recharges, days: number, going: ReadonlyMap<number, number>) => {
  const byDay = new Map(
    read<DayRow>(
      (where) => `SELECT CAST(${local} / ${DAY_MS} AS INTEGER) AS day, count(*) AS recharges,
       sum(coalesce(stoppedAt, startedAt) - startedAt) / 1000 AS seconds, sum(energyWh) AS wh
       FROM recharge WHERE ${where} GROUP BY day`,
    ).map((row) => [row.day, row]),
  )
  return (pick: (row: DayRow) => number): Point[] =>
    Array.from({ length: days }, (_, index) => {
      const row = byDay.get(firstDay + index)
      if (row === undefined) return { x: dateOf(firstDay + index), y: 0 }
      // As the dashboard's own sum: recharges that are going on count with what they have taken so far.
      const wh = row.wh + (going.get(firstDay + index) ?? 0)
      return { x: dateOf(firstDay + index), y: Number(pick({ ...row, wh }).toFixed(2)) }
    })
}

const staysIn = ({ read }: Recharges): Point[] => {
  const stays = new Map(
    read<{ stay: number; count: number }>(
      (where) => `SELECT CASE WHEN stoppedAt - startedAt < ${HOUR_MS} THEN 0
       WHEN stoppedAt - startedAt < ${2 * HOUR_MS} THEN 1
       WHEN stoppedAt - startedAt < ${4 * HOUR_MS} THEN 2 ELSE 3 END AS stay, count(*) AS count
       FROM recharge WHERE ${where} AND stoppedAt IS NOT NULL GROUP BY stay`,
    ).map((row) => [row.stay, row.count]),
  )
  return STAYS.map((x, index) => ({ x, y: stays.get(index) ?? 0 }))
}

const hoursIn = ({ local, read }: Recharges): Point[] => {
  const hours = new Map(
    read<{ hour: number; count: number }>(
      (where) => `SELECT CAST(${local} / ${HOUR_MS} AS INTEGER) % 24 AS hour, count(*) AS count
       FROM recharge WHERE ${where} GROUP BY hour`,
    ).map((row) => [row.hour, row.count]),
  )
  return Array.from({ length: 24 }, (_, hour) => ({ x: hour, y: hours.get(hour) ?? 0 }))
}

const brandsIn = ({ read }: Recharges): Point[] =>
  read<{ x: string; y: number }>(
    (where) => `SELECT carBrand AS x, sum(count) AS y
     FROM (SELECT personPk, count(*) AS count FROM recharge WHERE ${where} GROUP BY personPk)
     JOIN person ON person.pk = personPk WHERE carBrand IS NOT NULL GROUP BY carBrand ORDER BY y DESC`,
  ).map(({ x, y }) => ({ x, y }))

/** The series of the contract in its order; the first four have a point for every day, empty days included. */
export const analyticsSeries = (world: World, query: GraphQuery, now: EpochMs) => {
  const recharges = rechargesOf(world, query, now)
  const daily = dailyIn(recharges, query.days, goingIn(world, query, now))
  const series = [
    { key: 'recharges', title: 'Recargas', series: daily((row) => row.recharges) },
    { key: 'duration', title: 'Duração', series: daily((row) => row.seconds) },
    { key: 'consumption', title: 'Consumo', series: daily((row) => row.wh / 1000) },
    { key: 'autonomy', title: 'Autonomia', series: daily((row) => (row.wh / 1000) * KM_PER_KWH) },
    { key: 'lengthOfStay', title: 'Permanência', series: staysIn(recharges) },
    { key: 'popularHours', title: 'Horários', series: hoursIn(recharges) },
  ]
  if (query.personPk !== undefined) return series
  return [...series, { key: 'carBrands', title: 'Marcas', series: brandsIn(recharges) }]
}
