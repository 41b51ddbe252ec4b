import { clockOf, DAY_MINUTES, minuteOf, type Span } from '@corrente/domain/day-plan'
import {
  checkPeriod,
  checkTariff,
  isCrossing,
  isSameTariffForm,
  isTariffFine,
  type Period,
  type Tariff,
  type TariffForm,
  type TypedPeriod,
  tariffForm,
  tariffOfForm,
} from '@corrente/domain/pricing'
import { useMemo, useState } from 'react'
import { TimeField } from '../../../forms/index.ts'
import { Inline, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Dialog } from '../../../primitives/index.ts'
import { TariffFields } from '../TariffFields/TariffFields.tsx'
import { useTold } from '../useTold.ts'

export interface PeriodDialogProps {
  /** The period that is edited; undefined: a new one. */
  period: Period | undefined
  /** The other periods of the day. */
  others: readonly Span[]
  /** @returns whether it could be kept: where it crosses midnight, the next day has a say too */
  onKeep: (span: Span, tariff: Tariff) => boolean
  /** What was being typed when it was last open: it opens with it. */
  typed?: TypedPeriod | undefined
  /** What stands in it that is not kept so far. Keep the function while nothing changes. */
  onTyped?: ((typed: TypedPeriod | undefined) => void) | undefined
  onClose: () => void
}

/** The time of an end; past midnight that of the next day. */
const timeOf = (minute: number | undefined) =>
  minute === undefined ? undefined : clockOf(minute > DAY_MINUTES ? minute - DAY_MINUTES : minute)

/** From when to when it is typed. An end of 00:00 is the day's own end (decisions: Pricing). */
function spanOf(start: string | undefined, end: string | undefined, isNight: boolean) {
  const from = start === undefined ? undefined : minuteOf(start)
  const to = end === undefined ? undefined : minuteOf(end) || DAY_MINUTES
  // What crossed midnight when it was loaded still does.
  const isOver = isNight && from !== undefined && to !== undefined && to <= from
  return { from, to: isOver ? to + DAY_MINUTES : to }
}

/** A time of a weekday with its own tariff (DPR-024 to DPR-029). */
export function PeriodDialog({ period, others, onKeep, typed, onTyped, onClose }: PeriodDialogProps) {
  const t = useText('pricing-profiles')
  const common = useText('common')
  const [opened] = useState(() => ({
    start: timeOf(period?.start),
    end: timeOf(period?.end),
    tariff: tariffForm(period?.tariff ?? null),
  }))
  const [start, setStart] = useState(typed ? typed.start : opened.start)
  const [end, setEnd] = useState(typed ? typed.end : opened.end)
  const [tariff, setTariff] = useState<TariffForm>(typed?.tariff ?? opened.tariff)
  const [isTried, setTried] = useState(false)
  const [isRefused, refuse] = useState(false)
  const isTyped = start !== opened.start || end !== opened.end || !isSameTariffForm(tariff, opened.tariff)
  useTold(
    onTyped,
    useMemo(
      () =>
        isTyped ? { of: period && { start: period.start, end: period.end }, start, end, tariff } : undefined,
      [isTyped, period, start, end, tariff],
    ),
  )
  const isNight = period !== undefined && isCrossing(period)
  const { from, to } = spanOf(start, end, isNight)
  const problem = checkPeriod({ start: from, end: to }, others) ?? (isRefused ? 'taken' : undefined)
  const problems = checkTariff(tariff, true)
  const keep = () => {
    setTried(true)
    if (problem || !isTariffFine(problems) || from === undefined || to === undefined) return
    refuse(!onKeep({ start: from, end: to }, tariffOfForm(tariff)))
  }
  const retime = (set: typeof setStart) => (time: string | undefined) => {
    refuse(false)
    set(time)
  }
  const shown = isTried ? problem : undefined
  return (
    <Dialog
      isOpen
      title={t(period ? 'period.edit' : 'period.new')}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{common('action.cancel')}</Button>
          <Button tone="brand" onClick={keep}>
            {t('exception.keep')}
          </Button>
        </>
      }
    >
      <Stack gap={4}>
        <Inline gap={4} align="start">
          <TimeField
            label={t('period.start')}
            value={start}
            onChange={retime(setStart)}
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
            onChange={retime(setEnd)}
            canEndDay
            error={shown === 'endMissing' ? t('period.endMissing') : undefined}
          />
        </Inline>
        {isNight && <Banner>{t('period.crosses')}</Banner>}
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
