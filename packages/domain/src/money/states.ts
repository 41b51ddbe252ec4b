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
export type PaymentState = (typeof PAYMENT_STATES)[number]

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
export type InvoiceState = (typeof INVOICE_STATES)[number]

/** A word of the wire as statuses compare: without case, blanks, `_` and `-`, so that `NO_ERROR` is `NoError`. */
export const foldStatus = (text: string | undefined): string =>
  text?.toLowerCase().replaceAll(/[\s_-]/g, '') ?? ''

const byFolded = <State extends string>(states: readonly State[]): ReadonlyMap<string, State> =>
  new Map(states.map((state) => [foldStatus(state), state]))
const paymentStates = byFolded(PAYMENT_STATES)
const invoiceStates = byFolded(INVOICE_STATES)

/** The state that a payment's status names; undefined: none, or a word that is shown as it came. */
export const paymentStateOf = (status: string | undefined): PaymentState | undefined =>
  paymentStates.get(foldStatus(status))

/** The state that an `nfeStatus` names; undefined: none, or a word that is shown as it came. */
export const invoiceStateOf = (status: string | undefined): InvoiceState | undefined =>
  invoiceStates.get(foldStatus(status))
