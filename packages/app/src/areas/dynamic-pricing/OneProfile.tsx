import { type PricingProfile, type PricingWeek, weekChanges } from '@corrente/domain/pricing'
import { pathOf } from '@corrente/domain/routing'
import { MISSING } from '@corrente/ui/foundations'
import { PageHeader, Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { Banner, Button, ButtonLink } from '@corrente/ui/primitives'
import { LeaveDialog } from '@corrente/ui/widgets/forms'
import { useWeekWords } from '@corrente/ui/widgets/pricing'
import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useLeavingGuard } from '../../kit/forms/index.ts'
import { CreateProfile } from './CreateProfile.tsx'
import { DayScreen } from './DayScreen.tsx'
import { ExceptionScreen } from './ExceptionScreen.tsx'
import { SaveWeek } from './SaveWeek.tsx'
import { useTariffClock } from './useTariffClock.ts'
import { useWeekDraft } from './useWeekDraft.ts'
import { WeekScreen } from './WeekScreen.tsx'

export interface OneProfileProps {
  readonly profile: PricingProfile
  readonly loaded: PricingWeek
}

/** A profile at work: its week, a day of it or an exception, over one draft with one Salvar. */
export function OneProfile({ profile, loaded }: OneProfileProps) {
  const { weekday } = useParams({ strict: false })
  const t = useText('pricing-profiles')
  const { zone } = useTariffClock()
  const draft = useWeekDraft(loaded)
  const words = useWeekWords()
  const [isAsking, ask] = useState(false)
  const [isCopying, copy] = useState(false)
  const navigate = useNavigate()
  const { uuid, chargerCount } = profile
  const home = pathOf('pricing-profile', { profileId: uuid })
  const leaving = useLeavingGuard(
    draft.isChanged,
    false,
    () => undefined,
    (path) => path === home || path.startsWith(`${home}/`),
  )
  const parts = weekChanges(draft.base, draft.week).length
  return (
    <Stack gap={4}>
      <PageHeader
        title={profile.name ?? MISSING}
        detail={[
          chargerCount !== undefined && t('page.chargers', { count: chargerCount }),
          t('page.zone', { zone }),
          parts > 0 && t('page.changes', { count: parts }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <>
            {weekday !== undefined && <ButtonLink href={home}>{t('page.back')}</ButtonLink>}
            {weekday === undefined && <Button onClick={() => copy(true)}>{t('duplicate.open')}</Button>}
            {draft.undo && (
              <Button onClick={draft.undo.run}>
                {t('page.undoStep', { step: words.step(draft.undo.step) })}
              </Button>
            )}
            {draft.redo && (
              <Button onClick={draft.redo.run}>
                {t('page.redoStep', { step: words.step(draft.redo.step) })}
              </Button>
            )}
            <Button
              tone="brand"
              disabledReason={parts === 0 ? t('save.nothing') : undefined}
              onClick={() => ask(true)}
            >
              {t('save.button')}
            </Button>
          </>
        }
      />
      {draft.base.unread.length > 0 && (
        <Banner tone="warning">{t('page.unread', { count: draft.base.unread.length })}</Banner>
      )}
      {weekday === undefined && <WeekScreen uuid={uuid} draft={draft} />}
      {weekday === 'exception' && <ExceptionScreen home={home} draft={draft} />}
      {weekday !== undefined && weekday !== 'exception' && (
        <DayScreen key={weekday} weekday={weekday} draft={draft} />
      )}
      {isAsking && <SaveWeek profile={profile} draft={draft} onClose={() => ask(false)} />}
      {isCopying && (
        <CreateProfile
          from={profile}
          onClose={() => copy(false)}
          onCreated={(uuid) => {
            copy(false)
            void navigate({
              to: uuid === undefined ? pathOf('pricing') : pathOf('pricing-profile', { profileId: uuid }),
            })
          }}
        />
      )}
      <LeaveDialog isOpen={leaving.isAsking} onLeave={leaving.leave} onStay={leaving.stay} />
    </Stack>
  )
}
