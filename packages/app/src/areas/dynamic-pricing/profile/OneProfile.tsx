import { DAY_MINUTES } from '@corrente/domain/day-plan'
import {
  draftDays,
  holidaysOf,
  type PricingProfile,
  type PricingWeek,
  priceDoubts,
  readKeptWeek,
  readPastWeeks,
  readTypedPeriod,
  restoredWeek,
  sendableWeek,
  WEEKDAYS,
  weekChanges,
  weekProblems,
  zoneTitle,
} from '@corrente/domain/pricing'
import { pathOf } from '@corrente/domain/routing'
import { dateAfter } from '@corrente/domain/time'
import { MISSING } from '@corrente/ui/foundations'
import { PageHeader, Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { Banner, Button } from '@corrente/ui/primitives'
import { LeaveDialog } from '@corrente/ui/widgets/forms'
import {
  DayForm,
  type ExceptionFormHandle,
  PastWeeksDialog,
  SaveWeekDialog,
} from '@corrente/ui/widgets/pricing'
import { useNavigate, useParams } from '@tanstack/react-router'
import { type Ref, useMemo, useRef, useState } from 'react'
import { usePreferences } from '../../../kit/access/index.ts'
import { useLeavingGuard } from '../../../kit/forms/index.ts'
import { usePorts } from '../../../ports/index.ts'
import { CreateProfile } from '../CreateProfile.tsx'
import { useLeftCreation } from '../useLeftCreation.ts'
import { useTariffClock } from '../useTariffClock.ts'
import { type Typing, useTypedAt, useTyping } from '../useTyping.ts'
import { useWeekDraft, type WeekDraft } from '../useWeekDraft.ts'
import { ExceptionScreen } from './ExceptionScreen.tsx'
import { newKey } from './newKey.ts'
import { ProfileActions } from './ProfileActions.tsx'
import { useNetworkPrices } from './useNetworkPrices.ts'
import { useSaveWeek, type WeekSave } from './useSaveWeek.ts'
import { WeekScreen } from './WeekScreen.tsx'

interface SaveWeekProps {
  readonly profile: PricingProfile
  readonly draft: WeekDraft
  readonly saving: WeekSave
  readonly onClose: () => void
}

/** Asks, saves the whole list once, and says how it ended (DPR-041, DPR-045). */
function SaveWeek({ profile, draft, saving, onClose }: SaveWeekProps) {
  const { base, week } = draft
  const sent = sendableWeek(week, base)
  const changes = weekChanges(base, sent)
  const { today } = useTariffClock()
  const { country } = usePorts().tenant.rules
  const network = useNetworkPrices(profile.uuid)
  const holidays = useMemo(() => holidaysOf(country, today, dateAfter(today, 366)), [country, today])
  return (
    <SaveWeekDialog
      changes={changes}
      drafts={draftDays(week)}
      doubts={priceDoubts(changes, base, sent, { today, holidays, network })}
      chargerCount={profile.chargerCount}
      isBroken={weekProblems(sent, base).length > 0}
      conflicts={saving.conflicts}
      state={saving.state}
      onSave={(theirs) => void saving.save(theirs)}
      onVerify={saving.verify}
      onCancel={() => {
        saving.leave()
        onClose()
      }}
    />
  )
}

interface PastWeeksProps {
  readonly uuid: string
  readonly draft: WeekDraft
  readonly onClose: () => void
}

/** The weeks of a profile that this browser replaced; one that is chosen becomes a step of the draft, and sends nothing. */
function PastWeeks({ uuid, draft, onClose }: PastWeeksProps) {
  const { zone } = useTariffClock()
  const { read } = usePreferences()
  const [kept] = useState(() =>
    readPastWeeks(read().pricingWeeks).filter(({ profileUuid }) => profileUuid === uuid),
  )
  const { base, week } = draft
  const weeks = useMemo(
    () =>
      kept.map(({ at, week: raw }, index) => {
        const read = readKeptWeek(raw, zone)
        return { id: `${index}`, at, week: read && restoredWeek(read, base) }
      }),
    [kept, base, zone],
  )
  return (
    <PastWeeksDialog
      weeks={weeks.map(({ id, at, week: past }) => ({ id, at, changes: past && weekChanges(week, past) }))}
      onRestore={(id) => {
        const past = weeks.find((each) => each.id === id)?.week
        if (past) draft.change(() => past, { kind: 'past', count: 1 })
        onClose()
      }}
      onClose={onClose}
    />
  )
}

interface DayScreenProps {
  /** Lower case, as in the address (DPR-009). */
  readonly weekday: string
  readonly draft: WeekDraft
  readonly typing: Typing
  /** Why nothing can be changed. */
  readonly lock: string | undefined
}

/** `/dynamic-pricing/{id}/{weekday}`: the rule of a day and its periods. */
function DayScreen({ weekday, draft, typing, lock }: DayScreenProps) {
  const typedHere = useTypedAt(typing, weekday, readTypedPeriod)
  const day = WEEKDAYS.find((each) => each.toLowerCase() === weekday)
  if (!day) return null
  return (
    <DayForm
      day={day}
      week={draft.week}
      before={draft.base}
      newKey={newKey}
      {...typedHere}
      disabledReason={lock}
      onChange={(week, visit) =>
        draft.change(() => week, { kind: 'day', place: { day, start: 0, end: DAY_MINUTES }, count: 1 }, visit)
      }
    />
  )
}

export interface OneProfileProps {
  readonly profile: PricingProfile
  readonly loaded: PricingWeek
}

/** A profile at work: its week, a day of it or an exception, over one draft with one Salvar. */
export function OneProfile({ profile, loaded }: OneProfileProps) {
  const { weekday } = useParams({ strict: false })
  const t = useText('pricing-profiles')
  const { zone } = useTariffClock()
  const { formats } = usePorts()
  const { uuid, chargerCount } = profile
  const draft = useWeekDraft(uuid, loaded)
  const [isAsking, ask] = useState(false)
  const typing = useTyping(uuid)
  const { isTyped } = typing
  const exception = useRef<ExceptionFormHandle>(null)
  const saving = useSaveWeek(profile, draft, () => ask(false))
  // What was open may have been kept as it was: there is nothing to ask about.
  if (isAsking && !draft.isChanged) ask(false)
  const [isCopying, copy] = useState(false)
  const [left, clear] = useLeftCreation()
  const closeCopy = () => {
    copy(false)
    clear()
  }
  const [isLookingBack, lookBack] = useState(false)
  const navigate = useNavigate()
  const home = pathOf('pricing-profile', { profileId: uuid })
  const isOwn = (path: string) => path === home || path.startsWith(`${home}/`)
  // The draft goes along over the profile's own pages; what is being typed on one of them does not.
  const leaving = useLeavingGuard(
    draft.isChanged || isTyped,
    false,
    (path) => {
      typing.forget()
      if (!isOwn(path)) draft.forget()
    },
    (path) => !isTyped && isOwn(path),
  )
  const discard = () => {
    typing.discard()
    draft.discard()
  }
  const parts = weekChanges(draft.base, draft.week).length
  return (
    <Stack gap={4}>
      <PageHeader
        title={profile.name ?? MISSING}
        detail={[
          chargerCount !== undefined && t('page.chargers', { count: chargerCount }),
          t('page.zone', { zone: zoneTitle(zone, formats.locale) }),
          parts > 0 && t('page.changes', { count: parts }),
        ]
          .filter(Boolean)
          .join(' · ')}
        actions={
          <ProfileActions
            draft={draft}
            lock={saving.lock}
            backHref={weekday === undefined ? undefined : home}
            onCopy={() => copy(true)}
            onPast={() => lookBack(true)}
            hasForm={weekday === 'exception' || isTyped}
            onSave={() => {
              if (exception.current?.keep() ?? true) ask(true)
            }}
          />
        }
      />
      {/* The grid of the week says by itself why it is read only. */}
      {!isAsking && (saving.isUnknown || weekday !== undefined) && <LockNote saving={saving} />}
      {(draft.isFound || typing.isFound) && (
        <Banner
          isAnnounced
          action={
            <Button size="small" onClick={discard}>
              {t('page.discard')}
            </Button>
          }
        >
          {t('page.found')}
        </Banner>
      )}
      {draft.base.unread.length > 0 && (
        <Banner tone="warning">{t('page.unread', { count: draft.base.unread.length })}</Banner>
      )}
      <Screen form={exception} {...{ uuid, home, draft, typing }} lock={saving.lock} />
      {isAsking && <SaveWeek {...{ profile, draft, saving }} onClose={() => ask(false)} />}
      {isLookingBack && <PastWeeks uuid={uuid} draft={draft} onClose={() => lookBack(false)} />}
      {(isCopying || left) && (
        <CreateProfile
          from={left ? undefined : profile}
          left={left}
          onClose={closeCopy}
          onCreated={(uuid) => {
            closeCopy()
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

interface ScreenProps {
  readonly uuid: string
  /** The profile's own page. */
  readonly home: string
  readonly form: Ref<ExceptionFormHandle>
  readonly draft: WeekDraft
  readonly typing: Typing
  readonly lock: string | undefined
}

/** What the address asks for: the week, an exception, or a day. */
function Screen({ uuid, home, form, draft, typing, lock }: ScreenProps) {
  const { weekday } = useParams({ strict: false })
  const { round } = typing
  if (weekday === undefined) return <WeekScreen key={round} {...{ uuid, draft, typing, lock }} />
  if (weekday === 'exception') return <ExceptionScreen key={round} {...{ form, home, draft, typing, lock }} />
  return <DayScreen key={`${weekday}${round}`} {...{ weekday, draft, typing, lock }} />
}

/** Why nothing can be changed, and the look that settles it where an answer was lost. */
function LockNote({ saving }: { readonly saving: WeekSave }) {
  const t = useText('pricing-profiles')
  if (saving.lock === undefined) return null
  return (
    <Banner
      tone="warning"
      isAnnounced
      action={
        saving.isUnknown && (
          <Button size="small" onClick={saving.verify}>
            {t('page.verify')}
          </Button>
        )
      }
    >
      {saving.lock}
    </Banner>
  )
}
