import { DAY_MINUTES, type Minute } from '../day-plan/index.ts'
import { multiplyDecimals, shiftDecimal } from '../text/index.ts'
import {
  exceptionOn,
  isDraft,
  type PriceLayer,
  type PricingWeek,
  priceAt,
  type Tariff,
  weekdayOf,
} from './week.ts'
import { cellsOf, priceOfRule } from './weekTariffs.ts'

/** A recharge that is reckoned. */
export interface SimulatedRecharge {
  /** Local date of its start, `YYYY-MM-DD`. */
  readonly date: string
  /** Its start, minutes from local midnight. */
  readonly minute: Minute
  /** Minutes of charging, at least 0. */
  readonly minutes: number
  /** Energy, kWh, at least 0. */
  readonly kwh: number
  /** Minutes connected without charging, at least 0. */
  readonly idleMinutes: number
}

/** What a line is for. */
export const COST_LINES = ['start', 'energy', 'time', 'fee', 'tax', 'idle'] as const

/** One line of a cost. */
export interface CostLine {
  readonly kind: (typeof COST_LINES)[number]
  /** How many units of it: kWh, minutes, or 1. */
  readonly quantity: number
  /** The price of one unit in currency units; for fee and tax the fraction. */
  readonly rate: number
  /** Hundredths of the currency, rounded half up. */
  readonly hundredths: number
}

/** What a recharge costs, line by line. An estimate: the server's own sum is the one that counts. */
export interface Cost {
  readonly lines: readonly CostLine[]
  /** The sum of the lines, hundredths. */
  readonly total: number
}

/** A product of decimals in hundredths, rounded half up. */
const hundredthsOf = (...factors: readonly number[]): number => multiplyDecimals(factors, 2)

/**
 * What a tariff makes of a recharge: fee and tax are each taken on start price plus energy or time, never on each other
 * (DPR-047); idle is a charge of its own, without them.
 */
export function costOf(
  tariff: Tariff,
  { minutes, kwh, idleMinutes }: Omit<SimulatedRecharge, 'date' | 'minute'>,
): Cost {
  const start = hundredthsOf(tariff.start)
  const energy = hundredthsOf(tariff.kwh, kwh)
  const time = hundredthsOf(tariff.minute, minutes)
  const base = start + energy + time
  const share = (fraction: number) => hundredthsOf(shiftDecimal(base, -2), fraction)
  const lines: readonly CostLine[] = [
    { kind: 'start' as const, quantity: 1, rate: tariff.start, hundredths: start },
    { kind: 'energy' as const, quantity: kwh, rate: tariff.kwh, hundredths: energy },
    { kind: 'time' as const, quantity: minutes, rate: tariff.minute, hundredths: time },
    { kind: 'fee' as const, quantity: 1, rate: tariff.fee, hundredths: share(tariff.fee) },
    { kind: 'tax' as const, quantity: 1, rate: tariff.tax, hundredths: share(tariff.tax) },
    {
      kind: 'idle' as const,
      quantity: idleMinutes,
      rate: tariff.idle,
      hundredths: hundredthsOf(tariff.idle, idleMinutes),
    },
  ].filter(({ rate }) => rate > 0)
  return { lines, total: lines.reduce((sum, { hundredths }) => sum + hundredths, 0) }
}

/** What a recharge is expected to cost, and which layer says so. */
export interface Simulation {
  readonly layer: PriceLayer
  /** Undefined where the connector's own price holds, which the profile does not know, and where the layer is unfinished. */
  readonly cost: Cost | undefined
  /** The layer's price is on and has no value yet: nobody can say what it costs. */
  readonly isUnpriced: boolean
}

const isUnpriced = (layer: PriceLayer): boolean =>
  (layer.layer === 'period' && isDraft(layer.period)) ||
  (layer.layer === 'general' && priceOfRule(layer.general) === null)

/** Reckons a recharge by a week: the tariff of its start holds for all of it (decisions: Pricing). */
export function simulate(week: PricingWeek, recharge: SimulatedRecharge): Simulation {
  const layer = priceAt(week, recharge.date, recharge.minute)
  if (isUnpriced(layer)) return { layer, cost: undefined, isUnpriced: true }
  return { layer, cost: layer.tariff && costOf(layer.tariff, recharge), isUnpriced: false }
}

/** A recharge at one of the day's hours. */
export interface SimulatedHour {
  /** From here it costs so much: minutes from local midnight. */
  readonly start: Minute
  /** Up to here; 1,440 is midnight. */
  readonly end: Minute
  /** Hundredths. */
  readonly total: number
}

/** The same recharge at the cheapest and the dearest hours of its day. */
export interface SimulatedDay {
  readonly cheapest: SimulatedHour
  readonly dearest: SimulatedHour
}

/**
 * When on its day a recharge costs least and most, the first of equal hours; hours at the connector's own price are left
 * out.
 *
 * @returns undefined where the profile knows no price of that day
 */
export function simulateDay(week: PricingWeek, recharge: SimulatedRecharge): SimulatedDay | undefined {
  const { date } = recharge
  const spans = exceptionOn(week, date) ? [{ start: 0, end: DAY_MINUTES }] : cellsOf(week, weekdayOf(date))
  const hours = spans.flatMap(({ start, end }): readonly SimulatedHour[] => {
    const { cost } = simulate(week, { ...recharge, minute: start })
    return cost ? [{ start, end, total: cost.total }] : []
  })
  const [first, ...others] = hours.toSorted((a, b) => a.total - b.total)
  if (!first) return undefined
  const most = Math.max(first.total, ...others.map(({ total }) => total))
  return { cheapest: first, dearest: hours.find(({ total }) => total === most) ?? first }
}
