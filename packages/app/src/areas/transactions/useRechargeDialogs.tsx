import type { Recharge } from '@corrente/domain/transactions'
import { useMemo, useState } from 'react'
import { IdleDialog } from './IdleDialog.tsx'
import { InvoiceDialog } from './InvoiceDialog.tsx'

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
