import { clockOf, minuteOf, type Span } from '@corrente/domain/day-plan'
import {
  checkPeriod,
  checkTariff,
  isTariffFine,
  type Period,
  type Tariff,
  type TariffForm,
  tariffForm,
  tariffOfForm,
} from '@corrente/domain/pricing'
import { useState } from 'react'
import { TimeField } from '../../../forms/index.ts'
import { Inline, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Dialog } from '../../../primitives/index.ts'
import { TariffFields } from '../TariffFields/TariffFields.tsx'

export interface PeriodDialogProps {
  /** The period that is edited; undefined: a new one. */
  period: Period | undefined
  /** The other periods of the day. */
  others: readonly Span[]
  onKeep: (span: Span, tariff: Tariff) => void
  onClose: () => void
}

const timeOf = (minute: number | undefined) =>
  minute === undefined ? undefined : clockOf(Math.min(minute, 1440))

/** A time of a weekday with its own tariff (DPR-024 to DPR-029). */
export function PeriodDialog({ period, others, onKeep, onClose }: PeriodDialogProps) {
  const t = useText('pricing-profiles')
  const [start, setStart] = useState(timeOf(period?.start))
  const [end, setEnd] = useState(timeOf(period?.end))
  const [tariff, setTariff] = useState<TariffForm>(() => tariffForm(period?.tariff ?? null))
  const [isTried, setTried] = useState(false)
  const from = start === undefined ? undefined : minuteOf(start)
  // An end of 00:00 is the day's own end (decisions: Pricing).
  const to = end === undefined ? undefined : minuteOf(end) || 1440
  const problem = checkPeriod({ start: from, end: to }, others)
  const problems = checkTariff(tariff, true)
  const keep = () => {
    setTried(true)
    if (problem || !isTariffFine(problems) || from === undefined || to === undefined) return
    onKeep({ start: from, end: to }, tariffOfForm(tariff))
  }
  const shown = isTried ? problem : undefined
  return (
    <Dialog
      isOpen
      title={t(period ? 'period.edit' : 'period.new')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{t('dialog.cancel')}</Button>
          <Button tone="brand" onClick={keep}>
            {t('period.keep')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Inline gap={4} align="start">
          <TimeField
            label={t('period.start')}
            value={start}
            onChange={setStart}
            error={
              shown === 'startMissing'
                ? t('period.startMissing')
                : shown === 'order'
                  ? t('period.order')
                  : undefined
            }
          />
          <TimeField
            label={t('period.end')}
            value={end}
            onChange={setEnd}
            canEndDay
            error={shown === 'endMissing' ? t('period.endMissing') : undefined}
          />
        </Inline>
        {shown === 'taken' && (
          <Banner tone="danger" isAnnounced>
            {t('period.taken')}
          </Banner>
        )}
        <TariffFields value={tariff} onChange={setTariff} problems={isTried ? problems : undefined} />
      </Stack>
    </Dialog>
  )
}
