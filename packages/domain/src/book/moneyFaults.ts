import { paymentStateOf } from '../money/index.ts'
import { connectorTypeOf, kilowattsOf, type StationRow } from '../stations/index.ts'
import { DAY_MS, type EpochMs, HOUR_MS, MINUTE_MS } from '../time/index.ts'
import {
  idleStateOf,
  invoiceColorOf,
  invoiceRemedyOf,
  isPaymentOpen,
  isPaymentReturned,
  paymentColorOf,
  type Recharge,
} from '../transactions/index.ts'
import { cardOf, LEAST_KWH } from './attempts.ts'
import type { PriceOff } from './moneyPrice.ts'
import type { MoneyProof } from './moneyRow.ts'
import { inTurns } from './turns.ts'

/** More than this cannot be given in an hour by alternating current, kWh. */
const MOST_AC_KWH = 120
/** Nor this by any connector: it holds where nobody wrote its power down. */
const MOST_KWH = 1000
/** Meters and written powers are not exact. */
const POWER_MARGIN = 1.1
const AC_TYPES: ReadonlySet<string | undefined> = new Set(['Type 1', 'Type 2', 'Plug NBR'])
/** A refund or a payment that takes so long is one to look at. */
export const OPEN_DAYS = 2

interface Outlet {
  readonly kilowatts: number | undefined
  readonly isAc: boolean
}

const placeOf = (stationId: string | undefined, connectorId: number | undefined) =>
  `${stationId}\n${connectorId}`

/** Connectors by their station and number. */
export function outletsOf(stations: readonly StationRow[]): ReadonlyMap<string, Outlet> {
  const found = new Map<string, Outlet>()
  for (const { id, connectors } of stations)
    for (const { id: connectorId, powerMax, type } of connectors)
      found.set(placeOf(id, connectorId), {
        kilowatts: powerMax === undefined ? undefined : kilowattsOf(powerMax),
        isAc: AC_TYPES.has(connectorTypeOf(type)),
      })
  return found
}

/** What is known besides the recharge itself. */
export interface Known {
  readonly outlets: ReadonlyMap<string, Outlet>
  readonly prices: ReadonlyMap<number, PriceOff>
  readonly doubles: ReadonlyMap<number, Recharge>
  /** What stands of the payments of a recharge that has several, in hundredths. */
  readonly paid: ReadonlyMap<number, number>
  /** What the movements say went back of a recharge, in hundredths: they are read later than the recharges. */
  readonly refunded: ReadonlyMap<number, number>
  readonly now: EpochMs
}

function tooMuch(recharge: Recharge, outlet: Outlet | undefined): MoneyProof | undefined {
  const { energyKwh = 0, startedAt = 0, stoppedAt = 0 } = recharge
  const hours = (stoppedAt - startedAt) / HOUR_MS
  if (!outlet || energyKwh <= LEAST_KWH || hours <= 0) return undefined
  const { kilowatts, isAc } = outlet
  const minutes = Math.round((stoppedAt - startedAt) / MINUTE_MS)
  const most = kilowatts === undefined ? Number.POSITIVE_INFINITY : kilowatts * hours * POWER_MARGIN
  if (energyKwh > most) return { kind: 'tooMuch', energyKwh, minutes, kilowatts, most }
  const mostOfAny = (isAc ? MOST_AC_KWH : MOST_KWH) * hours
  return energyKwh > mostOfAny
    ? { kind: 'tooMuch', energyKwh, minutes, kilowatts: undefined, most: mostOfAny }
    : undefined
}

const isGivenBack = (recharge: Recharge): boolean =>
  isPaymentReturned(recharge) || paymentStateOf(recharge.paymentStatus) === 'partial_refund'

/** Nobody paid: what its provider still works on counts after days. */
function unpaid(recharge: Recharge, now: EpochMs): MoneyProof | undefined {
  if (paymentColorOf(recharge) !== 'unpaid' || isGivenBack(recharge)) return undefined
  if (isPaymentOpen(recharge) && now - (recharge.stoppedAt ?? now) < OPEN_DAYS * DAY_MS) return undefined
  return { kind: 'unpaid', status: recharge.paymentStatus }
}

/** What is wrong with a recharge that ended, each with the hundredths that it is about. */
export function faultsOf(recharge: Recharge, known: Known): readonly (readonly [MoneyProof, number])[] {
  const { id, income = 0, energyKwh, nfeStatus, idleAmount = 0, idleSeconds = 0 } = recharge
  const found: (readonly [MoneyProof, number])[] = []
  const note = (proof: MoneyProof | undefined | false, amount = income) =>
    proof && found.push([proof, amount])
  const back = known.refunded.get(id) ?? 0
  /** What was charged wrongly is mended once as much went back. */
  const noteWrong: typeof note = (proof, amount = income) => back < amount && note(proof, amount)
  if (idleStateOf(recharge) === 'short')
    note({ kind: 'idle', minutes: Math.floor(idleSeconds / 60) }, idleAmount)
  const paid = known.paid.get(id) ?? 0
  note(paid > income && { kind: 'duplicate', other: undefined }, paid - income)
  if (income <= 0) return found
  note(
    (invoiceColorOf(nfeStatus) === 'failed' || invoiceRemedyOf(nfeStatus) !== undefined) && {
      kind: 'invoice',
      status: nfeStatus,
    },
  )
  // What was given back is wrong no more.
  if (isGivenBack(recharge)) return found
  noteWrong(energyKwh !== undefined && energyKwh <= LEAST_KWH && { kind: 'noEnergy', energyKwh })
  const much = tooMuch(recharge, known.outlets.get(placeOf(recharge.stationId, recharge.connectorId)))
  noteWrong(much)
  // By an energy that cannot be there is no price.
  const price = much ? undefined : known.prices.get(id)
  note(price && { kind: 'price', ...price }, price && Math.abs(income - price.expected))
  const other = known.doubles.get(id)
  noteWrong(other && { kind: 'duplicate', other: other.id }, Math.min(income, other?.income ?? 0))
  note(unpaid(recharge, known.now))
  return found
}

/**
 * Recharges that overlap an earlier one of their card at their connector, both of them charged, by their id. A recharge and its
 * own idle charge are one recharge here. In steps.
 */
export function* doubleSteps(
  byStart: readonly Recharge[],
): Generator<undefined, ReadonlyMap<number, Recharge>, undefined> {
  const found = new Map<number, Recharge>()
  const last = new Map<string, Recharge>()
  yield* inTurns(byStart, (recharge) => {
    const { id, startedAt = 0, stoppedAt = 0, income = 0 } = recharge
    const card = cardOf(recharge.idTag)
    if (card === undefined || income <= 0 || isGivenBack(recharge)) return
    const key = `${placeOf(recharge.stationId, recharge.connectorId)}\n${card}`
    const before = last.get(key)
    if (before && startedAt < (before.stoppedAt ?? 0)) found.set(id, before)
    if (!before || stoppedAt > (before.stoppedAt ?? 0)) last.set(key, recharge)
  })
  return found
}
