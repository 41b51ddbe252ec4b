import type { EpochMs } from '../time/index.ts'
import type { VoucherUse } from './history.ts'
import { guestsOf, isGuestVoucher, type Voucher } from './voucher.ts'

/** What a code must pass at a charger, in the order in which it is asked. */
export const VOUCHER_CHECKS = ['active', 'started', 'notEnded', 'units', 'charger', 'guest', 'uses'] as const
export type VoucherCheck = (typeof VOUCHER_CHECKS)[number]

/** One line of "Por que não funciona?". */
export interface CheckLine {
  readonly check: VoucherCheck
  /** `unknown`: the driver or charger is not chosen, or the reply does not say. */
  readonly result: 'yes' | 'no' | 'unknown'
}

/** Whom and where it is asked for. */
export interface VerdictQuestion {
  readonly voucher: Voucher
  /** Undefined: not chosen yet. */
  readonly driverPk: number | undefined
  readonly chargerPk: number | undefined
  /** Its history; undefined where it could not be read. */
  readonly uses: readonly VoucherUse[] | undefined
  readonly now: EpochMs
}

const told = (value: boolean | undefined): CheckLine['result'] =>
  value === undefined ? 'unknown' : value ? 'yes' : 'no'

/** Whether it is switched on. A status that says INACTIVE counts as well (VCH-039: two things). */
function isOn({ isActive, status }: Voucher): boolean | undefined {
  if (status === 'INACTIVE') return false
  return isActive ?? (status === undefined ? undefined : true)
}

function hasUnits({ status, notUsedTotal, units, usedTotal }: Voucher): boolean | undefined {
  if (status === 'USED') return false
  const left =
    notUsedTotal ?? (units === undefined || usedTotal === undefined ? undefined : units - usedTotal)
  return left === undefined ? undefined : left > 0
}

/** How often a driver may use it; undefined: by its date alone, once. */
export const usesAllowed = ({ expireType, usesPerUser }: Voucher): number =>
  expireType === 'USES_PER_USER' ? Math.max(1, usesPerUser ?? 1) : 1

/** How often a driver used it; undefined where the history could not be read. */
export const usesOf = (uses: readonly VoucherUse[] | undefined, driverPk: number): number | undefined =>
  uses?.filter(({ userPk }) => userPk === driverPk).length

function hasUsesLeft({ voucher, driverPk, uses }: VerdictQuestion): boolean | undefined {
  if (driverPk === undefined) return undefined
  const entry = voucher.users.find(({ userPk }) => userPk === driverPk)
  if (entry?.status === 'USED') return false
  // On hold: a recharge with it may be under way, the contract does not tell.
  if (entry?.status === 'SUSPEND') return undefined
  if (voucher.expireType !== 'USES_PER_USER') {
    // A unit that was begun and has a balance can go on; the status above says when it is used up.
    return entry || uses ? true : undefined
  }
  const count = usesOf(uses, driverPk)
  return count === undefined ? undefined : count < usesAllowed(voucher)
}

/** Each check of a code for this driver at this charger (jobs: "The driver says the code does not work"). */
export function judgeVoucher(question: VerdictQuestion): readonly CheckLine[] {
  const { voucher, driverPk, chargerPk, now } = question
  const { start, expire, chargeBoxPks } = voucher
  const entry = driverPk === undefined ? undefined : voucher.users.find(({ userPk }) => userPk === driverPk)
  const results: Readonly<Record<VoucherCheck, boolean | undefined>> = {
    active: isOn(voucher),
    started: start === undefined ? undefined : start <= now,
    notEnded: voucher.status === 'EXPIRED' ? false : expire === undefined ? undefined : expire >= now,
    // Whoever has a unit already needs no other one.
    units: entry && entry.status !== 'USED' && hasUnits(voucher) === false ? true : hasUnits(voucher),
    charger:
      chargeBoxPks === undefined
        ? true
        : chargerPk === undefined
          ? undefined
          : chargeBoxPks.includes(chargerPk),
    guest: !isGuestVoucher(voucher)
      ? true
      : driverPk === undefined
        ? undefined
        : guestsOf(voucher).some(({ userPk }) => userPk === driverPk),
    uses: hasUsesLeft(question),
  }
  return VOUCHER_CHECKS.map((check) => ({ check, result: told(results[check]) }))
}

/** The first check that fails: why it does not work. Undefined: nothing of it forbids it. */
export const firstCross = (lines: readonly CheckLine[]): VoucherCheck | undefined =>
  lines.find(({ result }) => result === 'no')?.check
