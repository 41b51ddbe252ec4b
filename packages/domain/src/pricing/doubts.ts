import type { Span } from '../day-plan/index.ts'
import { dateAfter } from '../time/index.ts'
import { isSameEntry, type PartChanges, pricesBefore, type WeekEntry, type WeekPart } from './changes.ts'
import type { Holiday } from './holidays.ts'
import { freeJumps, type PricePart, priceJumps, type SharePart } from './rules.ts'
import { isSameTariff, type PricingWeek, type Tariff, WEEKDAYS } from './week.ts'
import { type DayDoubt, dayDoubts } from './weekDoubts.ts'
import type { PricingEntry } from './wire.ts'

/** A slip that a price list is known for. Each is no rule of the server: it may be meant, so it is told, never refused. */
export const PRICE_DOUBTS = [
  'tenTimes',
  'tenth',
  'free',
  'startOnly',
  'minuteForKwh',
  'kwhForMinute',
  'idleHigh',
  'startHigh',
  'shareHigh',
  'shareTiny',
  'farAbove',
  'farBelow',
  'short',
  'noEffect',
  'inactive',
  'pastDays',
  'farDays',
  'longDays',
  'holidayOpen',
  'gap',
  'nightOpen',
  'dayOpen',
  'dearNight',
] as const
export type PriceDoubtKind = (typeof PRICE_DOUBTS)[number]

/** What costs money at once where it is not meant: it asks for a yes. */
const GRAVE: ReadonlySet<PriceDoubtKind> = new Set([
  'tenTimes',
  'tenth',
  'free',
  'startOnly',
  'minuteForKwh',
  'kwhForMinute',
  'idleHigh',
  'shareHigh',
  'farAbove',
  'farBelow',
])
export const isGraveDoubt = ({ kind }: Pick<PriceDoubt, 'kind'>): boolean => GRAVE.has(kind)

/** A doubt, with what it is about. */
export interface PriceDoubt {
  readonly kind: PriceDoubtKind
  /** Where it stands: the days, or the exceptions. */
  readonly parts: readonly WeekPart[]
  readonly price?: PricePart | SharePart
  /** Currency units; a fraction of `fee` and `tax`. */
  readonly amount?: number
  /** What it was before, or is elsewhere. */
  readonly usual?: number
  readonly span?: Span
  readonly days?: { readonly from: string; readonly to: string }
  readonly holidays?: readonly Holiday[]
}

/** What a list is compared with. */
export interface PriceSurroundings {
  /** `YYYY-MM-DD` by the tenant's clock. */
  readonly today: string
  /** The national holidays of the year from today on, by date. */
  readonly holidays: ReadonlyMap<string, Holiday>
  /** The middle price of the network's other lists; undefined: too few are known. */
  readonly network: { readonly kwh: number | undefined; readonly minute: number | undefined }
}

/** How far apart two numbers may be that are the same typed under another unit. */
const SAME_NUMBER = 1.25
/** Above three times the network's middle price, or below a third of it. */
export const FAR = 3
/** An idle minute is a fine: it may cost as much as two kWh and a half. */
const IDLE_KWH = 2.5
/** To begin a recharge costs less than thirty kWh. */
const START_KWH = 30
const SHARE_HIGH = 0.4
/** Half a percent: 0.05 typed where 5 % is meant. */
const SHARE_TINY = 0.005
const SHORT_MINUTES = 15
const YEAR_DAYS = 366
const LONG_DAYS = 92

type Found = Omit<PriceDoubt, 'parts'>

const isNear = (one: number, other: number): boolean =>
  one > 0 && other > 0 && one <= other * SAME_NUMBER && other <= one * SAME_NUMBER

/** What a tariff says beside the one that stood there. */
function besideFormer(was: Tariff, tariff: Tariff): readonly Found[] {
  const jumps = priceJumps(was, tariff).map(
    ({ part, from, to }): Found => ({
      kind: to > from ? 'tenTimes' : 'tenth',
      price: part,
      amount: to,
      usual: from,
    }),
  )
  const free = freeJumps(was, tariff).map(
    ({ part, from }): Found => ({
      kind: tariff.start > 0 ? 'startOnly' : 'free',
      price: part,
      amount: 0,
      usual: from,
    }),
  )
  const swap = (from: 'kwh' | 'minute', to: 'kwh' | 'minute', kind: PriceDoubtKind): readonly Found[] =>
    tariff[from] === 0 && isNear(was[from], tariff[to])
      ? [{ kind, price: to, amount: tariff[to], usual: was[from] }]
      : []
  return [
    ...jumps,
    ...free,
    ...swap('kwh', 'minute', 'minuteForKwh'),
    ...swap('minute', 'kwh', 'kwhForMinute'),
  ]
}

/** What a tariff says by itself, and beside the network. */
function byItself(
  { kwh, minute, start, idle, fee, tax }: Tariff,
  { network }: PriceSurroundings,
): readonly Found[] {
  const found: Found[] = []
  const kwhHere = kwh || network.kwh || 0
  if (kwhHere > 0 && idle > kwhHere * IDLE_KWH)
    found.push({ kind: 'idleHigh', price: 'idle', amount: idle, usual: kwhHere })
  if (kwhHere > 0 && start > kwhHere * START_KWH)
    found.push({ kind: 'startHigh', price: 'start', amount: start, usual: kwhHere })
  for (const [price, share] of Object.entries({ fee, tax }) as [SharePart, number][]) {
    if (share >= SHARE_HIGH) found.push({ kind: 'shareHigh', price, amount: share })
    if (share > 0 && share < SHARE_TINY) found.push({ kind: 'shareTiny', price, amount: share })
  }
  for (const [price, amount] of Object.entries({ kwh, minute }) as ['kwh' | 'minute', number][]) {
    const usual = network[price]
    if (usual === undefined || amount === 0) continue
    if (amount > usual * FAR) found.push({ kind: 'farAbove', price, amount, usual })
    if (amount * FAR < usual) found.push({ kind: 'farBelow', price, amount, usual })
  }
  return found
}

/** What the time of a new or moved entry says. */
function ofTime(entry: WeekEntry, today: string): readonly Found[] {
  if (entry.what === 'period') {
    const { start, end } = entry
    return end - start < SHORT_MINUTES ? [{ kind: 'short', span: { start, end } }] : []
  }
  if (entry.what !== 'exception') return []
  const days = { from: entry.from, to: entry.to }
  if (days.to < today) return [{ kind: 'pastDays', days }]
  return [
    ...(days.from > dateAfter(today, YEAR_DAYS) ? [{ kind: 'farDays' as const, days }] : []),
    ...(days.to > dateAfter(days.from, LONG_DAYS) ? [{ kind: 'longDays' as const, days }] : []),
  ]
}

/** Whether a period says what its day says anyway. */
const isIdle = (entry: WeekEntry, part: WeekPart, { days }: PricingWeek): boolean => {
  if (entry.what !== 'period' || part === 'exceptions') return false
  const { general } = days[part]
  return general?.isActive === true && isSameTariff(general.tariff, entry.tariff)
}

/** What a changed entry does not do. One that was laid over several days, and changes some, is meant. */
function ofEffect(entry: WeekEntry, part: WeekPart, week: PricingWeek): readonly Found[] {
  if (!entry.isActive) return [{ kind: 'inactive' }]
  if (entry.what !== 'period' || !isIdle(entry, part, week)) return []
  const { start, end, tariff } = entry
  const isMeant = WEEKDAYS.some((day) =>
    week.days[day].periods.some(
      (other) =>
        other.start === start &&
        other.end === end &&
        isSameTariff(other.tariff, tariff) &&
        !isIdle({ ...other, what: 'period' }, day, week),
    ),
  )
  return isMeant ? [] : [{ kind: 'noEffect', span: { start, end } }]
}

/** The holidays of the year that have no price of their own, where two others have: one was left open. */
function openHolidays(week: PricingWeek, { holidays, today }: PriceSurroundings): readonly Holiday[] {
  const named = week.exceptions.filter(({ isActive, to }) => isActive && to >= today)
  const days = [...holidays].filter(([date]) => date >= today)
  const isNamed = (date: string) => named.some(({ from, to }) => from <= date && date <= to)
  const open = days.filter(([date]) => !isNamed(date))
  return days.length - open.length >= 2 ? open.map(([, holiday]) => holiday) : []
}

/** A price that leapt is far from the network's too: that is one slip. */
const isToldBy = (leaps: readonly Found[], { kind, price }: Found): boolean =>
  (kind === 'farAbove' || kind === 'farBelow') && leaps.some((leap) => leap.price === price)

const ofDay = ({ day, ...doubt }: DayDoubt): PriceDoubt => ({ ...doubt, parts: [day] })

/** One doubt about several days is told once. */
function together(all: readonly PriceDoubt[]): readonly PriceDoubt[] {
  const groups = Map.groupBy(all, ({ parts: _, ...about }) => JSON.stringify(about))
  return [...groups.values()].flatMap(([first, ...others]) =>
    first ? [{ ...first, parts: [...new Set([first, ...others].flatMap(({ parts }) => parts))] }] : [],
  )
}

/**
 * What is odd about a changed price list, for somebody to look at before it is saved. What stood before is not told of.
 *
 * @param changes - from `before` to `week`
 */
export function priceDoubts(
  changes: readonly PartChanges[],
  before: PricingWeek,
  week: PricingWeek,
  around: PriceSurroundings,
): readonly PriceDoubt[] {
  const ofEntries = changes.flatMap(({ part, changes: each }) =>
    each.flatMap(({ from, to }): readonly PriceDoubt[] => {
      const tariff = to?.tariff
      if (!to || !tariff) return []
      const former = from?.tariff ? [from.tariff] : pricesBefore(before, part, to)
      const isPriced = !from || !isSameTariff(from.tariff, tariff)
      const isMoved = !from || !isSameEntry({ ...from, tariff, isActive: to.isActive }, to)
      const beside = former.flatMap((was) => besideFormer(was, tariff))
      const found: readonly Found[] = [
        ...beside,
        ...(isPriced ? byItself(tariff, around).filter((one) => !isToldBy(beside, one)) : []),
        ...(isMoved ? ofTime(to, around.today) : []),
        // To switch something off is meant.
        ...(isPriced || isMoved ? ofEffect(to, part, week) : []),
      ]
      return found.map((one) => ({ ...one, parts: [part] }))
    }),
  )
  const stood = new Set(dayDoubts(before).map((one) => JSON.stringify(one)))
  const ofDays = dayDoubts(week).filter((one) => !stood.has(JSON.stringify(one)))
  const open = openHolidays(week, around)
  const isNew = open.length > 0 && openHolidays(before, around).join() !== open.join()
  const ofHolidays: readonly PriceDoubt[] = isNew
    ? [{ kind: 'holidayOpen', parts: ['exceptions'], holidays: open }]
    : []
  const order = (one: PriceDoubt) => (isGraveDoubt(one) ? 0 : 1)
  return together([...ofEntries, ...ofDays.map(ofDay), ...ofHolidays]).toSorted((a, b) => order(a) - order(b))
}

const middleOf = (prices: readonly number[]): number | undefined => {
  const sorted = prices.filter((price) => price > 0).toSorted((a, b) => a - b)
  return sorted[Math.floor(sorted.length / 2)]
}

/** Fewer lists say nothing of a network. */
const LEAST_LISTS = 3

/** The middle price of a network's lists, each by its own middle price: one with many entries weighs no more. */
export function networkPrices(lists: readonly (readonly PricingEntry[])[]): PriceSurroundings['network'] {
  const active = lists.map((entries) =>
    entries.flatMap((entry) => (entry.kind === 'read' && entry.detail.active ? [entry.detail] : [])),
  )
  const of = (field: 'kwhPrice' | 'durationPrice') => {
    const known = active.flatMap((details) => middleOf(details.map((detail) => detail[field])) ?? [])
    return known.length < LEAST_LISTS ? undefined : middleOf(known)
  }
  return { kwh: of('kwhPrice'), minute: of('durationPrice') }
}
