import { foldStatus, type PaymentState, paymentStateOf } from '../money/index.ts'
import type { Recharge } from './recharge.ts'

/** How a recharge stands with its payment: nothing is due, paid (green), not paid (red). */
export const PAYMENT_COLORS = ['none', 'paid', 'unpaid'] as const
export type PaymentColor = (typeof PAYMENT_COLORS)[number]

/** What makes a recharge red; the status says most, then the error, then that no date came. */
export const UNPAID_REASONS = ['status', 'error', 'noDate'] as const
export type UnpaidReason = (typeof UNPAID_REASONS)[number]

type Payment = Pick<Recharge, 'hasPayment' | 'income' | 'paymentStatus' | 'paidText' | 'paidError' | 'isPaid'>

const isOneOf = (status: string | undefined, ...states: readonly PaymentState[]): boolean =>
  states.some((state) => state === paymentStateOf(status))

/** Why a recharge counts as not paid, whatever is due; undefined: it is paid (PAY-009 to PAY-011). */
export function unpaidReasonOf({
  paymentStatus,
  paidText,
  paidError,
}: Pick<Payment, 'paymentStatus' | 'paidText' | 'paidError'>): UnpaidReason | undefined {
  if (paymentStatus !== undefined && !isOneOf(paymentStatus, 'approved', 'authorized')) return 'status'
  if (paidError !== undefined && foldStatus(paidError) !== 'noerror') return 'error'
  return paidText === undefined || paidError === undefined ? 'noDate' : undefined
}

/** The colour of a recharge's payment (PAY-008 to PAY-011). */
export function paymentColorOf(payment: Payment): PaymentColor {
  if (payment.hasPayment !== true || !((payment.income ?? 0) > 0)) return 'none'
  return unpaidReasonOf(payment) === undefined ? 'paid' : 'unpaid'
}

/** Whether it can be marked as paid by hand at all (TRX-031). */
export const canBeConfirmed = ({ hasPayment, income, isPaid }: Payment): boolean =>
  hasPayment === true && (income ?? 0) > 0 && isPaid === false

/** Whether it can be ticked for approval: it is red, and can be marked as paid (PAY-012). */
export const isTickable = (payment: Payment): boolean =>
  paymentColorOf(payment) === 'unpaid' && canBeConfirmed(payment)

/** Whether the money was given back, or taken back by the bank. */
export const isPaymentReturned = ({ paymentStatus }: Pick<Payment, 'paymentStatus'>): boolean =>
  isOneOf(paymentStatus, 'refunded', 'charged_back')

/** Whether its provider still works on the payment, so that it may settle by itself. */
export const isPaymentOpen = ({ paymentStatus }: Pick<Payment, 'paymentStatus'>): boolean =>
  isOneOf(paymentStatus, 'pending', 'in_process')
