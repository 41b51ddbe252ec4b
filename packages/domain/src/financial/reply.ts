import { toHundredths } from '../money/index.ts'
import {
  isJsonObject,
  keyText,
  loose,
  looseKeyNumber,
  looseText,
  type Read,
  readList,
  row,
  textOf,
  whole,
} from '../wire/index.ts'

/** The sums that the server gives for a range (FIN-018): a count, and amounts in integer hundredths. */
export interface Summary {
  readonly count: number | undefined
  readonly total: number | undefined
  readonly recharges: number | undefined
  readonly deposits: number | undefined
}

const hundredths = loose(toHundredths)
const summaryWire = row<Summary>({
  count: ['totalTransactions', looseKeyNumber],
  total: ['totalValue', hundredths],
  recharges: ['totalTransaction', hundredths],
  deposits: ['totalUser', hundredths],
})

/** Reads a `FinancialSummary`; undefined where the body names none of its fields. */
export function readSummary(body: unknown): Read<Summary> | undefined {
  const isSummary =
    isJsonObject(body) &&
    ['totalTransactions', 'totalValue', 'totalTransaction', 'totalUser'].some((name) => name in body)
  return isSummary ? whole(summaryWire.safeParse(body).data) : undefined
}

/** An account that movements can be narrowed to (FIN-019). Its key is sent, and never stands in an address. */
export interface FinancialAccount {
  readonly name: string
  readonly apiKey: string
}
const accountWire = row<FinancialAccount>({ name: ['name', keyText], apiKey: ['apiKey', keyText] })

/** Reads the accounts of the filter: a bare list (FIN-031). */
export const readFinancialAccounts = (body: unknown): Read<readonly FinancialAccount[]> | undefined =>
  readList(accountWire, body, 'content')

/** A charger that movements can be narrowed to (FIN-019). */
export interface FinancialCharger {
  /** The ocppChargeBoxId, which the list is asked by. */
  readonly id: string
  readonly code: string | undefined
  readonly description: string | undefined
}
const chargerWire = row<FinancialCharger>({
  id: ['ocppChargeBoxId', keyText],
  code: ['chargeBoxCode', looseText],
  description: ['description', looseText],
})

/** Reads the chargers of the filter: a bare list (FIN-031). */
export const readFinancialChargers = (body: unknown): Read<readonly FinancialCharger[]> | undefined =>
  readList(chargerWire, body, 'content', ({ id }) => id)

/** Reads the answer of `payments/chargeId`: a text (FIN-033), '' where it says that there is none. */
export const readChargeId = (body: unknown): Read<readonly string[]> | undefined =>
  body === null || typeof body === 'string' ? whole(textsOf([body])) : undefined

/** Reads the answer of `payments/externalReferenceId`: a list of texts (FIN-034); a null list is empty. */
export const readReferences = (body: unknown): Read<readonly string[]> | undefined =>
  body === null || Array.isArray(body) ? whole(textsOf(body ?? [])) : undefined

const textsOf = (list: readonly unknown[]): readonly string[] =>
  list.map(textOf).filter((text) => text !== undefined)
