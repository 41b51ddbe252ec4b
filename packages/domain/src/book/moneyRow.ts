import type { Movement } from '../financial/index.ts'
import type { Currency } from '../money/index.ts'
import type { StationRow } from '../stations/index.ts'
import type { EpochMs } from '../time/index.ts'
import type { Recharge } from '../transactions/index.ts'
import type { Book } from './book.ts'
import type { Lost } from './moneyLost.ts'
import type { PriceOff } from './moneyPrice.ts'
import type { ListsByProfile } from './priceInForce.ts'

/** What can be wrong or at risk with money, in the order in which kinds are told. */
export const MONEY_KINDS = [
  'noEnergy',
  'tooMuch',
  'price',
  'duplicate',
  'unpaid',
  'idle',
  'refund',
  'invoice',
  'lost',
] as const
export type MoneyKind = (typeof MONEY_KINDS)[number]

/** How a row is known: the numbers of its formula. */
export type MoneyProof =
  | { readonly kind: 'noEnergy'; readonly energyKwh: number }
  /** `kilowatts` undefined: the most that alternating current, or any connector, gives. `most` in kWh. */
  | {
      readonly kind: 'tooMuch'
      readonly energyKwh: number
      readonly minutes: number
      readonly kilowatts: number | undefined
      readonly most: number
    }
  | ({ readonly kind: 'price' } & PriceOff)
  /** The earlier recharge; undefined: the recharge itself was paid twice. */
  | { readonly kind: 'duplicate'; readonly other: number | undefined }
  /** As the wire says it; undefined: nothing. */
  | { readonly kind: 'unpaid'; readonly status: string | undefined }
  | { readonly kind: 'idle'; readonly minutes: number }
  /** Whole days since it was asked for here; `server`: since the payment, as the list of movements tells no more. */
  | { readonly kind: 'refund'; readonly days: number; readonly from: 'browser' | 'server' }
  | { readonly kind: 'invoice'; readonly status: string | undefined }
  | ({ readonly kind: 'lost' } & Omit<Lost, 'at' | 'station' | 'connectorId' | 'amount'>)

/** One thing that is wrong or at risk. */
export interface MoneyRow {
  readonly key: string
  readonly at: EpochMs
  readonly proof: MoneyProof
  /** Integer hundredths of `currency`: what is wrong, or what is at risk. */
  readonly amount: number
  readonly currency: Currency
  readonly isEstimate: boolean
  /** The money that it is about: rows of one purse are one loss. */
  readonly purse: string
  /** undefined: it is of no recharge. */
  readonly rechargeId: number | undefined
  readonly stationPk: number | undefined
  readonly stationName: string | undefined
  readonly connectorId: number | undefined
}

/** A refund that was asked for in this browser and is not seen yet. Hundredths. */
export interface RequestedRefund {
  readonly target: string
  readonly pk: number
  readonly asked: number
  readonly coin: string
  readonly at: EpochMs
}

/** What the queue was made from. */
export interface MoneySource {
  readonly stations: readonly StationRow[]
  /** Those of eight weeks up to now. */
  readonly recharges: readonly Recharge[]
  /** Of the same weeks. */
  readonly book: Book
  /** Those of the period; undefined: they were not read, so that coins and refunds are not known. */
  readonly movements: readonly Movement[] | undefined
  readonly requested: readonly RequestedRefund[]
  /** Those of the connectors' profiles, as far as they were read. */
  readonly lists: ListsByProfile
  /** The tenant's. */
  readonly currency: Currency
}

/** The queue, the most money first, and what could not be judged. */
export interface MoneyQueue {
  readonly rows: readonly MoneyRow[]
  /** Recharges of the period that were judged. */
  readonly judged: number
  /** Of them, how many had nothing to compare their price with. */
  readonly unpriced: number
  /** Hours of outages that have no four usual values. */
  readonly unusualHours: number
}

/** What rows come to in one currency, in hundredths. */
export interface MoneySum {
  readonly currency: Currency
  readonly amount: number
  /** How much of it is an estimate. */
  readonly estimated: number
  readonly count: number
}

/** The sums of rows, each currency by itself. Of the rows of one purse the largest counts: money is lost once. */
export function moneySums(rows: readonly MoneyRow[]): readonly MoneySum[] {
  const purses = new Map<string, MoneyRow>()
  const counts = new Map<Currency, number>()
  for (const row of rows) {
    const key = `${row.currency} ${row.purse}`
    const held = purses.get(key)
    if (!held || row.amount > held.amount || (row.amount === held.amount && held.isEstimate))
      purses.set(key, row)
    counts.set(row.currency, (counts.get(row.currency) ?? 0) + 1)
  }
  const sums = new Map<Currency, { amount: number; estimated: number }>()
  for (const { currency, amount, isEstimate } of purses.values()) {
    const sum = sums.get(currency) ?? { amount: 0, estimated: 0 }
    sums.set(currency, {
      amount: sum.amount + amount,
      estimated: sum.estimated + (isEstimate ? amount : 0),
    })
  }
  return [...sums].map(([currency, sum]) => ({ currency, ...sum, count: counts.get(currency) ?? 0 }))
}
