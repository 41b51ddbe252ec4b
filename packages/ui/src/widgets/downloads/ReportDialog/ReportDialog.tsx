import type { ReportForm, StationDownload } from '@corrente/domain/stations'
import type { ZoneId } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import { Download } from 'lucide-react'
import { type FormEvent, useId, useState } from 'react'
import styled from 'styled-components'
import { DateRangePicker, FieldGroup, MoneyField } from '../../../forms/index.ts'
import { Muted, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Dialog } from '../../../primitives/index.ts'

/** A report that is asked for by the little form. */
export type ReportKind = Exclude<StationDownload, 'excel'>

export interface ReportDialogProps {
  /** Which report. */
  kind: ReportKind
  /** What the form opens with: the last 20 days, both amounts 0 (STN-043, STN-044). */
  initial: ReportForm
  /** The zone whose days are meant. */
  zone: ZoneId
  /** Whether the list is narrowed by filters that the report takes over. */
  isFiltered: boolean
  /** The question that is asked of the list, in words; the report cannot answer it. */
  question: string | undefined
  /** It is to be downloaded; the form closes. */
  onSend: (kind: ReportKind, form: ReportForm) => void
  /** Called off. */
  onClose: () => void
}

const Amounts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  gap: ${theme.space[3]};
`

/** The little form of a station report: the days, the cost and the income per kWh (STN-043). It stands while it is there. */
export function ReportDialog({
  kind,
  initial,
  zone,
  isFiltered,
  question,
  onSend,
  onClose,
}: ReportDialogProps) {
  const t = useText('reports')
  const common = useText('common')
  const id = useId()
  const [range, setRange] = useState(initial.range)
  const [cost, setCost] = useState<number | undefined>(initial.costPerKwh)
  const [income, setIncome] = useState<number | undefined>(initial.incomePerKwh)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend(kind, { range, costPerKwh: cost ?? 0, incomePerKwh: income ?? 0 })
  }
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(`kind.${kind}`)}
      description={t(`format.${kind}`)}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button type="submit" form={id} tone="brand" icon={<Download aria-hidden="true" />}>
            {t('form.send')}
          </Button>
        </>
      }
    >
      <form id={id} onSubmit={send}>
        <Stack gap={4}>
          <FieldGroup label={t('form.range')}>
            <DateRangePicker label={t('form.range')} range={range} onChange={setRange} zone={zone} />
          </FieldGroup>
          <Amounts>
            <MoneyField
              label={t('form.cost')}
              hint={t('form.amountHint')}
              per="/kWh"
              value={cost}
              onChange={setCost}
            />
            <MoneyField
              label={t('form.income')}
              hint={t('form.amountHint')}
              per="/kWh"
              value={income}
              onChange={setIncome}
            />
          </Amounts>
          <Muted as="p">
            {isFiltered ? t('form.scopeFiltered') : t('form.scopeAll')}
            {question === undefined ? '' : ` ${t('form.scopeQuestion', { question })}`}
          </Muted>
        </Stack>
      </form>
    </Dialog>
  )
}
