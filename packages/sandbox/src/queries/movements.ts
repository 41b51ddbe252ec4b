import type { EpochMs } from '../clock/clock.ts'
import type { World } from '../network/world.ts'
import type { SqlValue } from '../store/schema.ts'
import { keepDeposits } from '../world/movements.ts'
import type { NetworkId } from '../world/networks.ts'

/** The types of movements that a list holds. */
export const TARGETS_OF = {
  transactions: ['TRANSACTION', 'IDLE', 'USER'],
  recharges: ['TRANSACTION', 'IDLE'],
  deposits: ['USER'],
} as const

/** Which movements are asked for, newest first. */
export interface MovementQuery {
  network: NetworkId
  targets: readonly string[]
  /** The instants that the local days begin and end at. */
  from: EpochMs
  to: EpochMs
  /** Of which timestamp: when it was created, or paid. */
  by: 'createdTimestamp' | 'paidTimestamp'
  /** E-mails, documents and numbers; any of them fits. */
  terms: readonly string[]
  chargeBoxId: string | undefined
  /** undefined: all accounts. */
  accountPk: number | undefined
  limit: number
  offset: number
}

/** A movement with the names that it shows. Times are stored ones, amounts hundredths. */
export interface MovementRow {
  target: string
  pk: number
  /** The key of the recharge, or of the deposit: what is invented of it follows from it. */
  seed: number
  /** 1: the second payment of a recharge that was paid twice. */
  again: number
  createdAt: number
  paidAt: number | null
  stoppedAt: number | null
  paymentType: string
  status: string | null
  cents: number | null
  refunded: number
  nfeStatus: string | null
  firstName: string
  lastName: string | null
  idTag: string | null
  accountName: string | null
  stationName: string | null
}

/** A car that stayed on is charged for once its recharge ended. Three in four such charges have a number of their own. */
const IDLE_PK = 'CASE WHEN pk % 4 = 1 THEN pk ELSE 5000000 + pk END'
/** A part of some payments was given back before anybody looked. */
const PART_BACK =
  "CASE WHEN paymentStatus = 'approved' AND pk % 29 = 3 THEN CAST(income * 50 AS INTEGER) ELSE 0 END"
const ALL_BACK = "CASE WHEN paymentStatus = 'refunded' THEN CAST(ROUND(income * 100) AS INTEGER) ELSE 0 END"

const movementSql = (where: string): string => `
WITH movement AS (
  SELECT 0 AS again, 'TRANSACTION' AS target, pk, pk AS seed, personPk, stationPk, startedAt AS createdAt, paidAt, stoppedAt,
    paymentType, paymentStatus, CAST(ROUND(income * 100) AS INTEGER) AS cents, ${PART_BACK} + ${ALL_BACK} AS early,
    nfeStatus, idTag
  FROM recharge WHERE network = ? AND startedAt BETWEEN ? AND ?
    AND stoppedAt IS NOT NULL AND paymentType IS NOT NULL AND income > 0
  UNION ALL
  SELECT 1, 'TRANSACTION', pk, pk, personPk, stationPk, startedAt, paidAgainAt, stoppedAt, paymentType, 'approved',
    CAST(ROUND(income * 100) AS INTEGER), 0, nfeStatus, idTag
  FROM recharge WHERE network = ? AND startedAt BETWEEN ? AND ? AND paidAgainAt IS NOT NULL
  UNION ALL
  SELECT 0, 'IDLE', ${IDLE_PK}, pk, personPk, stationPk, stoppedAt, CASE idleStatus WHEN 'pending' THEN NULL ELSE paidAt END,
    stoppedAt, paymentType, idleStatus, CAST(ROUND(idleIncome * 100) AS INTEGER), 0, NULL, idTag
  FROM recharge WHERE network = ? AND startedAt BETWEEN ? AND ?
    AND stoppedAt IS NOT NULL AND idleStatus IS NOT NULL
  UNION ALL
  SELECT 0, 'USER', pk, pk, personPk, NULL, at, CASE status WHEN 'approved' THEN at + 40000 ELSE NULL END, NULL,
    type, status, cents, refundedCents, NULL, NULL
  FROM deposit WHERE network = ? AND at BETWEEN ? AND ?
), told AS (
  SELECT movement.*, movement.early + COALESCE((SELECT SUM(refund.cents) FROM refund WHERE refund.target = movement.target
      AND refund.pk = movement.pk AND movement.again = 0 AND refund.appliesAt <= ?), 0) AS refunded,
    firstName, lastName, email, docNumber, COALESCE(movement.idTag, person.idTag) AS tag,
    COALESCE(station.accountPk, person.accountPk) AS accountPk, station.chargeBoxId, station.description AS stationName
  FROM movement JOIN person ON person.pk = personPk LEFT JOIN station ON station.pk = stationPk
)
SELECT target, told.pk AS pk, seed, again, createdAt, paidAt, stoppedAt, paymentType, cents, refunded, nfeStatus,
  CASE WHEN paymentStatus = 'approved' AND cents > 0 AND refunded >= cents THEN 'refunded' ELSE paymentStatus END AS status,
  firstName, lastName, tag AS idTag, account.name AS accountName, stationName
FROM told LEFT JOIN account ON account.pk = told.accountPk WHERE ${where}`

/** Paying and idling come within days of a recharge's beginning, by which the rows are found. */
const LEAD_MS = 3 * 86_400_000

const partsOf = (
  world: World,
  query: MovementQuery,
  now: EpochMs,
): { sql: string; values: SqlValue[]; at: string } => {
  keepDeposits(world, query.network, now)
  const from = world.toStored(query.from)
  const to = world.toStored(query.to)
  const base: SqlValue[] = [query.network, from - LEAD_MS, to]
  const at = query.by === 'paidTimestamp' ? 'COALESCE(paidAt, createdAt)' : 'createdAt'
  const parts = [`${at} BETWEEN ? AND ?`, `target IN (${query.targets.map(() => '?').join(',')})`]
  const values: SqlValue[] = [
    ...base,
    ...base,
    ...base,
    ...base,
    world.toStored(now),
    from,
    to,
    ...query.targets,
  ]
  if (query.accountPk !== undefined) {
    parts.push('told.accountPk = ?')
    values.push(query.accountPk)
  }
  if (query.chargeBoxId !== undefined) {
    parts.push('chargeBoxId = ?')
    values.push(query.chargeBoxId)
  }
  if (query.terms.length > 0) {
    const one = '(email = ? COLLATE NOCASE OR docNumber = ? OR CAST(told.pk AS TEXT) = ?)'
    parts.push(`(${query.terms.map(() => one).join(' OR ')})`)
    for (const term of query.terms) values.push(term, term.replace(/[.\-/\s]/g, ''), term)
  }
  return { sql: movementSql(parts.join(' AND ')), values, at }
}

/** A page of movements, newest first. */
export const findMovements = (world: World, query: MovementQuery, now: EpochMs): MovementRow[] => {
  const { sql, values, at } = partsOf(world, query, now)
  return world.store.all<MovementRow>(
    `${sql} ORDER BY ${at} DESC, told.pk DESC, target, again LIMIT ? OFFSET ?`,
    ...values,
    query.limit,
    query.offset,
  )
}

/** What a list comes to: how many, and what of it came in, in hundredths. */
export interface MovementSums {
  count: number
  recharges: number
  deposits: number
}

/** The sums of a list, over all of its pages. */
export const sumMovements = (world: World, query: MovementQuery, now: EpochMs): MovementSums => {
  const { sql, values } = partsOf(world, query, now)
  const paid = "status IN ('approved', 'authorized', 'refunded')"
  const sums = world.store.get<MovementSums>(
    `SELECT count(*) AS count, COALESCE(SUM(CASE WHEN target <> 'USER' AND ${paid} THEN cents END), 0) AS recharges,
       COALESCE(SUM(CASE WHEN target = 'USER' AND ${paid} THEN cents END), 0) AS deposits FROM (${sql})`,
    ...values,
  )
  return sums ?? { count: 0, recharges: 0, deposits: 0 }
}
