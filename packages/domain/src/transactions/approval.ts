import type { EpochMs } from '../time/index.ts'
import { isPaymentOpen, isPaymentReturned, isTickable } from './payment.ts'
import type { Recharge } from './recharge.ts'

/** Most recharges of one approval (decisions: Transactions). */
export const APPROVAL_MAX = 500

/** Why a ticked recharge stays out of an approval. Whoever approves may let the last three in. */
export const LEFT_REASONS = ['gone', 'unreadable', 'paid', 'notDue', 'running', 'open', 'returned'] as const
export type LeftReason = (typeof LEFT_REASONS)[number]

/** A ticked recharge, read again right before the approval. */
export type ApprovalRead =
  | { readonly id: number; readonly kind: 'read'; readonly recharge: Recharge }
  | { readonly id: number; readonly kind: 'gone' | 'unreadable' }

/** A recharge that stays out, and why. */
export interface LeftOut {
  readonly id: number
  readonly why: LeftReason
  /** As it was read; undefined where it could not be. */
  readonly recharge: Recharge | undefined
}

/** What an approval would do. */
export interface ApprovalPlan {
  readonly included: readonly Recharge[]
  readonly left: readonly LeftOut[]
  /** Those that are left out, and those that somebody let in all the same, in the order given: a tick moves no row. */
  readonly apart: readonly LeftOut[]
  /** Of those that are included: integer hundredths, each exact, so that their sum is. */
  readonly total: number
  /** The latest start among them: no payment is earlier. */
  readonly latestStart: EpochMs | undefined
}

function reasonOf(recharge: Recharge): LeftReason | undefined {
  if (recharge.isPaid === true) return 'paid'
  if (!isTickable(recharge)) return 'notDue'
  if (recharge.stoppedAt === undefined) return 'running'
  if (isPaymentOpen(recharge)) return 'open'
  return isPaymentReturned(recharge) ? 'returned' : undefined
}

/** Whether somebody may let it in all the same. */
export const canBeLetIn = (why: LeftReason): boolean =>
  why === 'running' || why === 'open' || why === 'returned'

/**
 * Parts the ticked recharges into those that are approved and those that are left out.
 * @param letIn ids of those that may be let in, and are approved all the same
 */
export function planApproval(
  reads: readonly ApprovalRead[],
  letIn: ReadonlySet<number> = new Set(),
): ApprovalPlan {
  const included: Recharge[] = []
  const apart: LeftOut[] = []
  const isIn = (id: number, why: LeftReason) => canBeLetIn(why) && letIn.has(id)
  for (const read of reads) {
    const recharge = read.kind === 'read' ? read.recharge : undefined
    const why = read.kind === 'read' ? reasonOf(read.recharge) : read.kind
    if (recharge && (why === undefined || isIn(read.id, why))) included.push(recharge)
    if (why !== undefined) apart.push({ id: read.id, why, recharge })
  }
  const starts = included.map(({ startedAt }) => startedAt).filter((at) => at !== undefined)
  return {
    included,
    left: apart.filter(({ id, why }) => !isIn(id, why)),
    apart,
    total: included.reduce((sum, { income = 0 }) => sum + income, 0),
    latestStart: starts.length === 0 ? undefined : Math.max(...starts),
  }
}

/** What can be wrong with the date of a payment. */
export const PAID_AT_PROBLEMS = ['missing', 'inFuture', 'beforeStart'] as const
export type PaidAtProblem = (typeof PAID_AT_PROBLEMS)[number]

/** Checks the date of a payment: not in the future, and not before any of the recharges began. */
export function checkPaidAt(
  at: EpochMs | undefined,
  { latestStart, now }: { readonly latestStart: EpochMs | undefined; readonly now: EpochMs },
): PaidAtProblem | undefined {
  if (at === undefined) return 'missing'
  if (at > now) return 'inFuture'
  return latestStart !== undefined && at < latestStart ? 'beforeStart' : undefined
}

/** What became of an approval: only what was read back as paid is confirmed. */
export interface ApprovalResult {
  readonly confirmed: readonly number[]
  /** Read back and not paid, or gone or unreadable. */
  readonly left: readonly { readonly id: number; readonly why: 'notConfirmed' | 'gone' | 'unreadable' }[]
}

/** What reading all of them back says. */
export function approvalResult(reads: readonly ApprovalRead[]): ApprovalResult {
  const confirmed: number[] = []
  const left: { id: number; why: 'notConfirmed' | 'gone' | 'unreadable' }[] = []
  for (const read of reads) {
    if (read.kind !== 'read') left.push({ id: read.id, why: read.kind })
    else if (read.recharge.isPaid === true) confirmed.push(read.id)
    else left.push({ id: read.id, why: 'notConfirmed' })
  }
  return { confirmed, left }
}
