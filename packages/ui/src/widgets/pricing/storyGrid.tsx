import {
  beginHistory,
  EMPTY_WEEK,
  type PricingWeek,
  redoStep,
  stepOn,
  undoStep,
  WEEKDAYS,
  type WeekStep,
} from '@corrente/domain/pricing'
import { useState } from 'react'
import { fireEvent, within } from 'storybook/test'
import { WeekGrid } from './WeekGrid/WeekGrid.tsx'
import type { WeekGridProps } from './WeekGrid/weekGridProps.ts'

/** Keeps the week and its history, as the page does, and tells what it is now. */
export function Editing({ week: first, ...props }: WeekGridProps) {
  const [history, setHistory] = useState(beginHistory<PricingWeek, WeekStep>(first ?? EMPTY_WEEK))
  const { now, past } = history
  return (
    <>
      <WeekGrid
        {...props}
        week={first && now}
        onChange={(week, step) => setHistory(stepOn(history, week, step))}
        onUndo={() => setHistory(undoStep)}
        onRedo={() => setHistory(redoStep)}
      />
      <output hidden>
        {WEEKDAYS.map(
          (day) =>
            `${day.slice(0, 3)} ${now.days[day].periods.map(({ start, end, tariff }) => `${start}-${end}@${tariff?.kwh ?? 'draft'}`).join(' ')}`,
        ).join('|')}
        {` ${past.map(({ step }) => step.kind).join(',')}`}
      </output>
    </>
  )
}

/** What the week is now, in short. */
export const said = (element: HTMLElement) => element.querySelector('output')?.textContent ?? ''
/** The grid, once it is there. */
export const gridOn = (element: HTMLElement) =>
  within(element).getByRole('grid', { name: 'Preços da semana' })

/** Presses, moves and lets go, as a hand does. */
export async function dragOn(
  element: HTMLElement,
  day: string,
  from: number,
  to: number,
  other = day,
  {
    target,
    pointerType = 'mouse',
    keys = {},
    restMs = 0,
  }: {
    readonly target?: Element | undefined
    readonly pointerType?: string
    /** How long it rests where it pressed before it moves. */
    readonly restMs?: number
    /** Keys that are held down. */
    readonly keys?: { readonly shiftKey?: boolean; readonly ctrlKey?: boolean }
  } = {},
) {
  const track = (name: string) => element.querySelector<HTMLElement>(`[data-day="${name}"]`)
  const at = (name: string, hours: number) => {
    const box = track(name)?.getBoundingClientRect()
    if (!box) throw new Error('no day')
    return { clientX: box.left + (hours / 24) * box.width, clientY: box.top + box.height / 2 }
  }
  const base = { pointerId: 1, pointerType, isPrimary: true, button: 0, buttons: 1, bubbles: true, ...keys }
  const begin = target ?? track(day)
  if (!begin) throw new Error('no target')
  await fireEvent.pointerDown(begin, { ...base, ...at(day, from) })
  if (restMs > 0) await new Promise((resolve) => setTimeout(resolve, restMs))
  await fireEvent.pointerMove(begin, { ...base, ...at(other, to) })
  return () => fireEvent.pointerUp(begin, { ...base, ...at(other, to) })
}
