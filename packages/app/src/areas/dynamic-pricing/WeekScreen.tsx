import {
  offsetName,
  type PriceException,
  type PricingWeek,
  type WeekStep,
  weekChanges,
  weekdayOf,
} from '@corrente/domain/pricing'
import { hrefOf, pathOf } from '@corrente/domain/routing'
import { Stack } from '@corrente/ui/layout'
import { useText } from '@corrente/ui/messages'
import { Button, Panel } from '@corrente/ui/primitives'
import { DayCards, Simulator, TariffLegend, WeekGrid } from '@corrente/ui/widgets/pricing'
import { useState } from 'react'
import { EXCEPTION_STEP } from './ExceptionScreen.tsx'
import { RemoveException } from './RemoveException.tsx'
import { useTariffClock } from './useTariffClock.ts'
import type { WeekDraft } from './useWeekDraft.ts'

export interface WeekScreenProps {
  readonly uuid: string
  readonly draft: WeekDraft
}

/** `/dynamic-pricing/{id}`: the whole week to work on, its days as cards, the exceptions, and what a recharge costs by it. */
export function WeekScreen({ uuid, draft }: WeekScreenProps) {
  const { today, minute } = useTariffClock()
  const [gone, drop] = useState<PriceException>()
  const screen = (weekday: string) => pathOf('pricing-weekday', { profileId: uuid, weekday })
  const dayHrefOf = (day: string) => screen(day.toLowerCase())
  return (
    <Stack gap={4}>
      <WeekPanel draft={draft} hrefOf={dayHrefOf} />
      <DayCards
        week={draft.week}
        changed={new Set(weekChanges(draft.base, draft.week).map(({ part }) => part))}
        dayHrefOf={dayHrefOf}
        exceptionHrefOf={(key) =>
          key === undefined
            ? screen('exception')
            : hrefOf({ path: screen('exception'), search: { detail: key } })
        }
        onRemoveException={drop}
        today={today}
      />
      <Simulator week={draft.week} initial={{ date: today, minute, minutes: 60, kwh: 40, idleMinutes: 0 }} />
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

interface WeekPanelProps {
  readonly draft: WeekDraft
  readonly hrefOf: (day: string) => string
}

/** The week as a grid, or as a table that edits the same draft by the same rules. */
function WeekPanel({ draft, hrefOf: dayHrefOf }: WeekPanelProps) {
  const { zone, today, minute } = useTariffClock()
  const t = useText('pricing-profiles')
  const [shown, show] = useState<string>()
  const [isTable, setTable] = useState(false)
  const offset = offsetName(zone)
  const change = (week: PricingWeek, step: WeekStep) => draft.change(() => week, step)
  return (
    <Panel
      title={t('page.week')}
      actions={
        <Button size="small" tone="ghost" onClick={() => setTable(!isTable)}>
          {t(isTable ? 'page.asGrid' : 'page.asTable')}
        </Button>
      }
    >
      <Stack gap={3}>
        <TariffLegend week={draft.week} shown={shown} onShow={show} onChange={change} />
        <WeekGrid
          week={draft.week}
          before={draft.base}
          onChange={change}
          zoneName={zone === offset ? zone : `${zone.replaceAll('_', ' ')} (${offset})`}
          onUndo={draft.undo?.run}
          onRedo={draft.redo?.run}
          hrefOf={dayHrefOf}
          now={{ day: weekdayOf(today), minute }}
          shown={shown}
          isTable={isTable}
        />
      </Stack>
    </Panel>
  )
}
