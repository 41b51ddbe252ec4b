/** The payment types that the servers name; others may come. */
export const PAYMENT_TYPES = [
  'MERCADO_PAGO_PRO',
  'MERCADO_PAGO_CARD',
  'MERCADO_PAGO_PIX',
  'PAGBANK_CARD',
  'PAGBANK_PIX',
  'PAGOS_TERPEL',
  'WALLET',
  'MANUAL_DASHBOARD',
  'VOUCHER',
  'TICKET_LOG',
] as const
export type PaymentType = (typeof PAYMENT_TYPES)[number]

/** How somebody paid, whoever carried it out: what has an icon of its own (PAY-007), and everything else. */
export const PAYMENT_KINDS = ['card', 'pix', 'wallet', 'manual', 'voucher', 'ticket', 'other'] as const
export type PaymentKind = (typeof PAYMENT_KINDS)[number]

const KINDS: Readonly<Record<PaymentType, PaymentKind>> = {
  MERCADO_PAGO_PRO: 'other',
  MERCADO_PAGO_CARD: 'card',
  MERCADO_PAGO_PIX: 'pix',
  PAGBANK_CARD: 'card',
  PAGBANK_PIX: 'pix',
  PAGOS_TERPEL: 'other',
  WALLET: 'wallet',
  MANUAL_DASHBOARD: 'manual',
  VOUCHER: 'voucher',
  TICKET_LOG: 'ticket',
}
const known: ReadonlyMap<string, PaymentKind> = new Map(Object.entries(KINDS))

/** The kind that a payment type belongs to (PAY-007, USR-060); `other` for a type that is not known, or none. */
export function paymentKindOf(type: string | null | undefined): PaymentKind {
  return known.get(type?.trim().toUpperCase() ?? '') ?? 'other'
}
