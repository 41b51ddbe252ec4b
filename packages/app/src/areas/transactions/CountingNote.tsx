import { RECHARGES_MAX } from '@corrente/domain/transactions'
import { phaseOf, useFormats } from '@corrente/ui/foundations'
import { useText } from '@corrente/ui/messages'
import { Button } from '@corrente/ui/primitives'
import type { useRechargeRows } from './useRechargeRows.ts'

export interface CountingNoteProps {
  readonly whole: ReturnType<typeof useRechargeRows>['whole']
}

/** How far the range has been read for the questions, or the button that reads it. */
export function CountingNote({ whole }: CountingNoteProps) {
  const t = useText('transactions')
  const common = useText('common')
  const { integer } = useFormats()
  const { reading, isAsked, progress, total, read } = whole
  if (!isAsked)
    return total === undefined ? null : (
      <div>
        <Button size="small" tone="ghost" onClick={whole.start}>
          {t('filter.readAll', { total: integer(total) })}
        </Button>
      </div>
    )
  const phase = phaseOf(reading)
  if (phase === 'failed')
    return (
      <p role="status">
        {t('filter.readFailed')}{' '}
        <Button size="small" tone="ghost" isBusy={reading.isRetrying} onClick={reading.retry}>
          {common('action.retry')}
        </Button>
      </p>
    )
  if (phase === 'loading')
    return (
      <p role="status">
        {t('filter.reading', {
          read: integer(progress?.read ?? 0),
          total: progress?.total === undefined ? '…' : integer(progress.total),
        })}
      </p>
    )
  return read !== undefined && read >= RECHARGES_MAX ? (
    <p>{t('filter.counted', { read: integer(read), total: t('list.countMax') })}</p>
  ) : null
}
