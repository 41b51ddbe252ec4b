import {
  everyDay,
  type PricingWeek,
  pasteLines,
  type ReadLines,
  readLines,
  WEEKDAYS,
  type Weekday,
  type WeekLine,
  writeLines,
} from '@corrente/domain/pricing'
import { type ClipboardEvent, useMemo, useRef, useState } from 'react'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import type { WeekGridModel } from './useWeekGrid.ts'
import { cellAt } from './useWeekKeys.ts'
import type { Spot } from './weekKeys.ts'

/** What was pasted and is looked at first. */
export interface PastePreview {
  readonly read: ReadLines
  readonly at: Spot
}

function useLineWords() {
  const t = useText('pricing-week')
  const { locale } = useFormats()
  return useMemo(
    () => ({
      locale,
      head: [
        ...(['day', 'start', 'end', 'kind'] as const).map((column) => t(`lines.${column}`)),
        ...(['start', 'energy', 'time', 'idle', 'fee', 'tax'] as const).map((part) => t(`price.${part}`)),
      ],
      days: everyDay((day) => ({ long: t(`day.${day}`), short: t(`short.${day}`) })),
      general: t('lines.general'),
      period: t('lines.period'),
    }),
    [t, locale],
  )
}

/** All of a day: its rule, and the periods that begin on it. */
function linesOfDay(week: PricingWeek, day: Weekday): readonly WeekLine[] {
  const { general, periods } = week.days[day]
  return [
    ...(general ? [{ day, kind: 'general' as const, start: 0, end: 1440, tariff: general.tariff }] : []),
    ...periods.map(({ start, end, tariff }) => ({ day, kind: 'period' as const, start, end, tariff })),
  ]
}

/** The grid's own events, and those of the days' heads: what is typed in a price box has a clipboard of its own. */
function headOf({ target, currentTarget }: ClipboardEvent<HTMLElement>): Weekday | 'grid' | undefined {
  if (target === currentTarget) return 'grid'
  const head = target instanceof Element ? target.closest<HTMLElement>('[data-head]') : null
  return head && currentTarget.contains(head) ? WEEKDAYS.find((day) => day === head.dataset.head) : undefined
}

/** Ctrl+C and Ctrl+V on the week: blocks, a selection or a day as lines that a sheet takes and gives back. */
export function useWeekClipboard({ week, rows, editing, keys, isEditable, say }: WeekGridModel) {
  const t = useText('pricing-week')
  const words = useLineWords()
  const own = useRef('')
  const [preview, setPreview] = useState<PastePreview>()
  const selected = (): readonly WeekLine[] => {
    const { caret, selection } = keys
    const chosen = selection()
    if (!chosen) {
      const period = cellAt(rows.cellsOn(caret.day), caret.minute)?.period
      return linesOfDay(week, caret.day).filter(
        ({ kind, start }) => kind === 'period' && start === period?.start,
      )
    }
    const { days, span } = chosen
    // What an exception hides is not copied unseen.
    const seen = days.filter((day) => !rows.exceptionOn(day))
    return seen.flatMap((day) =>
      linesOfDay(week, day).filter(
        ({ kind, start, end }) => kind === 'period' && start < span.end && end > span.start,
      ),
    )
  }
  const paste = (lines: readonly WeekLine[], at: Spot) => {
    editing.make((rule) => pasteLines(week, lines, at, rule))
    setPreview(undefined)
  }
  return {
    preview,
    dismiss: () => setPreview(undefined),
    confirm: () => preview && paste(preview.read.lines, preview.at),
    onCopy: (event: ClipboardEvent<HTMLElement>) => {
      const head = headOf(event)
      if (head === undefined) return
      const ofHead = (day: Weekday) => (rows.exceptionOn(day) ? [] : linesOfDay(week, day))
      const lines = head === 'grid' ? selected() : ofHead(head)
      event.preventDefault()
      if (lines.length === 0) {
        say(t('paste.nothing'))
        return
      }
      own.current = writeLines(lines, words)
      event.clipboardData.setData('text/plain', own.current)
      say(t('paste.copied', { count: lines.length }))
    },
    onPaste: (event: ClipboardEvent<HTMLElement>) => {
      const head = headOf(event)
      const text = event.clipboardData.getData('text/plain')
      if (head === undefined || !isEditable || text.trim() === '') return
      event.preventDefault()
      const at = head === 'grid' ? keys.caret : { day: head, minute: 0 }
      const read = readLines(text, words)
      if (read.bad.length === 0 && text === own.current) paste(read.lines, at)
      else setPreview({ read, at })
    },
  }
}
