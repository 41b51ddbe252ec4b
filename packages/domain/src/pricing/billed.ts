import { isPriceOff } from '../money/index.ts'
import type { EpochMs, ZoneId } from '../time/index.ts'
import { localMoment } from './clock.ts'
import { FAR } from './doubts.ts'
import { type PastWeek, readKeptWeek } from './keptWeeks.ts'
import type { BilledRecharge } from './repriced.ts'
import { simulate } from './simulator.ts'
import type { PricingWeek } from './week.ts'

/** So many recharges are shown of each side of a change. */
export const BILLED_SHOWN = 20

/** A list that this browser replaced. */
export interface ReplacedList {
  /** Until when it held, by the server's clock. */
  readonly until: EpochMs
  /** undefined: what was kept could not be read. */
  readonly week: PricingWeek | undefined
}

/** The lists of a profile that this browser replaced, the newest first. */
export const replacedLists = (
  past: readonly PastWeek[],
  profileUuid: string,
  zone: ZoneId,
): readonly ReplacedList[] =>
  past
    .filter((each) => each.profileUuid === profileUuid)
    .map(({ at, week }) => ({ until: at, week: readKeptWeek(week, zone) }))
    .toSorted((a, b) => b.until - a.until)

/** A recharge beside what lists say of it; amounts in hundredths. */
export interface BilledLine {
  readonly id: number
  readonly startedAt: EpochMs
  readonly kwh: number
  /** undefined: the server said none. */
  readonly billed: number | undefined
  /** By the list that held when it began. */
  readonly expected: number
  /** Billed off that list, by more than rounding. */
  readonly isOff: boolean
}

/** What was billed on both sides of the last change of a list. */
export interface BilledSince {
  /** The last recharges before the change, oldest first. */
  readonly before: readonly BilledLine[]
  /** The first recharges since the change, oldest first. */
  readonly since: readonly BilledLine[]
  /** How many of `since` were billed off the list. */
  readonly off: number
  /** Of `since`: the median of what was billed by what the list before would have charged; undefined: none can be compared. */
  readonly ratio: number | undefined
  /** The ratio is so far from 1 that a slip is likely: what was typed is three times as much or more, or a third or less. */
  readonly leap: 'up' | 'down' | undefined
}

function medianOf(values: readonly number[]): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const above = sorted[Math.floor(sorted.length / 2)]
  const below = sorted[Math.floor((sorted.length - 1) / 2)]
  return above === undefined || below === undefined ? undefined : (above + below) / 2
}

function leapOf(ratio: number | undefined): BilledSince['leap'] {
  if (ratio === undefined) return undefined
  if (ratio >= FAR) return 'up'
  return ratio * FAR <= 1 ? 'down' : undefined
}

function costBy(
  week: PricingWeek | undefined,
  { startedAt, minutes, kwh }: BilledRecharge,
  zone: ZoneId,
): { readonly total: number; readonly quantity: number; readonly unit: 'kwh' | 'minute' } | undefined {
  if (!week) return undefined
  const recharge = { ...localMoment(startedAt, zone), minutes, kwh, idleMinutes: 0 }
  const { layer, cost } = simulate(week, recharge)
  if (!cost) return undefined
  return layer.tariff?.kwh
    ? { total: cost.total, quantity: kwh, unit: 'kwh' }
    : { total: cost.total, quantity: minutes, unit: 'minute' }
}

/** The list in force, and those that this browser replaced, the newest first. */
export interface ProfileLists {
  readonly replaced: readonly ReplacedList[]
  readonly saved: PricingWeek
}

/** The list of a moment: of a time before all that was replaced it is the oldest of them. */
function listAt({ replaced, saved }: ProfileLists, at: EpochMs): PricingWeek | undefined {
  const changedAt = replaced[0]?.until ?? Number.NEGATIVE_INFINITY
  return at >= changedAt ? saved : replaced.findLast(({ until }) => at < until)?.week
}

/**
 * What a recharge costs by the list of its start, hundredths, without idle minutes. `quantity`: the kWh or minutes that it
 * was priced by. undefined: the connector's own price held, or nobody knows the list.
 */
export const listedCost = (lists: ProfileLists, recharge: BilledRecharge, zone: ZoneId) =>
  costBy(listAt(lists, recharge.startedAt), recharge, zone)

/** Each recharge beside the list of its own start, oldest first; one at the connector's own price is left out. */
function linesOf(
  lists: ProfileLists,
  recharges: readonly BilledRecharge[],
  zone: ZoneId,
): readonly { readonly recharge: BilledRecharge; readonly line: BilledLine }[] {
  return recharges
    .toSorted((a, b) => a.startedAt - b.startedAt)
    .flatMap((recharge) => {
      const { id, startedAt, kwh, income: billed } = recharge
      const cost = listedCost(lists, recharge, zone)
      if (!cost) return []
      const isOff = billed !== undefined && isPriceOff(billed, cost.total, cost.quantity)
      return [{ recharge, line: { id, startedAt, kwh, billed, expected: cost.total, isOff } }]
    })
}

/** What was billed in some days, against the list. Amounts in hundredths. */
export interface BilledDays {
  /** Recharges that have an amount and a list. */
  readonly count: number
  /** Those billed off it, the largest difference first. */
  readonly off: readonly BilledLine[]
  /** What they were billed above it, and below it. */
  readonly above: number
  readonly below: number
}

/**
 * What recharges were billed, each against the list of its own start.
 *
 * @param replaced - the newest first
 * @param saved - the list in force; of a time before all that was replaced it is the oldest of them
 */
export function billedDays(
  replaced: readonly ReplacedList[],
  saved: PricingWeek,
  recharges: readonly BilledRecharge[],
  zone: ZoneId,
): BilledDays {
  const lines = linesOf({ replaced, saved }, recharges, zone).map(({ line }) => line)
  const differenceOf = ({ billed = 0, expected }: BilledLine) => billed - expected
  const off = lines
    .filter(({ isOff }) => isOff)
    .toSorted((a, b) => Math.abs(differenceOf(b)) - Math.abs(differenceOf(a)))
  const sums = { above: 0, below: 0 }
  for (const line of off) {
    const difference = differenceOf(line)
    if (difference > 0) sums.above += difference
    else sums.below -= difference
  }
  return { count: lines.filter(({ billed }) => billed !== undefined).length, off, ...sums }
}

/**
 * The first twenty recharges at the new price beside the twenty before. Each is compared with the list of its own start; one
 * that began at the connector's own price is left out. A list that is ten times too high is billed as it says, so only the
 * list before shows the slip.
 *
 * @param replaced - the newest first, at least one
 * @param saved - the list in force
 * @param recharges - ended, in any order
 */
export function billedSince(
  replaced: readonly [ReplacedList, ...(readonly ReplacedList[])],
  saved: PricingWeek,
  recharges: readonly BilledRecharge[],
  zone: ZoneId,
): BilledSince {
  const [last] = replaced
  const lines = linesOf({ replaced, saved }, recharges, zone)
  const first = lines.filter(({ line }) => line.startedAt >= last.until).slice(0, BILLED_SHOWN)
  const ratio = medianOf(
    first.flatMap(({ recharge, line: { billed } }) => {
      const earlier = costBy(last.week, recharge, zone)?.total ?? 0
      return billed === undefined || earlier === 0 ? [] : [billed / earlier]
    }),
  )
  const since = first.map(({ line }) => line)
  return {
    before: lines
      .map(({ line }) => line)
      .filter(({ startedAt }) => startedAt < last.until)
      .slice(-BILLED_SHOWN),
    since,
    off: since.filter(({ isOff }) => isOff).length,
    ratio,
    leap: leapOf(ratio),
  }
}
