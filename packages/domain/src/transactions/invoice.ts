import { invoiceStateOf } from '../money/index.ts'

/** How the invoice of a recharge is shown in the list: failed (red, with a retry), waiting (grey), or as usual. */
export const INVOICE_COLORS = ['failed', 'waiting', 'normal'] as const
export type InvoiceColor = (typeof INVOICE_COLORS)[number]

/** The colour of an invoice by its status, without case; undefined: there is no status (NFE-003 to NFE-006). */
export function invoiceColorOf(status: string | undefined): InvoiceColor | undefined {
  if (status === undefined || status.trim() === '') return undefined
  switch (invoiceStateOf(status)) {
    case 'error_disabled_or_not_configured':
    case 'erro_cancelamento':
    case 'error_cs':
      return 'failed'
    case 'processando_autorizacao':
      return 'waiting'
    default:
      return 'normal'
  }
}

/** Where an invoice is corrected that failed and keeps its usual colour here (NFE-006). */
export function invoiceRemedyOf(status: string | undefined): 'issuer' | 'financial' | undefined {
  switch (invoiceStateOf(status)) {
    case 'permissao_negada':
      return 'issuer'
    case 'erro_autorizacao':
    case 'rejeitado':
      return 'financial'
    default:
      return undefined
  }
}
