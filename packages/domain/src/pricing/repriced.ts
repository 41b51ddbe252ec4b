import { type EpochMs, MINUTE_MS, type ZoneId } from '../time/index.ts'
import { localMoment } from './clock.ts'
import { simulate } from './simulator.ts'
import type { PricingWeek } from './week.ts'

/** The local days whose recharges are priced again, today included. */
export const REPRICED_DAYS = 28

/** What a recharge tells that its price needs. */
export interface ToldRecharge {
  readonly id: number
  /** Hundredths. */
  readonly income: number | undefined
  readonly connectorId: number | undefined
  readonly startedAt: EpochMs | undefined
  /** undefined while it is going on. */
  readonly stoppedAt: EpochMs | undefined
  readonly durationSeconds: number | undefined
  readonly energyKwh: number | undefined
}

/** A recharge that has ended and can be priced again. */
export interface PastRecharge {
  readonly startedAt: EpochMs
  readonly minutes: number
  readonly kwh: number
}

/** One with what was billed for it. */
export interface BilledRecharge extends PastRecharge {
  readonly id: number
  /** Hundredths; undefined: the server said none. */
  readonly income: number | undefined
}

/** The recharges of some days, parted by whether they can be priced again. */
export interface PastRecharges {
  readonly priced: readonly BilledRecharge[]
  /** Those that are going on: their energy is not known yet. */
  readonly open: number
  /** Ended, but their energy or their times could not be read. */
  readonly unread: number
}

/** Parts the recharges of a charger's connectors. @param isPriced - whether the profile is the connector's */
export function pastRecharges(
  told: readonly ToldRecharge[],
  isPriced: (connectorId: number) => boolean,
): PastRecharges {
  const priced: BilledRecharge[] = []
  let open = 0
  let unread = 0
  for (const { id, income, connectorId, startedAt, stoppedAt, durationSeconds, energyKwh } of told) {
    if (connectorId !== undefined && !isPriced(connectorId)) continue
    if (stoppedAt === undefined) open += 1
    else if (connectorId === undefined || startedAt === undefined || energyKwh === undefined) unread += 1
    else {
      const minutes =
        durationSeconds === undefined ? (stoppedAt - startedAt) / MINUTE_MS : durationSeconds / 60
      priced.push({ id, income, startedAt, minutes: Math.max(0, Math.round(minutes)), kwh: energyKwh })
    }
  }
  return { priced, open, unread }
}

/** What recharges cost by two weeks. */
export interface Repriced {
  /** Recharges that both weeks have a price for; all figures are of these. */
  readonly count: number
  readonly kwh: number
  /** Hundredths, by the one week and by the other. */
  readonly before: number
  readonly after: number
  /** Recharges that the second week makes dearer, and cheaper. */
  readonly dearer: number
  readonly cheaper: number
  /** Recharges left out: by one of the weeks the connector's own price holds. */
  readonly own: number
}

/** Prices recharges by two weeks, each by the tariff of its start and without idle minutes, which no list tells. */
export function reprice(
  recharges: readonly PastRecharge[],
  { before, after }: { readonly before: PricingWeek; readonly after: PricingWeek },
  zone: ZoneId,
): Repriced {
  const sums = { count: 0, before: 0, after: 0, dearer: 0, cheaper: 0, own: 0 }
  let wattHours = 0
  for (const { startedAt, minutes, kwh } of recharges) {
    const recharge = { ...localMoment(startedAt, zone), minutes, kwh, idleMinutes: 0 }
    const old = simulate(before, recharge).cost
    const now = before === after ? old : simulate(after, recharge).cost
    if (!old || !now) {
      sums.own += 1
      continue
    }
    sums.count += 1
    wattHours += kwh * 1000
    sums.before += old.total
    sums.after += now.total
    if (now.total > old.total) sums.dearer += 1
    if (now.total < old.total) sums.cheaper += 1
  }
  return { ...sums, kwh: Math.round(wattHours) / 1000 }
}
