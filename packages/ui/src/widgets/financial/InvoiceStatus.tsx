import type { Movement } from '@corrente/domain/financial'
import { invoiceStateOf } from '@corrente/domain/money'
import { MISSING } from '../../foundations/index.ts'
import { Badge } from '../../primitives/index.ts'
import { BadgeLines } from './TwoLines.tsx'
import { useMoneyWords } from './useMoneyWords.ts'

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
  const words = useMoneyWords()
  const state = invoiceStateOf(nfeStatus)
  if (nfeStatus === undefined) return MISSING
  return (
    <Badge tone={state ? TONES[state] : 'neutral'}>
      <BadgeLines>{words.invoice(nfeStatus)}</BadgeLines>
    </Badge>
  )
}
