import { toHundredths } from '../money/index.ts'
import type { EpochMs, ZoneId } from '../time/index.ts'
import {
  type Block,
  looseBoolean,
  looseKeyNumber,
  looseNumber,
  looseText,
  ownField,
  type Read,
  readBlock,
  z,
} from '../wire/index.ts'
import {
  readDuration,
  rechargeTime,
  type Transaction,
  transactionOf,
  transactionWire,
} from './transaction.ts'

/** A recharge with all that the list of recharges shows (TRX-025 to TRX-028). Amounts are integer hundredths. */
export interface Recharge extends Transaction {
  readonly connectorPk: number | undefined
  /** Name of the driver's account. */
  readonly userAccount: string | undefined
  readonly stationAccount: string | undefined
  readonly durationText: string | undefined
  readonly autonomyKm: number | undefined
  readonly nfeStatus: string | undefined
  readonly paymentType: string | undefined
  readonly voucherUnitPk: number | undefined
  readonly amount: number | undefined
  readonly amountText: string | undefined
  /** What is due and what an approval confirms. */
  readonly income: number | undefined
  readonly hasPayment: boolean | undefined
  readonly isPaid: boolean | undefined
  readonly paymentStatus: string | undefined
  /** As it came: whether there is one decides the colour, even where nobody can read it. */
  readonly paidText: string | undefined
  readonly paidAt: EpochMs | undefined
  readonly paidError: string | undefined
  /** 0 to 5; undefined: not rated. */
  readonly stars: number | undefined
  readonly feedback: string | undefined
  readonly idleSeconds: number | undefined
  readonly idleText: string | undefined
  readonly idleAmount: number | undefined
  readonly idleAmountText: string | undefined
}

const rechargeWire = z.extend(transactionWire, {
  connectorPk: looseKeyNumber,
  userTenantAlias: looseText,
  stationTenantAlias: looseText,
  durationHumanReadable: looseText,
  autonomy: looseNumber,
  nfeStatus: looseText,
  paymentType: looseText,
  voucherUnitPk: looseKeyNumber,
  transactionAmount: z.optional(z.unknown()),
  transactionAmountHumanReadable: looseText,
  income: z.optional(z.unknown()),
  hasPayment: looseBoolean,
  isPaid: looseBoolean,
  paymentStatus: looseText,
  paidTimestamp: looseText,
  paidError: looseText,
  feedbackStars: looseNumber,
  feedbackDescription: looseText,
  idleDuration: z.optional(z.unknown()),
  idleDurationHumanReadable: looseText,
  moneyIdlePaymentTransactionAmount: z.optional(z.unknown()),
  moneyIdlePaymentTransactionAmountHumanReadable: looseText,
})

/** Most stars of a rating. */
export const STARS_MAX = 5
const starsOf = (value: number | undefined): number | undefined =>
  value !== undefined && value >= 0 && value <= STARS_MAX ? Math.round(value) : undefined

function rechargeOf(wire: z.output<typeof rechargeWire>, zone: ZoneId): Recharge {
  return {
    ...transactionOf(wire, zone),
    connectorPk: wire.connectorPk,
    userAccount: wire.userTenantAlias,
    stationAccount: wire.stationTenantAlias,
    durationText: wire.durationHumanReadable,
    autonomyKm: wire.autonomy,
    nfeStatus: wire.nfeStatus,
    paymentType: wire.paymentType,
    voucherUnitPk: wire.voucherUnitPk,
    amount: toHundredths(wire.transactionAmount),
    amountText: wire.transactionAmountHumanReadable,
    income: toHundredths(wire.income),
    hasPayment: wire.hasPayment,
    isPaid: wire.isPaid,
    paymentStatus: wire.paymentStatus,
    paidText: wire.paidTimestamp,
    paidAt: rechargeTime(wire.paidTimestamp, zone),
    paidError: wire.paidError,
    stars: starsOf(wire.feedbackStars),
    feedback: wire.feedbackDescription,
    idleSeconds: readDuration(wire.idleDuration),
    idleText: wire.idleDurationHumanReadable,
    idleAmount: toHundredths(wire.moneyIdlePaymentTransactionAmount),
    idleAmountText: wire.moneyIdlePaymentTransactionAmountHumanReadable,
  }
}

/**
 * Reads a page of recharges (TRX-029); undefined where the body is no such reply. Its `count` is at most 10,000.
 * @param zone the caller's
 */
export function readRecharges(body: unknown, zone: ZoneId): Read<Block<Recharge>> | undefined {
  const read = readBlock(rechargeWire, body, 'list', ({ id }) => id)
  return (
    read && { ...read, data: { ...read.data, rows: read.data.rows.map((wire) => rechargeOf(wire, zone)) } }
  )
}

/** A recharge with what was measured in it (TRX-030). */
export interface RechargeDetail {
  readonly recharge: Recharge
  /** The series by measurand, as they came; `readPower` reads one. */
  readonly values: unknown
}

/** Reads the detail of a recharge, under its key or bare; undefined where it is none. @param zone the caller's */
export function readRechargeDetail(body: unknown, zone: ZoneId): Read<RechargeDetail> | undefined {
  const wrapped = ownField(body, 'transaction')
  const read = rechargeWire.safeParse(wrapped ?? body)
  if (!read.success) return undefined
  return { data: { recharge: rechargeOf(read.data, zone), values: ownField(body, 'values') }, unread: 0 }
}
