import type { WeekStep } from '@corrente/domain/pricing'
import { useText } from '@corrente/ui/messages'
import { Banner } from '@corrente/ui/primitives'
import { ExceptionForm } from '@corrente/ui/widgets/pricing'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { newKey } from './newKey.ts'
import type { WeekDraft } from './useWeekDraft.ts'

/** What undo calls a change of the exceptions. */
export const EXCEPTION_STEP: WeekStep = { kind: 'exception', count: 1 }

export interface ExceptionScreenProps {
  /** The page of the week. */
  readonly home: string
  readonly draft: WeekDraft
}

/** `/dynamic-pricing/{id}/exception`: a new exception, or the one that `?detail=` names (DPR-010). */
export function ExceptionScreen({ home, draft }: ExceptionScreenProps) {
  const t = useText('pricing-profiles')
  const navigate = useNavigate()
  const { detail }: { readonly detail?: unknown } = useSearch({ strict: false })
  const { exceptions } = draft.week
  const edited = exceptions.find(
    ({ key, uuid }) => detail !== undefined && (key === detail || uuid === detail),
  )
  const others = exceptions.filter((each) => each !== edited)
  return (
    <>
      {detail !== undefined && !edited && <Banner tone="warning">{t('exception.gone')}</Banner>}
      <ExceptionForm
        key={edited?.key ?? 'new'}
        exception={edited}
        others={others}
        cancelHref={home}
        onKeep={(days, tariff) => {
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
          void navigate({ to: home })
        }}
      />
    </>
  )
}
