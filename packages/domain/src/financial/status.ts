import { paymentKindOf } from '../money/index.ts'
import type { Movement } from './movement.ts'

/** How a payment stands, in the words of the product (PAY-001 to PAY-005). */
export const PAYMENT_STATES = [
  'approved',
  'authorized',
  'cancelled',
  'charged_back',
  'in_process',
  'pending',
  'refunded',
  'rejected',
  'partial_refund',
] as const
/** One of `PAYMENT_STATES`. */
export type PaymentState = (typeof PAYMENT_STATES)[number]

const fold = (text: string | undefined): string => text?.trim().toLowerCase() ?? ''

/** The state that a status of the wire names, without case; undefined: none, or a word that nobody knows. */
export const paymentStateOf = (status: string | undefined): PaymentState | undefined =>
  PAYMENT_STATES.find((state) => state === fold(status))

/** What a movement's status says: one state, and beside it that a part was given back. */
export interface MovementStates {
  /** undefined: the word of the wire is shown raw, '-' where there is none. */
  readonly state: PaymentState | undefined
  /** A second badge: the state keeps its own word. */
  readonly isPartlyRefunded: boolean
}

/** States that a refund does not rename (PAY-004). */
const KEEPS: readonly (PaymentState | undefined)[] = ['charged_back', 'cancelled', 'rejected']

/**
 * What a movement is shown as (PAY-004, PAY-005): partly refunded where something was given back, refunded where all of it
 * was.
 */
export function movementStates({
  status,
  amount,
  refunded,
}: Pick<Movement, 'status' | 'amount' | 'refunded'>): MovementStates {
  const state = paymentStateOf(status)
  const isWhole = amount !== undefined && amount > 0 && refunded >= amount
  if (state === 'refunded' || refunded <= 0) return { state, isPartlyRefunded: false }
  if (KEEPS.includes(state)) return { state, isPartlyRefunded: !isWhole }
  if (state === undefined && fold(status) !== '') return { state, isPartlyRefunded: true }
  return { state: isWhole ? 'refunded' : 'partial_refund', isPartlyRefunded: false }
}

/** How an invoice stands (NFE-001). */
export const INVOICE_STATES = [
  'error_cs',
  'error_disabled_or_not_configured',
  'erro_cancelamento',
  'erro_autorizacao',
  'permissao_negada',
  'processando_autorizacao',
  'autorizado',
  'rejeitado',
] as const
/** One of `INVOICE_STATES`. */
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** The state that an `nfeStatus` names, without case; undefined: none, or a word that is shown raw. */
export const invoiceStateOf = (status: string | undefined): InvoiceState | undefined =>
  INVOICE_STATES.find((state) => state === fold(status))

/** Whether the invoice of a movement can be sent again (NFE-008). */
export const canResendInvoice = ({ nfeStatus }: Pick<Movement, 'nfeStatus'>): boolean =>
  ['erro_autorizacao', 'rejeitado'].includes(fold(nfeStatus))

/** How the code of a payment is found (FIN-011). */
export const CODE_CALLS = ['chargeId', 'externalReferenceId', 'none'] as const
/** One of `CODE_CALLS`. */
export type CodeCall = (typeof CODE_CALLS)[number]

/** Which call gives the code of a payment, by its kind; `none`: the movement has it already. */
export function codeCallOf({
  paymentType,
  externalId,
}: Pick<Movement, 'paymentType' | 'externalId'>): CodeCall {
  if (externalId === undefined) return 'none'
  const type = paymentType?.trim().toUpperCase() ?? ''
  if (type.startsWith('PAGBANK_')) return 'chargeId'
  return type === 'WALLET' ? 'externalReferenceId' : 'none'
}

/** A code as it is shown: without its prefix up to the first underscore, that one included (FIN-026). */
export const shownCode = (code: string): string => code.slice(code.indexOf('_') + 1) || code

/**
 * The code of a payment as text (FIN-011, FIN-012).
 * @param found - what the call gave; undefined where none was asked
 * @returns shown and full text; undefined: there is none
 */
export function externalCode(
  movement: Pick<Movement, 'paymentType' | 'externalId'>,
  found: readonly string[] | undefined,
): { readonly shown: string; readonly full: string } | undefined {
  const own = movement.externalId === undefined ? [] : [movement.externalId]
  const codes = found ?? own
  if (codes.length === 0) return undefined
  const isManual = paymentKindOf(movement.paymentType) === 'manual'
  return {
    shown: codes.map((code) => (isManual ? code : shownCode(code))).join(', '),
    full: codes.join(', '),
  }
}
