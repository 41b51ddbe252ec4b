import {
  foldStatus,
  invoiceStateOf,
  type PaymentState,
  paymentKindOf,
  paymentStateOf,
} from '../money/index.ts'
import type { Movement } from './movement.ts'

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
  if (state === undefined && foldStatus(status) !== '') return { state, isPartlyRefunded: true }
  return { state: isWhole ? 'refunded' : 'partial_refund', isPartlyRefunded: false }
}

/** Whether the invoice of a movement can be sent again (NFE-008). */
export const canResendInvoice = ({ nfeStatus }: Pick<Movement, 'nfeStatus'>): boolean => {
  const state = invoiceStateOf(nfeStatus)
  return state === 'erro_autorizacao' || state === 'rejeitado'
}

/** How the code of a payment is found (FIN-011). */
export const CODE_CALLS = ['chargeId', 'externalReferenceId', 'none'] as const
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

/** What did not come in, or may go again: open, contested at the bank, refused or cancelled, of a status that nobody knows. */
export const BRIDGE_APART = ['open', 'contested', 'refused', 'unknown'] as const
export type BridgeApart = (typeof BRIDGE_APART)[number]

/** Where a movement stands: among what came in, or apart. */
export function placeOf(movement: Movement): 'in' | BridgeApart {
  switch (movementStates(movement).state) {
    case 'approved':
    case 'authorized':
    case 'partial_refund':
    case 'refunded':
      return 'in'
    case 'pending':
    case 'in_process':
      return 'open'
    case 'charged_back':
      return 'contested'
    case 'rejected':
    case 'cancelled':
      return 'refused'
    default:
      return 'unknown'
  }
}
