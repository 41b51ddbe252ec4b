import {
  checkExceptionDays,
  checkTariff,
  daysOf,
  type ExceptionDays,
  isSameTariffForm,
  isTariffFine,
  type PriceException,
  spanOfDays,
  type Tariff,
  type TypedException,
  tariffForm,
  tariffOfForm,
} from '@corrente/domain/pricing'
import { theme } from '@corrente/themes'
import { type Ref, useImperativeHandle, useMemo, useState } from 'react'
import styled from 'styled-components'
import { DateField, SegmentedControl } from '../../../forms/index.ts'
import { Inline, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, ButtonLink, Panel } from '../../../primitives/index.ts'
import { TariffFields } from '../TariffFields/TariffFields.tsx'
import { useTold } from '../useTold.ts'

/** What may be asked of the form from outside. */
export interface ExceptionFormHandle {
  /** Keeps what stands in it. @returns whether it could; where not, it says why */
  keep: () => boolean
}

export interface ExceptionFormProps {
  ref?: Ref<ExceptionFormHandle>
  /** The one that is edited; undefined: a new one. */
  exception: PriceException | undefined
  others: readonly PriceException[]
  /** What a new one begins with: days that were picked, and the price of the first of them. */
  initial?: { readonly days: ExceptionDays; readonly tariff: Tariff | null } | undefined
  onKeep: (days: { readonly from: string; readonly to: string }, tariff: Tariff) => void
  /** What was being typed when it was last open: it opens with it. */
  typed?: TypedException | undefined
  /** What stands in it that is not kept so far. Keep the function while nothing changes. */
  onTyped?: ((typed: TypedException | undefined) => void) | undefined
  cancelHref: string
  /** Why nothing can be kept. */
  disabledReason?: string | undefined
}

/** One below the other and as wide as the other fields on a phone, else beside each other. */
const Days = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: ${theme.space[4]};

  @media (width >= ${theme.breakpoint.tablet}px) {
    grid-template-columns: repeat(2, 260px);
  }
`

const NO_DAYS: ExceptionDays = { from: undefined, to: undefined, isSingle: true }

const isSameSpan = (one: ExceptionDays, other: ExceptionDays) => {
  const [{ from, to }, then] = [spanOfDays(one), spanOfDays(other)]
  return from === then.from && to === then.to
}

/** Days of the calendar with a price of their own: a single day or a span (DPR-010, DPR-022, DPR-030 to DPR-033). */
export function ExceptionForm({
  ref,
  exception,
  others,
  initial,
  onKeep,
  typed,
  onTyped,
  cancelHref,
  disabledReason,
}: ExceptionFormProps) {
  const t = useText('pricing-profiles')
  const common = useText('common')
  const [opened] = useState(() => ({
    days: exception ? daysOf(exception) : (initial?.days ?? NO_DAYS),
    tariff: tariffForm(exception?.tariff ?? initial?.tariff ?? null),
  }))
  const [days, setDays] = useState(typed?.days ?? opened.days)
  const [tariff, setTariff] = useState(typed?.tariff ?? opened.tariff)
  const [isTried, setTried] = useState(false)
  const problem = checkExceptionDays(days, others)
  const problems = checkTariff(tariff, false)
  const shown = isTried ? problem : undefined
  const keep = (): boolean => {
    setTried(true)
    if (disabledReason !== undefined) return false
    const { from, to } = spanOfDays(days)
    if (problem || !isTariffFine(problems) || from === undefined || to === undefined) return false
    onKeep({ from, to }, tariffOfForm(tariff))
    return true
  }
  useImperativeHandle(ref, () => ({ keep }))
  const isTyped = !isSameSpan(days, opened.days) || !isSameTariffForm(tariff, opened.tariff)
  useTold(
    onTyped,
    useMemo(() => (isTyped ? { days, tariff } : undefined), [isTyped, days, tariff]),
  )
  return (
    <Panel title={t(exception ? 'exception.editTitle' : 'exception.newTitle')}>
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault()
          keep()
        }}
      >
        <Stack gap={4}>
          <SegmentedControl
            label={t('exception.kind')}
            value={days.isSingle ? 'day' : 'span'}
            options={[
              { value: 'day', label: t('exception.day') },
              { value: 'span', label: t('exception.span') },
            ]}
            onChange={(kind) => setDays((now) => ({ ...now, isSingle: kind === 'day' }))}
          />
          <Days>
            <DateField
              label={t(days.isSingle ? 'exception.date' : 'exception.from')}
              value={days.from}
              onChange={(from) => setDays((now) => ({ ...now, from }))}
              error={
                shown === 'fromMissing'
                  ? t('exception.dayMissing')
                  : shown === 'order'
                    ? t('exception.order')
                    : undefined
              }
            />
            {!days.isSingle && (
              <DateField
                label={t('exception.to')}
                value={days.to}
                onChange={(to) => setDays((now) => ({ ...now, to }))}
                error={shown === 'toMissing' ? t('exception.dayMissing') : undefined}
              />
            )}
          </Days>
          {(shown === 'encloses' || shown === 'overlaps') && (
            <Banner tone="danger" isAnnounced>
              {t(`exception.${shown}`)}
            </Banner>
          )}
          <Banner tone="info">{t('exception.wholeDay')}</Banner>
          <TariffFields value={tariff} onChange={setTariff} problems={isTried ? problems : undefined} />
          <Inline justify="end">
            <ButtonLink href={cancelHref}>{common('action.cancel')}</ButtonLink>
            <Button tone="brand" type="submit" disabledReason={disabledReason}>
              {t('exception.keep')}
            </Button>
          </Inline>
        </Stack>
      </form>
    </Panel>
  )
}
