import { toHundredths } from '../money/index.ts'
import type { EpochMs, ZoneId } from '../time/index.ts'
import {
  type Block,
  loose,
  looseBoolean,
  looseKeyNumber,
  looseNumber,
  looseText,
  numberOf,
  ownField,
  type Read,
  readBlock,
  row,
  textOf,
  whole,
} from '../wire/index.ts'
import { readDuration, rechargeTime, type Transaction, transactionFields } from './transaction.ts'

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

/** Most stars of a rating. */
export const STARS_MAX = 5
const starsOf = (value: unknown): number | undefined => {
  const stars = numberOf(value)
  return stars !== undefined && stars >= 0 && stars <= STARS_MAX ? Math.round(stars) : undefined
}
const hundredths = loose(toHundredths)

const rechargeWire = (zone: ZoneId) =>
  row<Recharge>({
    ...transactionFields(zone),
    connectorPk: ['connectorPk', looseKeyNumber],
    userAccount: ['userTenantAlias', looseText],
    stationAccount: ['stationTenantAlias', looseText],
    durationText: ['durationHumanReadable', looseText],
    autonomyKm: ['autonomy', looseNumber],
    nfeStatus: ['nfeStatus', looseText],
    paymentType: ['paymentType', looseText],
    voucherUnitPk: ['voucherUnitPk', looseKeyNumber],
    amount: ['transactionAmount', hundredths],
    amountText: ['transactionAmountHumanReadable', looseText],
    income: ['income', hundredths],
    hasPayment: ['hasPayment', looseBoolean],
    isPaid: ['isPaid', looseBoolean],
    paymentStatus: ['paymentStatus', looseText],
    paidText: ['paidTimestamp', looseText],
    paidAt: ['paidTimestamp', loose((text) => rechargeTime(textOf(text), zone))],
    paidError: ['paidError', looseText],
    stars: ['feedbackStars', loose(starsOf)],
    feedback: ['feedbackDescription', looseText],
    idleSeconds: ['idleDuration', loose(readDuration)],
    idleText: ['idleDurationHumanReadable', looseText],
    idleAmount: ['moneyIdlePaymentTransactionAmount', hundredths],
    idleAmountText: ['moneyIdlePaymentTransactionAmountHumanReadable', looseText],
  })

/**
 * Reads a page of recharges (TRX-029); undefined where the body is no such reply. Its `count` is at most 10,000.
 * @param zone the caller's
 */
export const readRecharges = (body: unknown, zone: ZoneId): Read<Block<Recharge>> | undefined =>
  readBlock(rechargeWire(zone), body, 'list', ({ id }) => id)

/** A recharge with what was measured in it (TRX-030). */
export interface RechargeDetail {
  readonly recharge: Recharge
  /** The series by measurand, as they came; `readPower` reads one. */
  readonly values: unknown
}

/** Reads the detail of a recharge, under its key or bare; undefined where it is none. @param zone the caller's */
export function readRechargeDetail(body: unknown, zone: ZoneId): Read<RechargeDetail> | undefined {
  const wrapped = ownField(body, 'transaction')
  const recharge = rechargeWire(zone).safeParse(wrapped ?? body).data
  return recharge && whole({ recharge, values: ownField(body, 'values') })
}
