import { invoiceStateOf, type Movement } from '@corrente/domain/financial'
import { MISSING } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Badge } from '../../primitives/index.ts'

const TONES = {
  error_cs: 'danger',
  error_disabled_or_not_configured: 'danger',
  erro_cancelamento: 'danger',
  erro_autorizacao: 'danger',
  permissao_negada: 'danger',
  processando_autorizacao: 'neutral',
  autorizado: 'success',
  rejeitado: 'danger',
} as const

/** How the invoice of a movement stands, in words (NFE-001, NFE-002); an unknown status as it came. */
export function InvoiceStatus({ movement: { nfeStatus } }: { movement: Pick<Movement, 'nfeStatus'> }) {
  const t = useText('financial')
  const state = invoiceStateOf(nfeStatus)
  if (nfeStatus === undefined) return MISSING
  return <Badge tone={state ? TONES[state] : 'neutral'}>{state ? t(`invoice.${state}`) : nfeStatus}</Badge>
}
