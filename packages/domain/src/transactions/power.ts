import { type EpochMs, parseInstant } from '../time/index.ts'
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

/** The moments that a dispute is settled by. */
export interface PowerMarks {
  readonly pluggedAt: EpochMs | undefined
  /** When the last energy flowed; undefined while it charges, or where nothing was measured. */
  readonly energyEndAt: EpochMs | undefined
  /** From when to when the car stood without charging, as the bill counts it; undefined: it did not. */
  readonly idle: { readonly from: EpochMs; readonly to: EpochMs } | undefined
}

/** Where a recharge's chart is marked: plug-in, end of energy, idle time. */
export function powerMarks(
  { startedAt, stoppedAt, idleSeconds }: Pick<Recharge, 'startedAt' | 'stoppedAt' | 'idleSeconds'>,
  { points }: PowerSeries,
): PowerMarks {
  const isIdle = stoppedAt !== undefined && idleSeconds !== undefined && idleSeconds > 0
  const idle = isIdle ? { from: stoppedAt - idleSeconds * 1000, to: stoppedAt } : undefined
  const last = points.findLastIndex(({ v }) => v > NOTHING_KW)
  const measuredEnd = last >= 0 && last < points.length - 1 ? points[last + 1]?.t : undefined
  return { pluggedAt: startedAt, energyEndAt: measuredEnd ?? idle?.from ?? stoppedAt, idle }
}
