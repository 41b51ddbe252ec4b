/** How the invoice of a recharge is shown in the list: failed (red, with a retry), waiting (grey), or as usual. */
export const INVOICE_COLORS = ['failed', 'waiting', 'normal'] as const
/** One of `INVOICE_COLORS`. */
export type InvoiceColor = (typeof INVOICE_COLORS)[number]

const FAILED: ReadonlySet<string> = new Set([
  'error_disabled_or_not_configured',
  'erro_cancelamento',
  'error_cs',
])

/** The colour of an invoice by its status, without case; undefined: there is no status (NFE-003 to NFE-006). */
export function invoiceColorOf(status: string | undefined): InvoiceColor | undefined {
  const folded = status?.trim().toLowerCase()
  if (folded === undefined || folded === '') return undefined
  if (FAILED.has(folded)) return 'failed'
  return folded === 'processando_autorizacao' ? 'waiting' : 'normal'
}

/** Where an invoice is corrected that failed and keeps its usual colour here (NFE-006). */
export function invoiceRemedyOf(status: string | undefined): 'issuer' | 'financial' | undefined {
  switch (status?.trim().toLowerCase()) {
    case 'permissao_negada':
      return 'issuer'
    case 'erro_autorizacao':
    case 'rejeitado':
      return 'financial'
    default:
      return undefined
  }
}

/** Invoice statuses that have words (NFE-001, NFE-002). */
export const INVOICE_WORDS = [
  'error_cs',
  'error_disabled_or_not_configured',
  'erro_cancelamento',
  'erro_autorizacao',
  'permissao_negada',
  'processando_autorizacao',
  'autorizado',
  'rejeitado',
] as const
