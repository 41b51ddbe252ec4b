import { isPriceOff, PRICE_OFF_EACH } from '../money/index.ts'
import type { StationRow } from '../stations/index.ts'
import { MINUTE_MS, type ZoneId } from '../time/index.ts'
import type { Recharge } from '../transactions/index.ts'
import { LEAST_KWH } from './attempts.ts'
import { DAY_HOURS, localHours } from './localHours.ts'
import { inForceSteps, type ListInForce, type ListsByProfile } from './priceInForce.ts'
import { quantile } from './statistics.ts'
import { groupInTurns, inTurns } from './turns.ts'

/** A price that is off: an estimate, unless the bills of its day confirm a list. */
export interface PriceOff {
  /** What the recharge should have cost, hundredths. */
  readonly expected: number
  /** Hundredths for a kWh, or a minute: as it was billed, and as it was expected. Not whole. */
  readonly billedEach: number
  readonly expectedEach: number
  readonly unit: 'kwh' | 'minute'
  /**
   * `inForce`: the list that held when it began; `usual`: the median of that station and hour; `list`: the connector's own
   * price as it stands now.
   */
  readonly from: 'inForce' | 'usual' | 'list'
  /** Recharges that confirm the list, that the median is of, or that tell what is charged for a start. */
  readonly count: number
}

const USUAL_DAYS = 28
/** Fewer recharges tell no price. */
const LEAST = 3
/** Where nobody knows what a start costs, so many times the list and so many units more are no start. */
const TIMES = 2
const UNITS = 5

interface Billed {
  readonly id: number
  readonly income: number
  readonly quantity: number
  readonly unit: 'kwh' | 'minute'
  /** Hundredths for a unit, by the connector's own price; undefined: it has none. */
  readonly listed: number | undefined
  readonly station: string
  /** Local. */
  readonly hour: number
}

/** Whether at least half of them say the same. */
const isFirm = (fitting: number, count: number): boolean => count >= LEAST && fitting * 2 >= count

type Tariffs = ReadonlyMap<string, { readonly kwh: number | undefined; readonly minute: number | undefined }>

function tariffsOf(stations: readonly StationRow[]): Tariffs {
  const found = new Map<string, { kwh: number | undefined; minute: number | undefined }>()
  for (const { id, connectors } of stations)
    for (const { id: connectorId, pricePerKwh, pricePerMinute } of connectors)
      found.set(`${id}\n${connectorId}`, {
        kwh: pricePerKwh || undefined,
        minute: pricePerMinute || undefined,
      })
  return found
}

function billedOf(recharge: Recharge, tariffs: Tariffs, hourOf: (at: number) => number): Billed | undefined {
  const { id, stationId, connectorId, income = 0, energyKwh = 0, startedAt = 0, stoppedAt = 0 } = recharge
  if (stationId === undefined || income <= 0 || energyKwh <= LEAST_KWH) return undefined
  const { kwh, minute } = tariffs.get(`${stationId}\n${connectorId}`) ?? {}
  const isByTime = kwh === undefined && minute !== undefined
  const quantity = isByTime ? (stoppedAt - startedAt) / MINUTE_MS : energyKwh
  if (quantity <= 0) return undefined
  const price = isByTime ? minute : kwh
  return {
    id,
    income,
    quantity,
    unit: isByTime ? 'minute' : 'kwh',
    listed: price === undefined ? undefined : price * 100,
    station: stationId,
    hour: hourOf(startedAt),
  }
}

/** What a price is compared with. */
interface Reference {
  readonly each: number
  /** Of a start, on top. */
  readonly fee: number
  readonly count: number
}

/** What stations charge for a start, where at least half of their recharges cost the list's price and that. */
function* feeSteps(all: readonly Billed[]): Generator<undefined, ReadonlyMap<string, Reference>, undefined> {
  const found = new Map<string, Reference>()
  const byStation = yield* groupInTurns(all, (each) => each.station)
  yield* inTurns([...byStation], ([station, own]) => {
    const listed = own.filter((each) => each.listed !== undefined)
    const fee = quantile(
      listed.map((each) => each.income - (each.listed ?? 0) * each.quantity),
      0.5,
    )
    // What costs less than the list's price has another list.
    if (fee === undefined || fee < -PRICE_OFF_EACH) return
    const fitting = listed.filter(
      (each) => !isPriceOff(each.income, (each.listed ?? 0) * each.quantity + fee, each.quantity),
    )
    if (isFirm(fitting.length, listed.length)) found.set(station, { each: 0, fee, count: listed.length })
  })
  return found
}

/**
 * The median of each station and hour of the day over the 28 days before each day; a day's own recharges do not vouch for
 * themselves. Each day of an hour is sorted once.
 */
function* usualSteps(
  all: readonly Billed[],
): Generator<undefined, ReadonlyMap<string, Reference>, undefined> {
  const found = new Map<string, Reference>()
  const keyOf = ({ station, hour, unit }: Billed) => `${station}\n${hour % DAY_HOURS}\n${unit}`
  const dayOf = ({ hour }: Billed) => Math.floor(hour / DAY_HOURS)
  const byHour = yield* groupInTurns(all, keyOf)
  yield* inTurns([...byHour], ([key, own]) => {
    let first = 0
    let last = 0
    for (const day of new Set(own.map(dayOf))) {
      const isBefore = (each: Billed | undefined, limit: number) => each !== undefined && dayOf(each) < limit
      while (isBefore(own[first], day - USUAL_DAYS)) first += 1
      while (isBefore(own[last], day)) last += 1
      const window = own.slice(first, last)
      const each = quantile(
        window.map(({ income, quantity }) => income / quantity),
        0.5,
      )
      if (each === undefined) continue
      const fitting = window.filter(({ income, quantity }) => !isPriceOff(income, each * quantity, quantity))
      if (isFirm(fitting.length, window.length))
        found.set(`${key}\n${day}`, { each, fee: 0, count: window.length })
    }
  })
  return found
}

const expectedOf = ({ each, fee }: Reference, { quantity }: Billed): number => each * quantity + fee

/** What the list says of a recharge; undefined: nothing, or nothing that is sure. `count` 0: what a start costs is not known. */
function listFor(billed: Billed, fees: ReadonlyMap<string, Reference>): Reference | undefined {
  const { listed, station, income, quantity } = billed
  if (listed === undefined) return undefined
  const known = fees.get(station)
  if (known) return { ...known, each: listed }
  const bare = listed * quantity
  const isBeyond = income > bare * TIMES && income - bare > listed * UNITS
  return isBeyond ? { each: listed, fee: 0, count: 0 } : undefined
}

/** What is compared: the recharges, the connectors' own prices, and the lists of their profiles. */
export interface Priced {
  /** All that is known, by their start. */
  readonly byStart: readonly Recharge[]
  /** Those that are judged. */
  readonly own: readonly Recharge[]
  readonly stations: readonly StationRow[]
  readonly lists: ListsByProfile
}

/** What is said of one that is off a list in force. */
const offTheList = ({ total, quantity, unit, count }: ListInForce, income: number): PriceOff => ({
  expected: total,
  billedEach: income / quantity,
  expectedEach: total / quantity,
  unit,
  from: 'inForce',
  count,
})

/**
 * Recharges whose price is off by more than 1 % and more than 0.05 of the unit of the currency: from the list in force and
 * the median of their station and hour. Where no list is confirmed, from that median and the connector's own price as well,
 * where both are known. One that fits either is fine: a price that was changed is not wrong.
 */
export function* offPriceSteps(
  { byStart, own, stations, lists }: Priced,
  zone: ZoneId,
): Generator<
  undefined,
  { readonly off: ReadonlyMap<number, PriceOff>; readonly unpriced: number },
  undefined
> {
  const hourOf = localHours(zone)
  const tariffs = tariffsOf(stations)
  const all: Billed[] = []
  yield* inTurns(byStart, (recharge) => {
    const billed = billedOf(recharge, tariffs, hourOf)
    if (billed) all.push(billed)
  })
  const judged = new Set(own.map(({ id }) => id))
  yield
  const fees = yield* feeSteps(all)
  const usual = yield* usualSteps(all)
  yield
  const inForce = yield* inForceSteps(own, stations, lists, zone)
  const off = new Map<number, PriceOff>()
  let unpriced = 0
  yield* inTurns(all, (billed) => {
    if (!judged.has(billed.id)) return
    const { id, station, hour, unit, income, quantity } = billed
    const median = usual.get(`${station}\n${hour % DAY_HOURS}\n${unit}\n${Math.floor(hour / DAY_HOURS)}`)
    const isUsual = median && !isPriceOff(income, expectedOf(median, billed), quantity)
    const held = inForce.get(id)
    if (held) {
      if (!isUsual && isPriceOff(income, held.total, held.quantity)) off.set(id, offTheList(held, income))
      return
    }
    const list = listFor(billed, fees)
    const reference = list?.count ? list : (median ?? list)
    if (!reference) unpriced += 1
    const bare = billed.listed === undefined ? undefined : { each: billed.listed, fee: 0, count: 0 }
    const fits = [list, bare].some((each) => each && !isPriceOff(income, expectedOf(each, billed), quantity))
    if (!reference || fits || isUsual) return
    off.set(id, {
      expected: Math.round(expectedOf(reference, billed)),
      billedEach: (income - reference.fee) / quantity,
      expectedEach: reference.each,
      unit,
      from: reference === median ? 'usual' : 'list',
      count: reference.count,
    })
  })
  return { off, unpriced }
}
