import type { EpochMs } from '../clock/clock.ts'
import type { Session } from '../network/model.ts'
import { energyOf } from '../network/model.ts'
import type { World } from '../network/world.ts'
import type { RechargeRow } from '../store/rows.ts'
import { isoText } from '../wire/times.ts'
import { scatterOf } from '../world/settlement.ts'

/** One measured value, as `MeterValue` has it. */
export interface Measure {
  timestamp: string
  value: number | string
  unit?: string
}
/** `TransactionDetailReply.values`: the series by measurand. */
export type Measures = Record<string, Measure[]>

/** A charger keeps no more of one recharge. */
export const MEASURES_MAX = 5_000
/** How often chargers measure, seconds; a few every second. */
const STEPS = [60, 30, 300, 60, 1, 30, 60, 15] as const
const PURPOSE = 11

/** When it is measured: from the start to the end, at most `MEASURES_MAX` times, the last one at the end. */
const instantsOf = (pk: number, from: EpochMs, to: EpochMs): EpochMs[] => {
  const seconds = Math.max(0, Math.floor((to - from) / 1000))
  const step = Math.max(
    STEPS[scatterOf(pk, PURPOSE, STEPS.length)] ?? 60,
    Math.ceil(seconds / (MEASURES_MAX - 1)),
  )
  const count = Math.floor(seconds / step)
  const at = Array.from({ length: count + 1 }, (_, index) => from + index * step * 1000)
  return at.at(-1) === to ? at : [...at, to]
}

/** Power over a recharge's own time, 0 at its start to 1 at the end of its energy, as a share of the mean. */
const shapeAt = (pk: number, share: number, index: number): number => {
  const ramp = Math.min(1, share * 40)
  // The battery takes less as it fills.
  const fade = share < 0.7 ? 1.12 : 1.12 - (share - 0.7) * 2.2
  return ramp * fade * (0.97 + scatterOf(pk + index, PURPOSE, 60) / 1000)
}

const seriesOf = (
  pk: number,
  instants: readonly EpochMs[],
  startedAt: EpochMs,
  energyEnd: EpochMs,
  meanWatts: number,
  energyWh: number,
): Measures => {
  const span = Math.max(1, energyEnd - startedAt)
  // Chargers write watts without a unit, with one, or kilowatts; as a number or as text.
  const style = scatterOf(pk, PURPOSE, 4)
  const power = instants.map((at, index): Measure => {
    const watts = at >= energyEnd ? 0 : meanWatts * shapeAt(pk, (at - startedAt) / span, index)
    const timestamp = isoText(at)
    if (style === 0) return { timestamp, value: Math.round(watts * 10) / 10 }
    if (style === 1) return { timestamp, value: Math.round(watts) / 1000, unit: 'kW' }
    return { timestamp, value: watts.toFixed(1), unit: 'W' }
  })
  const register = instants.map((at): Measure => {
    const share = Math.min(1, (at - startedAt) / span)
    return { timestamp: isoText(at), value: String(Math.round(energyWh * share)), unit: 'Wh' }
  })
  return { 'Power.Active.Import': power, 'Energy.Active.Import.Register': register }
}

const ofSession = (row: RechargeRow, session: Session, status: string | null, now: EpochMs): Measures => {
  const instants = instantsOf(row.pk, session.startedAt, now)
  const isPaused = status === 'SuspendedEV' || status === 'SuspendedEVSE'
  const last = instants.at(-1) ?? now
  const energyEnd = isPaused ? Math.max(session.startedAt, last - 120_000) : now + 1
  return seriesOf(
    row.pk,
    instants,
    session.startedAt,
    energyEnd,
    session.kilowatts * 900,
    energyOf(session, now),
  )
}

/**
 * What was measured in a recharge: power while it charged and after, and the energy's register. A third of a percent of
 * chargers measures nothing. It is made from what is known of the recharge, not kept.
 */
export const measuresOf = (world: World, row: RechargeRow, now: EpochMs): Measures => {
  if (row.stoppedAt === null) {
    const connector = world.model.stations
      .get(row.stationPk)
      ?.connectors.find((one) => one.row.connectorId === row.connectorId)
    return connector?.session?.rechargePk === row.pk
      ? ofSession(row, connector.session, connector.row.status, now)
      : {}
  }
  if (scatterOf(row.pk, PURPOSE, 300) === 0) return {}
  const startedAt = world.fromStored(row.startedAt)
  const stoppedAt = world.fromStored(row.stoppedAt)
  const energyEnd = stoppedAt - (row.idleSeconds ?? 0) * 1000
  const hours = Math.max(1, energyEnd - startedAt) / 3_600_000
  const instants = instantsOf(row.pk, startedAt, stoppedAt)
  return seriesOf(row.pk, instants, startedAt, energyEnd, row.energyWh / hours, row.energyWh)
}
