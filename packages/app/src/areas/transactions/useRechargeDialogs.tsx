import type { Recharge } from '@corrente/domain/transactions'
import { useText } from '@corrente/ui/messages'
import { OnceDialog } from '@corrente/ui/widgets/once-only'
import { useSetAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { useOnceQuestion } from '../../kit/writes/index.ts'
import { usePorts } from '../../ports/index.ts'
import { invoiceResend } from '../../resources/rechargeWrites.ts'
import { IdleDialog } from './IdleDialog.tsx'
import { resentAtom } from './marks.ts'

interface InvoiceDialogProps {
  /** Whose invoice is asked about; undefined: it is closed. */
  readonly recharge: Pick<Recharge, 'id'> | undefined
  readonly onClose: () => void
}

/** Asks whether an invoice that failed is sent again, and says how that ended (NFE-004, NFE-013 to NFE-015). */
function InvoiceDialog({ recharge, onClose }: InvoiceDialogProps) {
  const t = useText('transactions')
  const common = useText('common')
  const { clock, formats, gateways } = usePorts()
  const markResent = useSetAtom(resentAtom)
  const question = useOnceQuestion(recharge && invoiceResend(gateways.cp, recharge.id, formats), {
    id: 'invoice-resend',
    done: t('invoice.done'),
    onDone: () => recharge && markResent((held) => new Map([...held, [recharge.id, clock.now()]])),
    onClose,
  })
  return (
    <OnceDialog
      {...question}
      tone="brand"
      title={t('invoice.title', { id: String(recharge?.id) })}
      description={t('invoice.question')}
      confirmLabel={common('action.retry')}
      cancelLabel={t('invoice.leave')}
      refusal={t('invoice.failed')}
    />
  )
}

/** What a recharge's row and panel ask for. */
export interface RechargeDialogs {
  readonly approve: (recharge: Recharge) => void
  readonly cancelIdle: (recharge: Recharge) => void
  readonly retryInvoice: (recharge: Recharge) => void
}

/** The dialogs of single recharges. @param approve opens the approval of some */
export function useRechargeDialogs(approve: (ids: readonly number[]) => void) {
  const [idle, setIdle] = useState<Recharge>()
  const [invoice, setInvoice] = useState<Recharge>()
  const dialogs: RechargeDialogs = useMemo(
    () => ({ approve: ({ id }) => approve([id]), cancelIdle: setIdle, retryInvoice: setInvoice }),
    [approve],
  )
  return {
    dialogs,
    elements: (
      <>
        <IdleDialog recharge={idle} onClose={() => setIdle(undefined)} />
        <InvoiceDialog recharge={invoice} onClose={() => setInvoice(undefined)} />
      </>
    ),
  }
}
