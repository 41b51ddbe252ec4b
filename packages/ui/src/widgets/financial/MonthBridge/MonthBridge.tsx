import type { MonthCheck, SumComparison } from '@corrente/domain/financial'
import { theme } from '@corrente/themes'
import { FileSpreadsheet, Printer } from 'lucide-react'
import { useState } from 'react'
import styled from 'styled-components'
import { type Loadable, phaseOf, shownOf, useFormats } from '../../../foundations/index.ts'
import { Inline, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, CopyButton, Dialog, ErrorState } from '../../../primitives/index.ts'
import { ReadingProgress, type ReadingProgressProps } from '../ReadingProgress.tsx'
import { BridgeStatement } from './BridgeStatement.tsx'
import { PrintSheet } from './PrintSheet.tsx'
import { SumComparisons } from './SumComparisons.tsx'
import { UnpaidLine, type UnpaidReading } from './UnpaidLine.tsx'
import { useBridgeLines } from './useBridgeLines.ts'

/** The movements of the period, read whole and added up. */
export interface MonthReading {
  readonly check: MonthCheck
  /** How many were read. */
  readonly read: number
  /** How many there are. */
  readonly total: number
}

export interface MonthBridgeProps extends ReadingProgressProps {
  isOpen: boolean
  onClose: () => void
  /** The period and what narrows it, in words. */
  scope: string
  reading: Loadable<MonthReading>
  /** The rows' sums beside the server's; undefined: the server's have not come. */
  sums: Loadable<readonly SumComparison[]>
  /** Ended recharges of the period that nobody paid; undefined: they are not asked for here. */
  unpaid: UnpaidReading | undefined
  /** Puts the month as a text on the clipboard. */
  onCopyText: (text: string) => Promise<void>
  /** Saves the month as a file. */
  onSave: (file: Blob) => void
}

const Notes = styled.ul`
  display: grid;
  gap: ${theme.space[1]};
  padding-inline-start: ${theme.space[4]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`

/** "Conferir o mês": from what came in to what the providers were paid, beside the server's own totals, and what no call tells. */
export function MonthBridge(props: MonthBridgeProps) {
  const { isOpen, onClose, scope, reading } = props
  const t = useText('month-check')
  const tf = useText('financial')
  const { timeOfDay } = useFormats()
  const asOf = reading.at === undefined ? '' : ` · ${tf('list.asOf', { time: timeOfDay(reading.at) })}`
  const [isPrinting, setPrinting] = useState(false)
  const lines = useBridgeLines()
  const data = reading.data
  const told = `${scope}${asOf}`
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      size="large"
      title={t('title')}
      description={told}
      footer={
        data && (
          <Inline gap={2} wraps>
            {data.check.coins.length > 0 && (
              <>
                <CopyButton
                  text={lines.textOf(data.check, told)}
                  label={t('copy')}
                  onCopy={props.onCopyText}
                />
                <Button
                  icon={<FileSpreadsheet aria-hidden="true" />}
                  onClick={() => props.onSave(lines.fileOf(data.check))}
                >
                  {t('save')}
                </Button>
                <Button icon={<Printer aria-hidden="true" />} onClick={() => setPrinting(true)}>
                  {t('print')}
                </Button>
              </>
            )}
            <Button isBusy={phaseOf(reading) === 'loading' || reading.isRetrying} onClick={reading.retry}>
              {t('again')}
            </Button>
          </Inline>
        )
      }
    >
      <Stack gap={4}>
        <Content {...props} />
      </Stack>
      {isPrinting && (
        <PrintSheet title={`${t('title')}: ${told}`} onDone={() => setPrinting(false)}>
          <Stack gap={4}>
            <Content {...props} />
          </Stack>
        </PrintSheet>
      )}
    </Dialog>
  )
}

function Content({ reading, progress, sums, unpaid }: MonthBridgeProps) {
  const t = useText('month-check')
  const tf = useText('financial')
  const { integer } = useFormats()
  const shown = shownOf(reading)
  if (shown === 'failed')
    return (
      <ErrorState
        title={t('failed')}
        detail={t('failedDetail')}
        onRetry={reading.retry}
        isRetrying={reading.isRetrying}
      />
    )
  const { data } = reading
  if (data === undefined) return <ReadingProgress progress={progress} />
  const { coins, withoutAmount } = data.check
  return (
    <>
      {data.total > data.read && (
        <Banner tone="warning">
          {t('limited', { read: integer(data.read), total: integer(data.total) })}
        </Banner>
      )}
      {reading.unread > 0 && <Banner tone="warning">{t('unread', { count: reading.unread })}</Banner>}
      {withoutAmount > 0 && <Banner tone="warning">{t('withoutAmount', { count: withoutAmount })}</Banner>}
      {coins.length === 0 && <p>{tf('list.empty')}</p>}
      {coins.map((bridge) => (
        <BridgeStatement key={bridge.currency} bridge={bridge} isOnly={coins.length === 1} />
      ))}
      {unpaid && <UnpaidLine unpaid={unpaid} />}
      <SumComparisons sums={sums} />
      <Notes>
        <li>{t('note.fees')}</li>
        <li>{t('note.refundDate')}</li>
        <li>{t('note.wallet')}</li>
      </Notes>
    </>
  )
}
