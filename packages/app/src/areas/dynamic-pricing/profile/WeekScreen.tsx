import {
  everyDay,
  holidaysOf,
  offsetName,
  type PriceException,
  type PricingWeek,
  readTypedBox,
  readTypedReprice,
  WEEKDAYS,
  type WeekStep,
  weekChanges,
  weekdayOf,
  zoneTitle,
} from '@corrente/domain/pricing'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { dateAfter } from '@corrente/domain/time'
import { Grid, GridItem, Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { AlertDialog, Button, Panel } from '@corrente/ui/primitives'
import {
  DayCards,
  ExceptionStrip,
  Simulator,
  TariffLegend,
  useTariffWords,
  WeekGrid,
} from '@corrente/ui/widgets/pricing'
import { useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { usePorts } from '../../../ports/index.ts'
import { useTariffClock } from '../useTariffClock.ts'
import { type Typing, useTypedAt } from '../useTyping.ts'
import type { WeekDraft } from '../useWeekDraft.ts'
import { EXCEPTION_STEP } from './ExceptionScreen.tsx'
import { PastPrices } from './PastPrices.tsx'

interface RemoveExceptionProps {
  readonly exception: PriceException
  readonly onRemove: () => void
  readonly onClose: () => void
}

/** Asks before an exception is taken out of the draft (DPR-045). */
function RemoveException({ exception, onRemove, onClose }: RemoveExceptionProps) {
  const t = useText('pricing-profiles')
  const words = useTariffWords()
  return (
    <AlertDialog
      isOpen
      title={t('exception.removeTitle')}
      description={t('exception.removeDetail', {
        days: words.days(exception),
        cost: words.line(exception.tariff),
      })}
      confirmLabel={t('exception.removeConfirm')}
      onConfirm={onRemove}
      onCancel={onClose}
    />
  )
}

export interface WeekScreenProps {
  readonly uuid: string
  readonly draft: WeekDraft
  readonly typing: Typing
  /** Why nothing can be changed. */
  readonly lock: string | undefined
}

/** `/dynamic-pricing/{id}`: the whole week to work on, its days as cards, the exceptions, and what a recharge costs by it. */
export function WeekScreen({ uuid, draft, typing, lock }: WeekScreenProps) {
  const { today, minute } = useTariffClock()
  const [gone, drop] = useState<PriceException>()
  const [monday, showWeekOf] = useState<string>()
  const grid = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()
  const { country } = usePorts().tenant.rules
  const holidays = useMemo(() => holidaysOf(country, today, dateAfter(today, 366)), [country, today])
  const t = useText('pricing-profiles')
  const screen = (weekday: string) => pathOf('pricing-weekday', { profileId: uuid, weekday })
  /** What finds an exception again that is not saved: it has another key after a reload. */
  const dayOf = (key: string) => {
    const found = draft.week.exceptions.find((each) => each.key === key)
    return found?.uuid === null ? { day: found.from } : {}
  }
  const dayHrefOf = (day: string) => screen(day.toLowerCase())
  return (
    <Stack gap={4}>
      <div ref={grid}>
        <WeekPanel
          {...{ draft, lock, monday, typing }}
          hrefOf={dayHrefOf}
          onTypical={() => showWeekOf(undefined)}
        />
      </div>
      <Panel title={t('strip.title')}>
        <ExceptionStrip
          week={draft.week}
          today={today}
          holidays={holidays}
          onPick={
            lock === undefined
              ? ({ from, to }) =>
                  void navigate({ href: hrefOf({ path: screen('exception'), search: { from, to } }) })
              : undefined
          }
          onShow={(date) => {
            showWeekOf(dateAfter(date, -WEEKDAYS.indexOf(weekdayOf(date))))
            grid.current?.scrollIntoView({ block: 'nearest' })
          }}
        />
      </Panel>
      <DayCards
        week={draft.week}
        changed={new Set(weekChanges(draft.base, draft.week).map(({ part }) => part))}
        dayHrefOf={dayHrefOf}
        exceptionHrefOf={(key) =>
          key === undefined
            ? screen('exception')
            : hrefOf({ path: screen('exception'), search: { detail: key, ...dayOf(key) } })
        }
        onRemoveException={lock === undefined ? drop : undefined}
        today={today}
      />
      <Grid>
        <GridItem span={{ base: 12, desktop: 6 }}>
          <Simulator
            week={draft.week}
            before={draft.base}
            initial={{ date: today, minute, minutes: 60, kwh: 40, idleMinutes: 0 }}
          />
        </GridItem>
        <GridItem span={{ base: 12, desktop: 6 }}>
          <PastPrices uuid={uuid} draft={draft} lock={lock} />
        </GridItem>
      </Grid>
      {gone && (
        <RemoveException
          exception={gone}
          onClose={() => drop(undefined)}
          onRemove={() => {
            draft.change(
              (week) => ({
                ...week,
                exceptions: week.exceptions.filter(({ key }) => key !== gone.key),
              }),
              EXCEPTION_STEP,
            )
            drop(undefined)
          }}
        />
      )}
    </Stack>
  )
}

interface WeekPanelProps extends Pick<WeekScreenProps, 'draft' | 'lock' | 'typing'> {
  readonly hrefOf: (day: string) => string
  /** The first day of the week that is shown, `YYYY-MM-DD`; undefined: a typical one, without exceptions. */
  readonly monday: string | undefined
  readonly onTypical: () => void
}

/** The week as a grid, or as a table that edits the same draft by the same rules. */
function WeekPanel({ draft, lock, typing, hrefOf: dayHrefOf, monday, onTypical }: WeekPanelProps) {
  const { zone, today, minute } = useTariffClock()
  const t = useText('pricing-profiles')
  const [shown, show] = useState<string>()
  const words = useTariffWords()
  const offset = offsetName(zone)
  const { formats, clock } = usePorts()
  const own = offsetName(formats.zone, clock.now())
  const named = zoneTitle(zone, formats.locale)
  const dates = useMemo(
    () => (monday === undefined ? undefined : everyDay((day) => dateAfter(monday, WEEKDAYS.indexOf(day)))),
    [monday],
  )
  const change = (week: PricingWeek, step: WeekStep) => draft.change(() => week, step)
  const reprice = useTypedAt(typing, 'legend', readTypedReprice)
  const box = useTypedAt(typing, 'grid', readTypedBox)
  return (
    <Panel
      title={monday === undefined ? t('page.week') : t('page.weekOf', { day: words.day(monday) })}
      actions={
        monday !== undefined && (
          <Button size="small" onClick={onTypical}>
            {t('page.typical')}
          </Button>
        )
      }
    >
      <Stack gap={3}>
        <TariffLegend
          week={draft.week}
          shown={shown}
          onShow={show}
          onChange={lock === undefined ? change : undefined}
          {...reprice}
        />
        <WeekGrid
          week={draft.week}
          before={draft.base}
          onChange={change}
          {...box}
          readOnlyReason={lock}
          zoneName={own === offset ? named : t('page.zoneHere', { zone: named, own })}
          onUndo={draft.undo?.run}
          onRedo={draft.redo?.run}
          hrefOf={dayHrefOf}
          now={{ day: weekdayOf(today), minute }}
          shown={shown}
          dates={dates}
        />
      </Stack>
    </Panel>
  )
}
