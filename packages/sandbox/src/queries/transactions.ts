import type { EpochMs } from '../clock/clock.ts'
import type { World } from '../network/world.ts'
import type { RechargeRow } from '../store/rows.ts'
import type { SqlValue } from '../store/schema.ts'
import { utcText } from '../wire/times.ts'
import { NETWORK_FACTS, type NetworkId } from '../world/networks.ts'

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

/** The server counts no further. */
const COUNT_MAX = 10_000
const KM_PER_KWH = 6
const HOUR_MS = 3_600_000

const PAYMENTS: Readonly<Record<string, string>> = {
  PAID: "income > 0 AND paymentStatus = 'approved'",
  UNPAID: "income > 0 AND (paymentStatus IS NULL OR paymentStatus <> 'approved')",
  PRICELESS: 'income = 0',
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

/** `DD/MM/YYYY HH:mm:ss` in the caller's local time. */
const dayFirst = (at: EpochMs, offsetHours: number): string => {
  const [date = '', time = ''] = utcText(at + offsetHours * HOUR_MS).split(' ')
  return `${date.split('-').reverse().join('/')} ${time}`
}

const two = (value: number): string => String(Math.floor(value)).padStart(2, '0')
const clockText = (seconds: number): string =>
  `${two(seconds / 3600)}:${two((seconds % 3600) / 60)}:${two(seconds % 60)}`
const decimal = (value: number, digits: number): string => value.toFixed(digits).replace('.', ',')

type Row = RechargeRow & { firstName: string; lastName: string | null; accountPk: number }

const transactionWire = (world: World, row: Row, now: EpochMs, offsetHours: number) => {
  const station = world.model.stations.get(row.stationPk)
  const connector = station?.connectors.find((one) => one.row.connectorId === row.connectorId)
  const startedAt = world.fromStored(row.startedAt)
  const stoppedAt = row.stoppedAt === null ? null : world.fromStored(row.stoppedAt)
  const seconds = Math.max(0, Math.round(((stoppedAt ?? now) - startedAt) / 1000))
  const { currency } = NETWORK_FACTS[row.network]
  const isOpen = stoppedAt === null
  const money = isOpen ? null : `${currency === 'BRL' ? 'R$' : currency} ${decimal(row.income, 2)}`
  return {
    id: row.pk,
    chargeBoxPk: row.stationPk,
    chargeBoxId: station?.row.chargeBoxId ?? null,
    chargeBoxDescription: station?.row.description ?? null,
    connectorId: row.connectorId,
    connectorPk: connector?.row.pk ?? null,
    userName: `${row.firstName} ${row.lastName ?? ''}`.trim(),
    ocppIdTag: row.idTag,
    userTenantAlias: world.model.accounts.get(row.accountPk)?.name ?? null,
    stationTenantAlias: world.model.accounts.get(station?.row.accountPk ?? 0)?.name ?? null,
    startTimestamp: dayFirst(startedAt, offsetHours),
    stopTimestamp: stoppedAt === null ? null : dayFirst(stoppedAt, offsetHours),
    durationHumanReadable: clockText(seconds),
    // Both documented forms occur.
    durationTime: row.pk % 2 === 0 ? seconds : clockText(seconds),
    energyHumanReadable: isOpen ? null : `${decimal(row.energyWh / 1000, 4)} kWh`,
    autonomy: isOpen ? null : Math.round((row.energyWh / 1000) * KM_PER_KWH),
    stopReason: row.stopReason,
    stopEventActor: null,
    nfeStatus: null,
    paymentType: row.paymentType,
    voucherUnitPk: null,
    transactionAmount: isOpen ? null : row.income,
    transactionAmountHumanReadable: money,
    income: isOpen ? null : row.income,
    incomeHumanReadable: money,
    hasPayment: row.income > 0,
    isPaid: row.paymentStatus === 'approved',
    paymentStatus: row.paymentStatus,
    paidTimestamp:
      row.paymentStatus === 'approved' && stoppedAt !== null ? dayFirst(stoppedAt, offsetHours) : null,
    paidError: null,
    feedbackStars: null,
    feedbackDescription: null,
    idleDuration: null,
    idleDurationHumanReadable: null,
    moneyIdlePaymentTransactionAmount: null,
    moneyIdlePaymentTransactionAmountHumanReadable: null,
  }
}

/** A page of recharges, as the wire writes them, and how many there are in all, counted to 10,000. */
export const listTransactions = (
  world: World,
  query: TransactionQuery,
  now: EpochMs,
  offsetHours: number,
) => {
  const { where, values } = conditionsOf(world, query)
  const from = `FROM recharge JOIN person ON person.pk = personPk WHERE ${where}`
  const count = world.store.get<{ count: number }>(`SELECT count(*) AS count ${from}`, ...values)?.count ?? 0
  const rows = world.store.all<Row>(
    `SELECT recharge.*, firstName, lastName, COALESCE(recharge.idTag, person.idTag) AS idTag,
       person.accountPk AS accountPk ${from}
     ORDER BY startedAt DESC, recharge.pk DESC LIMIT ? OFFSET ?`,
    ...values,
    query.limit,
    query.offset,
  )
  return {
    list: rows.map((row) => transactionWire(world, row, now, offsetHours)),
    count: Math.min(count, COUNT_MAX),
  }
}
