import type { EpochMs } from '../clock/clock.ts'
import type { World } from '../network/world.ts'
import type { RechargeRow } from '../store/rows.ts'
import { NETWORK_FACTS, type NetworkId } from '../world/networks.ts'
import { isPaid, ratingOf, stopActorOf, voucherUnitOf } from '../world/settlement.ts'
import { utcText } from './times.ts'

const KM_PER_KWH = 6
const HOUR_MS = 3_600_000

/** A recharge with the names that it shows. */
export type NamedRecharge = RechargeRow & {
  firstName: string
  lastName: string | null
  /** The driver's. */
  accountPk: number
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
const moneyText = (network: NetworkId, amount: number): string => {
  const { currency } = NETWORK_FACTS[network]
  return `${currency === 'BRL' ? 'R$' : currency} ${decimal(amount, 2)}`
}

/** What is known when it has ended; before that the live system says null. */
const endedWire = (row: NamedRecharge) => {
  const money = moneyText(row.network, row.income)
  const { stars, text } = ratingOf(row.pk)
  return {
    energyHumanReadable: `${decimal(row.energyWh / 1000, 4)} kWh`,
    autonomy: Math.round((row.energyWh / 1000) * KM_PER_KWH),
    transactionAmount: row.income,
    transactionAmountHumanReadable: money,
    income: row.income,
    incomeHumanReadable: money,
    feedbackStars: stars,
    feedbackDescription: text,
    // Both documented forms occur.
    idleDuration: row.idleSeconds === null || row.pk % 3 !== 0 ? row.idleSeconds : clockText(row.idleSeconds),
    idleDurationHumanReadable: row.idleSeconds === null ? null : clockText(row.idleSeconds),
    moneyIdlePaymentTransactionAmount: row.idleIncome,
    moneyIdlePaymentTransactionAmountHumanReadable:
      row.idleIncome === null ? null : moneyText(row.network, row.idleIncome),
  }
}
const RUNNING: Readonly<Record<keyof ReturnType<typeof endedWire>, null>> = {
  energyHumanReadable: null,
  autonomy: null,
  transactionAmount: null,
  transactionAmountHumanReadable: null,
  income: null,
  incomeHumanReadable: null,
  feedbackStars: null,
  feedbackDescription: null,
  idleDuration: null,
  idleDurationHumanReadable: null,
  moneyIdlePaymentTransactionAmount: null,
  moneyIdlePaymentTransactionAmountHumanReadable: null,
}

/** `TransactionItem`. */
export const transactionWire = (world: World, row: NamedRecharge, now: EpochMs, offsetHours: number) => {
  const station = world.model.stations.get(row.stationPk)
  const connector = station?.connectors.find((one) => one.row.connectorId === row.connectorId)
  const startedAt = world.fromStored(row.startedAt)
  const stoppedAt = row.stoppedAt === null ? null : world.fromStored(row.stoppedAt)
  const seconds = Math.max(0, Math.round(((stoppedAt ?? now) - startedAt) / 1000))
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
    stopReason: row.stopReason,
    stopEventActor: stopActorOf(row.pk, row.stopReason),
    nfeStatus: row.nfeStatus,
    paymentType: row.paymentType,
    voucherUnitPk: voucherUnitOf(row.pk, row.paymentType),
    hasPayment: row.paymentType !== null,
    isPaid: isPaid(row),
    paymentStatus: row.paymentStatus,
    paidTimestamp: row.paidAt === null ? null : dayFirst(world.fromStored(row.paidAt), offsetHours),
    paidError: row.paidError,
    ...(stoppedAt === null ? RUNNING : endedWire(row)),
  }
}
