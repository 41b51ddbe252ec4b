import { type EpochMs, MINUTE_MS, parseInstant } from '../time/index.ts'
import { numberOf, ownField, textOf } from '../wire/index.ts'
import type { Recharge } from './recharge.ts'

/** The measurand of the chart (TRX-019). */
const POWER = 'Power.Active.Import'
/** A car that takes less has stopped to charge, kW. */
const NOTHING_KW = 0.05

/** Power at one moment, kW; the shape of a chart's point. */
export interface PowerPoint {
  readonly t: EpochMs
  readonly v: number
}

/** The power of a recharge over time. */
export interface PowerSeries {
  /** Ascending in time. */
  readonly points: readonly PowerPoint[]
  /** Values that could not be read. */
  readonly unread: number
}

/** Reads the power from the series of a detail: watts, unless a value says kW (TRX-020). */
export function readPower(values: unknown): PowerSeries {
  const list = ownField(values, POWER)
  if (list === undefined || list === null) return { points: [], unread: 0 }
  if (!Array.isArray(list)) return { points: [], unread: 1 }
  const points: PowerPoint[] = []
  for (const item of list) {
    const t = parseInstant(ownField(item, 'timestamp'), { zoneless: 'utc' })
    const value = numberOf(ownField(item, 'value'))
    if (t === undefined || value === undefined) continue
    const isKw = textOf(ownField(item, 'unit'))?.trim().toLowerCase() === 'kw'
    points.push({ t, v: isKw ? value : value / 1000 })
  }
  points.sort((a, b) => a.t - b.t)
  return { points, unread: list.length - points.length }
}

const REGISTER = 'Energy.Active.Import.Register'

/** What the charger's own meter says of a recharge: its first and its last reading, kWh. */
export interface RegisterDifference {
  readonly from: PowerPoint
  readonly to: PowerPoint
  /** `to` less `from`, kWh. */
  readonly kwh: number
}

/** Reads the meter from the series of a detail: watt-hours, unless a value says kWh; undefined without two moments of it. */
export function readRegister(values: unknown): RegisterDifference | undefined {
  const list = ownField(values, REGISTER)
  if (!Array.isArray(list)) return undefined
  const points = list.flatMap((item): readonly PowerPoint[] => {
    const t = parseInstant(ownField(item, 'timestamp'), { zoneless: 'utc' })
    const value = numberOf(ownField(item, 'value'))
    if (t === undefined || value === undefined) return []
    const isKwh = textOf(ownField(item, 'unit'))?.trim().toLowerCase() === 'kwh'
    return [{ t, v: isKwh ? value : value / 1000 }]
  })
  points.sort((a, b) => a.t - b.t)
  const [from, to] = [points[0], points.at(-1)]
  // A meter that runs backwards was exchanged, or began anew: it tells nothing of this recharge.
  if (from === undefined || to === undefined || from.t === to.t || to.v < from.v) return undefined
  return { from, to, kwh: Math.round((to.v - from.v) * 1000) / 1000 }
}

/** The moments that a dispute is settled by. */
export interface PowerMarks {
  readonly pluggedAt: EpochMs | undefined
  /** When the last energy flowed; undefined while it charges, or where nothing was measured. */
  readonly energyEndAt: EpochMs | undefined
  /** From when to when the car stood without charging, as the bill counts it; undefined: it did not. */
  readonly idle: Span | undefined
  /** From when to when nothing flowed in the midst of it, as measured. */
  readonly pauses: readonly Span[]
}

interface Span {
  readonly from: EpochMs
  readonly to: EpochMs
}

/** A single low value is the noise of a meter; what lasts for less is no pause that a driver saw. */
const SHORTEST_PAUSE_MS = 3 * MINUTE_MS

/** The spans of no power between the first and the last of it. */
function pausesOf(points: readonly PowerPoint[], last: number): readonly Span[] {
  const first = points.findIndex(({ v }) => v > NOTHING_KW)
  const pauses: Span[] = []
  let from: EpochMs | undefined
  // Without any power both are -1, and nothing is between.
  for (const { t, v } of points.slice(first, last + 1)) {
    if (v <= NOTHING_KW) from ??= t
    else if (from !== undefined) {
      if (t - from >= SHORTEST_PAUSE_MS) pauses.push({ from, to: t })
      from = undefined
    }
  }
  return pauses
}

/** Where a recharge's chart is marked: plug-in, end of energy, idle time. */
export function powerMarks(
  { startedAt, stoppedAt, idleSeconds }: Pick<Recharge, 'startedAt' | 'stoppedAt' | 'idleSeconds'>,
  { points }: PowerSeries,
): PowerMarks {
  const isIdle = stoppedAt !== undefined && idleSeconds !== undefined && idleSeconds > 0
  const idle = isIdle ? { from: stoppedAt - idleSeconds * 1000, to: stoppedAt } : undefined
  const last = points.findLastIndex(({ v }) => v > NOTHING_KW)
  const measuredEnd = last < 0 ? undefined : points[last + 1]?.t
  return {
    pluggedAt: startedAt,
    energyEndAt: measuredEnd ?? idle?.from ?? stoppedAt,
    idle,
    pauses: pausesOf(points, last),
  }
}
