import type { EpochMs } from '../clock/clock.ts'
import type { World } from '../network/world.ts'
import type { SqlValue } from '../store/schema.ts'
import { type NamedRecharge, transactionWire } from '../wire/transaction.ts'
import type { NetworkId } from '../world/networks.ts'

/** Which recharges are asked for; the newest come first. */
export interface TransactionQuery {
  network: NetworkId
  stationPk: number | undefined
  from: EpochMs
  to: EpochMs
  tag: string | undefined
  /** `PAID`, `UNPAID`, `PRICELESS`; empty: all. */
  payment: string | undefined
  /** A transaction's id, or part of a station's name. */
  search: string | undefined
  limit: number
  offset: number
}

/** The server counts no further, and writes no more into a file. */
export const TRANSACTIONS_MAX = 10_000

const IS_PAID = `(paidAt IS NOT NULL AND paidError IN ('NoError', 'NO_ERROR')
  AND (paymentStatus IS NULL OR paymentStatus IN ('approved', 'authorized')))`
const PAYMENTS: Readonly<Record<string, string>> = {
  PAID: `income > 0 AND paymentType IS NOT NULL AND ${IS_PAID}`,
  UNPAID: `income > 0 AND paymentType IS NOT NULL AND NOT ${IS_PAID}`,
  PRICELESS: '(income = 0 OR paymentType IS NULL)',
}

const conditionsOf = (world: World, query: TransactionQuery): { where: string; values: SqlValue[] } => {
  const parts = ['recharge.network = ?', 'startedAt BETWEEN ? AND ?']
  const values: SqlValue[] = [query.network, world.toStored(query.from), world.toStored(query.to)]
  const also = (part: string, ...more: SqlValue[]): void => {
    parts.push(part)
    values.push(...more)
  }
  if (query.stationPk !== undefined) also('stationPk = ?', query.stationPk)
  if (query.tag !== undefined && query.tag !== '')
    also(
      `(recharge.idTag = ? OR (recharge.idTag IS NULL AND personPk IN (
         SELECT ownerPk FROM tag WHERE tag.network = ? AND tag.idTag = ? AND type = 'USER')))`,
      query.tag,
      query.network,
      query.tag,
    )
  const payment = PAYMENTS[query.payment ?? '']
  if (payment !== undefined) also(payment)
  const search = query.search?.trim().toLocaleLowerCase('pt-BR') ?? ''
  if (search !== '') {
    const pks = world.model.byNetwork[query.network]
      .filter(({ row }) => (row.description ?? '').toLocaleLowerCase('pt-BR').includes(search))
      .map(({ row }) => row.pk)
    also(
      `(recharge.pk = ? OR stationPk IN (${pks.join(',')}))`,
      /^\d{1,9}$/.test(search) ? Number(search) : -1,
    )
  }
  return { where: parts.join(' AND '), values }
}

const NAMED = `SELECT recharge.*, firstName, lastName, COALESCE(recharge.idTag, person.idTag) AS idTag,
  person.accountPk AS accountPk`

/** Recharges with the names that they show, newest first. */
export const findTransactions = (world: World, query: TransactionQuery): NamedRecharge[] => {
  const { where, values } = conditionsOf(world, query)
  return world.store.all<NamedRecharge>(
    `${NAMED} FROM recharge JOIN person ON person.pk = personPk WHERE ${where}
     ORDER BY startedAt DESC, recharge.pk DESC LIMIT ? OFFSET ?`,
    ...values,
    query.limit,
    query.offset,
  )
}

/** A recharge of a network with the names that it shows. */
export const findTransaction = (world: World, network: NetworkId, pk: number): NamedRecharge | undefined =>
  world.store.get<NamedRecharge>(
    `${NAMED} FROM recharge JOIN person ON person.pk = personPk WHERE recharge.network = ? AND recharge.pk = ?`,
    network,
    pk,
  )

/** A page of recharges, as the wire writes them, and how many there are in all, counted to 10,000. */
export const listTransactions = (
  world: World,
  query: TransactionQuery,
  now: EpochMs,
  offsetHours: number,
) => {
  const { where, values } = conditionsOf(world, query)
  const count =
    world.store.get<{ count: number }>(
      `SELECT count(*) AS count FROM recharge JOIN person ON person.pk = personPk WHERE ${where}`,
      ...values,
    )?.count ?? 0
  return {
    list: findTransactions(world, query).map((row) => transactionWire(world, row, now, offsetHours)),
    count: Math.min(count, TRANSACTIONS_MAX),
  }
}
