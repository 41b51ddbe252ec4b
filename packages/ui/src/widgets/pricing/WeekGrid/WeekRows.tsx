import { switchDay, WEEKDAYS, type Weekday } from '@corrente/domain/pricing'
import { useCallback, useId } from 'react'
import { RowTab } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { DayHead } from './DayHead.tsx'
import { DayRow } from './DayRow.tsx'
import { pressInHead } from './headKeys.ts'
import type { useWeekClipboard } from './useWeekClipboard.ts'
import type { WeekGridModel } from './useWeekGrid.ts'
import { cellAt } from './useWeekKeys.ts'
import { dayOfBox, WeekBox } from './WeekBox.tsx'
import { Corner, GridBox, Hour, HourRow, Hours, NextMorning, Scroller } from './WeekGrid.styles.ts'
import type { WeekGridProps } from './weekGridProps.ts'

export interface WeekRowsProps extends Pick<WeekGridProps, 'hrefOf' | 'now' | 'shown' | 'onTyped'> {
  model: WeekGridModel
  /** How wide all of it is, pixels. */
  width: number
  hintId: string | undefined
  clipboard: Pick<ReturnType<typeof useWeekClipboard>, 'onCopy' | 'onPaste'>
}

/** Below this the days' heads fold, pixels. */
const ROOMY = 1000
const HEAD = { full: 240, folded: 140 } as const
/** The least width of a day, pixels: 32 an hour. */
const LEAST_DAY = 768
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)
/** Those of the next morning that a drag may go on into. */
const MORNING = HOURS.slice(0, 6)

/** The week as rows of hours: one Tab stop, with a caret in it. */
export function WeekRows({ model, width, hintId, clipboard, hrefOf, now, shown, onTyped }: WeekRowsProps) {
  const t = useText('pricing-week')
  const id = useId()
  const idOf = useCallback((day: Weekday, at: number) => `${id}${day}${at}`, [id])
  const { week, words, ghosts, isEditable, rows, editing, keys } = model
  const { caret } = keys
  const { box } = editing
  const isFolded = width < ROOMY
  const head = isFolded ? HEAD.folded : HEAD.full
  const active = cellAt(rows.cellsOn(caret.day), caret.minute)
  const blocker = editing.refusal?.refused.blocker?.period.key
  const boxDay = box && dayOfBox(week, box)
  return (
    <Scroller data-week-scroller="">
      <GridBox
        ref={model.grid}
        role="grid"
        aria-label={t('grid.label')}
        aria-readonly={!isEditable}
        aria-describedby={hintId}
        tabIndex={0}
        aria-activedescendant={active && idOf(caret.day, active.start)}
        $head={head}
        {...model.drag}
        onKeyDown={(event) =>
          event.target === event.currentTarget ? keys.onKeyDown(event) : pressInHead(event)
        }
        onBlur={keys.onBlur}
        onCopy={clipboard.onCopy}
        onPaste={clipboard.onPaste}
      >
        <HourRow aria-hidden="true">
          <Corner />
          <Hours>
            {HOURS.map((hour) => (
              <Hour key={hour} style={{ insetInlineStart: `${(hour / 24) * 100}%` }}>
                {hour}
              </Hour>
            ))}
          </Hours>
        </HourRow>
        <NextMorning aria-hidden="true">
          {MORNING.map((hour) => (
            <Hour key={hour} style={{ insetInlineStart: `${(hour / 6) * 100}%` }}>
              {hour}
            </Hour>
          ))}
        </NextMorning>
        <RowTab isOn={false}>
          {WEEKDAYS.map((day) => (
            <DayRow
              key={day}
              {...{ week, day, words, ghosts, idOf, shown }}
              isEditable={isEditable && !rows.exceptionOn(day)}
              look={rows.look}
              cells={rows.cellsOn(day)}
              lanes={rows.lanesOn(day)}
              width={Math.max(width - head, LEAST_DAY)}
              caret={caret.day === day ? caret.minute : undefined}
              now={now?.day === day ? now.minute : undefined}
              marked={model.marked}
              picked={model.picked}
              blocking={blocker}
              head={
                <DayHead
                  {...{ week, day, words, isFolded }}
                  exception={rows.exceptionOn(day)?.tariff ?? undefined}
                  isEditable={isEditable && !rows.exceptionOn(day)}
                  href={hrefOf?.(day)}
                  onBase={() => model.open({ on: 'general', days: [day] })}
                  onCopy={() => model.setCopied(day)}
                  onSwitch={(isActive) => editing.make(() => switchDay(week, day, isActive))}
                />
              }
            >
              {box && boxDay === day && (
                <WeekBox {...{ week, editing, box, onTyped }} onClosed={model.focusBack} />
              )}
            </DayRow>
          ))}
        </RowTab>
      </GridBox>
    </Scroller>
  )
}
