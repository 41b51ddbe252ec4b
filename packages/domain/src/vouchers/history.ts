import { toHundredths } from '../money/index.ts'
import { type EpochMs, parseInstant } from '../time/index.ts'
import { keyNumber, looseKeyNumber, looseNumber, looseText, type Read, readList, z } from '../wire/index.ts'

/** Where a recharge was. */
interface UsePlace {
  readonly street: string | undefined
  readonly number: string | undefined
  readonly district: string | undefined
}

/** One recharge that a voucher paid for (VCH-036). Name and e-mail are personal data. */
export interface VoucherUse {
  readonly transactionPk: number
  readonly at: EpochMs | undefined
  readonly chargerName: string | undefined
  /** A `VoucherKind`. */
  readonly kind: string | undefined
  readonly value: number | undefined
  /** What of its value this recharge took, in the unit of its kind. */
  readonly used: number | undefined
  /** What of its value is left after it: no part of what is owed, whole units are counted. */
  readonly balance: number | undefined
  readonly userPk: number | undefined
  readonly userName: string | undefined
  readonly userEmail: string | undefined
  readonly place: UsePlace | undefined
}

const voucherPart = z.object({
  kind: looseText,
  kind_value: looseNumber,
  kind_value_used: looseNumber,
  kind_value_balance: looseNumber,
})
const userPart = z.object({ userPk: looseKeyNumber, name: looseText, email: looseText })
const placePart = z.object({ street: looseText, houseNumber: looseText, district: looseText })

const useWire = z.pipe(
  z.object({
    transaction_pk: keyNumber,
    transaction_start_timestamp: looseText,
    charge_box_name: looseText,
    // A part that is missing or broken leaves the recharge: it happened.
    voucher: z.catch(z.optional(voucherPart), undefined),
    user: z.catch(z.optional(userPart), undefined),
    address: z.catch(z.optional(placePart), undefined),
  }),
  z.transform(
    ({ voucher, user, address, ...wire }): VoucherUse => ({
      transactionPk: wire.transaction_pk,
      at: parseInstant(wire.transaction_start_timestamp, { zoneless: 'utc' }),
      chargerName: wire.charge_box_name,
      kind: voucher?.kind?.toUpperCase(),
      value: voucher?.kind_value,
      used: voucher?.kind_value_used,
      balance: voucher?.kind_value_balance,
      userPk: user?.userPk,
      userName: user?.name,
      userEmail: user?.email,
      place: address && { street: address.street, number: address.houseNumber, district: address.district },
    }),
  ),
)

/** Reads a `VoucherHistoryReply` or a bare list (VCH-080), as it came: newest first; undefined when it is neither. */
export const readVoucherHistory = (body: unknown): Read<readonly VoucherUse[]> | undefined =>
  readList(useWire, body, 'results')

/** Somebody of a history, to narrow it by (VCH-016). */
interface HistoryUser {
  readonly userPk: number
  readonly name: string | undefined
  readonly email: string | undefined
  readonly uses: number
}

/** Whoever used it, each once, who used it most first. */
export function historyUsers(uses: readonly VoucherUse[]): readonly HistoryUser[] {
  const users = new Map<number, HistoryUser>()
  for (const { userPk, userName, userEmail } of uses) {
    if (userPk === undefined) continue
    const held = users.get(userPk)
    users.set(userPk, {
      userPk,
      name: held?.name ?? userName,
      email: held?.email ?? userEmail,
      uses: (held?.uses ?? 0) + 1,
    })
  }
  return [...users.values()].sort((a, b) => b.uses - a.uses)
}

/** What is left in units that were begun: each one's newest balance above zero. */
interface PartialBalances {
  /** Hundredths of the kind's unit. */
  readonly hundredths: number
  readonly people: number
}

/**
 * What people still have in a unit that they began (jobs: "saldos parciais"). It stands apart and is never added to what is
 * owed, which counts whole units; a part of a percentage is none.
 */
export function partialBalances(uses: readonly VoucherUse[]): PartialBalances | undefined {
  const newest = new Map<number, VoucherUse>()
  for (const use of uses) {
    if (use.userPk === undefined || use.kind === 'PERCENT_RECHARGE') continue
    const held = newest.get(use.userPk)
    if (!held || (use.at ?? 0) > (held.at ?? 0)) newest.set(use.userPk, use)
  }
  const left = [...newest.values()]
    .map(({ balance }) => toHundredths(balance) ?? 0)
    .filter((hundredths) => hundredths > 0)
  if (left.length === 0) return undefined
  return { hundredths: left.reduce((sum, one) => sum + one, 0), people: left.length }
}
