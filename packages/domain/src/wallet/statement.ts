import { type PaymentState, paymentStateOf } from '../money/index.ts'
import type { Deposit } from './deposit.ts'

const spelled = (text: string | undefined): string => text?.trim().toLowerCase() ?? ''

/** Whether a line is shown: a refunded one only where something was paid back (WLT-001, USR-061). */
export const isShownDeposit = ({ status, refunded }: Deposit): boolean =>
  spelled(status) !== 'refunded' || refunded > 0

/** What a line is marked as (WLT-002, WLT-003, USR-062). */
export const DEPOSIT_MARKS = ['idle', 'refund'] as const
export type DepositMark = (typeof DEPOSIT_MARKS)[number]

/** The mark of a line: Ociosidade, Reembolso, or none; the first wins where both apply (WLT-003). */
export function depositMarkOf(deposit: Deposit): DepositMark | undefined {
  if (deposit.isIdle) return 'idle'
  const detail = spelled(deposit.statusDetail)
  const isRefund =
    spelled(deposit.status) === 'refunded' || detail === 'refunded' || detail === 'partially_refunded'
  return deposit.refunded > 0 && isRefund ? 'refund' : undefined
}

/** Words of the payment services beside those of the contract. */
const SYNONYMS: ReadonlyMap<string, PaymentState> = new Map([
  ['paid', 'approved'],
  ['waiting', 'pending'],
  ['declined', 'rejected'],
  ['failed', 'rejected'],
  ['canceled', 'cancelled'],
  ['expired', 'cancelled'],
])

/** The state of a payment (PAY-001 to PAY-003); undefined for a word that the product does not know, which is shown raw. */
export const depositStateOf = (status: string | undefined): PaymentState | undefined =>
  SYNONYMS.get(spelled(status)) ?? paymentStateOf(status)
