import type { InvoiceFiles as Files, Movement } from '@corrente/domain/financial'
import { theme } from '@corrente/themes'
import { FileSpreadsheet } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { type CsvColumn, csvOf } from '../../../charts/index.ts'
import { type Loadable, shownOf, useFormats } from '../../../foundations/index.ts'
import { Inline, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Dialog, ErrorState, TextLink } from '../../../primitives/index.ts'
import { ReadingProgress, type ReadingProgressProps } from '../ReadingProgress.tsx'
import { useMoneyWords } from '../useMoneyWords.ts'
import { useMovementWords } from '../useMovementWords.ts'

/** The invoices of the period, read whole. */
export interface InvoiceReading {
  readonly files: Files
  /** How many movements were read. */
  readonly read: number
  /** How many there are. */
  readonly total: number
}

export interface InvoiceFilesProps extends ReadingProgressProps {
  isOpen: boolean
  onClose: () => void
  /** The period and what narrows it, in words. */
  scope: string
  reading: Loadable<InvoiceReading>
  /** Saves the list of links. */
  onSave: (file: Blob) => void
}

const FIRST = 50
const MORE = 500
const HUNDREDTHS = 100

const Links = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  max-block-size: 45vh;
  margin: 0;
  padding: 0;
  overflow-y: auto;
  list-style: none;
`
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space[3]};
  padding-block: ${theme.space[1]};
  border-block-end: 1px solid ${theme.border.default};
  overflow-wrap: anywhere;
  content-visibility: auto;
  contain-intrinsic-size: auto 32px;
`
const Why = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  margin: 0;
  padding-inline-start: ${theme.space[4]};
`

/** The invoices of a period for an accountant: how many have a file, why the others have none, and one page of links. */
export function InvoiceFiles(props: InvoiceFilesProps) {
  const { isOpen, onClose, scope, reading } = props
  const t = useText('financial')
  const { timeOfDay } = useFormats()
  const asOf = reading.at === undefined ? '' : ` · ${t('list.asOf', { time: timeOfDay(reading.at) })}`
  const csv = useInvoiceCsv()
  const files = reading.data?.files.withFile ?? []
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title={t('invoices.title')}
      description={`${scope}${asOf}`}
      footer={
        files.length > 0 && (
          <Button
            icon={<FileSpreadsheet aria-hidden="true" />}
            title={t('invoices.saveHint')}
            onClick={() => props.onSave(csv(files))}
          >
            {t('invoices.save')}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        <Content {...props} />
      </Stack>
    </Dialog>
  )
}

function Content({ reading, progress }: InvoiceFilesProps) {
  const t = useText('financial')
  const words = useMoneyWords()
  const { integer } = useFormats()
  if (shownOf(reading) === 'failed')
    return <ErrorState title={t('invoices.failed')} onRetry={reading.retry} isRetrying={reading.isRetrying} />
  const { data } = reading
  if (data === undefined) return <ReadingProgress progress={progress} />
  const { withFile, without } = data.files
  const missing = without.reduce((sum, { count }) => sum + count, 0)
  return (
    <>
      {data.total > data.read && (
        <Banner tone="warning">
          {t('invoices.limited', { read: integer(data.read), total: integer(data.total) })}
        </Banner>
      )}
      {reading.unread > 0 && (
        <Banner tone="warning">{t('invoices.unread', { count: reading.unread })}</Banner>
      )}
      <p role="status">
        <strong>{t('invoices.with', { count: withFile.length, shown: integer(withFile.length) })}</strong>{' '}
        {missing > 0 && t('invoices.without', { count: missing, shown: integer(missing) })}
      </p>
      {without.length > 0 && (
        <Why>
          {without.map(({ status, count }) => (
            <li key={status}>
              {t('invoices.why', {
                shown: integer(count),
                status: status === '' ? t('invoices.none') : words.invoice(status),
              })}
            </li>
          ))}
        </Why>
      )}
      {withFile.length > 0 && <LinkRows rows={withFile} />}
    </>
  )
}

function LinkRows({ rows }: { rows: readonly Movement[] }) {
  const t = useText('financial')
  const { timestamp } = useFormats()
  const { nameOf, amountOf } = useMovementWords()
  const [max, setMax] = useState(FIRST)
  return (
    <>
      <Links tabIndex={0} aria-label={t('invoices.links')}>
        {rows.slice(0, max).map((movement) => (
          <Row key={movement.key}>
            <span>
              {timestamp(movement.createdAt, 'DD/MM/YY HH:mm')} · {nameOf(movement)} ·{' '}
              {amountOf(movement, movement.amount)}
            </span>
            <Inline gap={2}>
              {movement.nfeUrls.map((url, place) => (
                <TextLink key={url} href={url} isExternal>
                  {movement.nfeUrls.length === 1
                    ? t('nfe.download')
                    : t('nfe.file', { number: String(place + 1) })}
                </TextLink>
              ))}
            </Inline>
          </Row>
        ))}
      </Links>
      {rows.length > max && (
        <Button size="small" onClick={() => setMax(max + MORE)}>
          {t('invoices.more', { count: rows.length - max })}
        </Button>
      )}
    </>
  )
}

/** The links as a table for a spreadsheet: one line for each file, without a person's name. */
function useInvoiceCsv(): (movements: readonly Movement[]) => Blob {
  const t = useText('financial')
  const words = useMoneyWords()
  const { locale, timestamp } = useFormats()
  const { typeOf } = useMovementWords()
  const columns: readonly CsvColumn<Movement & { readonly url: string }>[] = [
    { header: t('column.created'), text: ({ createdAt }) => timestamp(createdAt, 'DD/MM/YYYY HH:mm') },
    { header: t('column.type'), text: typeOf },
    { header: t('column.number'), text: ({ pk }) => pk },
    { header: t('filter.account'), text: ({ accountName }) => accountName },
    {
      header: t('column.amount'),
      text: ({ amount }) => (amount === undefined ? undefined : amount / HUNDREDTHS),
    },
    { header: t('column.coin'), text: ({ coin }) => coin },
    { header: t('column.invoice'), text: ({ nfeStatus }) => words.invoice(nfeStatus) },
    { header: t('invoices.link'), text: ({ url }) => url },
  ]
  return (movements) =>
    csvOf(
      columns,
      movements.flatMap((row) => row.nfeUrls.map((url) => ({ ...row, url }))),
      locale,
    )
}
