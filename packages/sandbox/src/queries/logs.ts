import type { EpochMs } from '../clock/clock.ts'
import type { World } from '../network/world.ts'
import type { EventRow } from '../store/rows.ts'
import { stationLog, type TaggedRecharge } from './stationLog.ts'

const DAY_MS = 86_400_000
/** A line is written within this time: what happens later never comes before a line that was read. */
const WRITTEN_MS = 1_000
/** Heartbeats and their answers of a day, about: a network of any size has a log that can be read. */
const MOST_BEATS = 120_000
const LEAST_BEAT_MS = 900_000

const byStation = <Row extends { stationPk: number }>(rows: readonly Row[]): Map<number, Row[]> => {
  const found = new Map<number, Row[]>()
  for (const row of rows) {
    const own = found.get(row.stationPk)
    if (own) own.push(row)
    else found.set(row.stationPk, [row])
  }
  return found
}

/**
 * The log of an account's stations since midnight, UTC, as its back end writes it: OCPP messages both ways and what
 * the back end says of them. The same moment gives the same text, and a later one a text that goes on from it.
 */
export const dailyLog = (world: World, accountPk: number, now: EpochMs): string => {
  const from = Math.floor(now / DAY_MS) * DAY_MS
  const to = now - WRITTEN_MS
  const stations = [...world.model.stations.values()].filter(({ row }) => row.accountPk === accountPk)
  const network = stations[0]?.row.network
  if (network === undefined) return ''
  const { store, toStored, fromStored } = world
  const recharges = byStation(
    store
      .all<TaggedRecharge>(
        `SELECT recharge.*, person.idTag AS personTag FROM recharge JOIN person ON person.pk = personPk
         WHERE recharge.network = ? AND startedAt BETWEEN ? AND ? AND (stoppedAt IS NULL OR stoppedAt >= ?)`,
        network,
        toStored(from - DAY_MS),
        toStored(to),
        toStored(from),
      )
      .map((row) => ({
        ...row,
        startedAt: fromStored(row.startedAt),
        stoppedAt: row.stoppedAt === null ? null : fromStored(row.stoppedAt),
      })),
  )
  const events = byStation(
    store
      .all<EventRow>(
        'SELECT * FROM event WHERE network = ? AND at BETWEEN ? AND ?',
        network,
        toStored(from),
        toStored(to),
      )
      .map((row) => ({ ...row, at: fromStored(row.at) })),
  )
  const beatMs = Math.max(LEAST_BEAT_MS, Math.ceil((stations.length * 2 * DAY_MS) / MOST_BEATS))
  const lines = stations.flatMap((station) =>
    stationLog({
      station,
      recharges: recharges.get(station.row.pk) ?? [],
      events: events.get(station.row.pk) ?? [],
      from,
      to,
      beatMs,
    }),
  )
  return lines
    .filter(({ at }) => at >= from && at <= to)
    .sort((a, b) => a.at - b.at)
    .map(({ text }) => `${text}\n`)
    .join('')
}
