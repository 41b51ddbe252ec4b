import { daysOf, isSameTariff, readTypedException, type WeekStep, weekdayOf } from '@corrente/domain/pricing'
import { z } from '@corrente/domain/wire'
import { useText } from '@corrente/ui/messages'
import { Banner } from '@corrente/ui/primitives'
import { ExceptionForm, type ExceptionFormHandle } from '@corrente/ui/widgets/pricing'
import { useNavigate, useSearch } from '@tanstack/react-router'
import type { Ref } from 'react'
import { type Typing, useTypedAt } from '../useTyping.ts'
import type { WeekDraft } from '../useWeekDraft.ts'
import { newKey } from './newKey.ts'

/** What undo calls a change of the exceptions. */
export const EXCEPTION_STEP: WeekStep = { kind: 'exception', count: 1 }

/** The days that were picked on the calendar. */
const PICKED = z.object({ from: z.iso.date(), to: z.iso.date() })

export interface ExceptionScreenProps {
  /** The page of the week. */
  readonly home: string
  readonly draft: WeekDraft
  readonly typing: Typing
  /** The form, which Salvar keeps before it asks. */
  readonly form: Ref<ExceptionFormHandle>
  /** Why nothing can be changed. */
  readonly lock: string | undefined
}

/** `/dynamic-pricing/{id}/exception`: a new exception, or the one that `?detail=` names (DPR-010). */
export function ExceptionScreen({ home, draft, typing, form, lock }: ExceptionScreenProps) {
  const t = useText('pricing-profiles')
  const navigate = useNavigate()
  const { detail, day, ...picked }: { readonly detail?: unknown; readonly day?: unknown } = useSearch({
    strict: false,
  })
  const { exceptions } = draft.week
  const days = PICKED.safeParse(picked).data
  const edited =
    detail === undefined
      ? undefined
      : (exceptions.find(({ key, uuid }) => key === detail || uuid === detail) ??
        // One that is not saved has another key after a reload; its first day is that of no other.
        exceptions.find(({ uuid, from }) => uuid === null && from === day))
  const typedHere = useTypedAt(typing, `exception:${String(day ?? detail ?? '')}`, readTypedException)
  const others = exceptions.filter((each) => each !== edited)
  return (
    <>
      {detail !== undefined && !edited && <Banner tone="warning">{t('exception.gone')}</Banner>}
      <ExceptionForm
        ref={form}
        // Undo may change it while its form is open: the form then opens on what stands.
        key={edited ? JSON.stringify([edited.key, edited.from, edited.to, edited.tariff]) : 'new'}
        exception={edited}
        others={others}
        disabledReason={lock}
        initial={
          days && {
            days: daysOf(days),
            // The day's own base price, fee and taxes: what is to be changed of it is typed.
            tariff: draft.week.days[weekdayOf(days.from)].general?.tariff ?? null,
          }
        }
        {...typedHere}
        cancelHref={home}
        onKeep={(days, tariff) => {
          // What stands as it was is no edit.
          if (
            !edited ||
            edited.from !== days.from ||
            edited.to !== days.to ||
            !isSameTariff(edited.tariff, tariff)
          )
            draft.change(
              (week) => ({
                ...week,
                exceptions: [
                  ...others,
                  { ...(edited ?? { key: newKey(), uuid: null, isActive: true }), ...days, tariff },
                ].toSorted((a, b) => a.from.localeCompare(b.from)),
              }),
              EXCEPTION_STEP,
            )
          // What was typed is kept: there is nothing to ask about.
          void navigate({ to: home, ignoreBlocker: true })
        }}
      />
    </>
  )
}
