import { invoiceFiles } from '@corrente/domain/financial'
import { InvoiceFiles, type InvoiceReading } from '@corrente/ui/widgets/financial'
import { useMemo } from 'react'
import { useSaveCsv } from '../../kit/downloads/index.ts'
import type { MovementAddress } from './movementAddress.ts'
import { useAllMovements } from './useAllMovements.ts'
import { type AskedMovements, useScope } from './useScope.ts'

export interface PeriodInvoicesProps {
  readonly address: MovementAddress
  readonly asked: AskedMovements
}

/** "All October invoices to the accountant": those of the shown period and filters, read whole, on one page of links. */
export function PeriodInvoices({ address, asked }: PeriodInvoicesProps) {
  const isOpen = address.values.invoices === true
  const question = isOpen ? asked.question : undefined
  const { all, progress } = useAllMovements('allMovements', question)
  const data = useMemo(
    (): InvoiceReading | undefined =>
      question &&
      all.data && {
        files: invoiceFiles(all.data.rows),
        read: all.data.rows.length + all.unread,
        total: all.data.count,
      },
    [question, all.data, all.unread],
  )
  const { from, to } = asked.range
  return (
    <InvoiceFiles
      isOpen={isOpen}
      onClose={() => address.apply({ invoices: undefined })}
      scope={useScope(address, asked)}
      reading={{ ...all, data }}
      progress={progress}
      onSave={useSaveCsv(`invoices-${from}-${to}`)}
    />
  )
}
