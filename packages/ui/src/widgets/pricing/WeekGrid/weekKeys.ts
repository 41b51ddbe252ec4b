import { DAY_MINUTES, type Minute, type Span, stepMinute } from '@corrente/domain/day-plan'
import { dayAfter, edgeBeside, WEEKDAYS, type WeekCell, type Weekday } from '@corrente/domain/pricing'

/** A place on the week. Past 1,440 it is on the next morning, while a selection is drawn. */
export interface Spot {
  readonly day: Weekday
  readonly minute: Minute
}

/** A key as it was pressed. */
export interface Press {
  readonly key: string
  readonly shiftKey: boolean
  readonly ctrlKey: boolean
  readonly metaKey: boolean
  readonly altKey: boolean
}

/** How far a selection may run into the next day, minutes. */
const BEYOND = 6 * 60
const STEP = 15

/** Where a key takes the caret; undefined: it is no key that moves. */
export function spotAfter({ day, minute }: Spot, press: Press, cells: readonly WeekCell[]): Spot | undefined {
  const { key, shiftKey } = press
  const most = shiftKey ? DAY_MINUTES + BEYOND : DAY_MINUTES
  if (key === 'ArrowLeft' || key === 'ArrowRight') {
    const direction = key === 'ArrowRight' ? 1 : -1
    const isFar = press.ctrlKey || press.altKey || press.metaKey
    const next =
      isFar && minute < DAY_MINUTES + direction
        ? edgeBeside(cells, minute, direction)
        : stepMinute(minute, direction, STEP)
    return { day, minute: Math.min(most, Math.max(0, next)) }
  }
  if (key === 'Home') return { day, minute: 0 }
  if (key === 'End') return { day, minute: DAY_MINUTES }
  if (key === 'ArrowUp' || key === 'ArrowDown') {
    const at = WEEKDAYS.indexOf(day) + (key === 'ArrowDown' ? 1 : -1)
    return { day: at < 0 || at > 6 ? day : dayAfter(day, key === 'ArrowDown' ? 1 : -1), minute }
  }
  return undefined
}

/** What is selected between two places: the same hours on each of their days. */
export function selectionOf(
  one: Spot,
  other: Spot,
): { readonly days: readonly Weekday[]; readonly span: Span } | undefined {
  const [a, b] = [WEEKDAYS.indexOf(one.day), WEEKDAYS.indexOf(other.day)]
  const span = { start: Math.min(one.minute, other.minute), end: Math.max(one.minute, other.minute) }
  if (span.end === span.start) return undefined
  return { days: WEEKDAYS.slice(Math.min(a, b), Math.max(a, b) + 1), span }
}

/** What of a lifted block the arrows move. */
export type LiftPart = 'block' | 'start' | 'end'

/** A block that was lifted by Space. */
export interface Lifted {
  /** Of the block, or of a night's two. */
  readonly keys: readonly string[]
  readonly part: LiftPart
  readonly day: Weekday
  readonly span: Span
}

const NEXT_PART = { block: 'start', start: 'end', end: 'block' } as const satisfies Record<LiftPart, LiftPart>

/** A lifted block after a key; undefined: the key does nothing to it. */
export function liftedAfter(lifted: Lifted, { key }: Press): Lifted | undefined {
  const { span, part, day } = lifted
  if (key === ' ') return { ...lifted, part: NEXT_PART[part] }
  if ((key === 'ArrowUp' || key === 'ArrowDown') && part === 'block')
    return { ...lifted, day: dayAfter(day, key === 'ArrowDown' ? 1 : -1) }
  const steps = key === 'ArrowRight' ? 1 : key === 'ArrowLeft' ? -1 : 0
  if (steps === 0) return undefined
  const start = part === 'end' ? span.start : stepMinute(span.start, steps, STEP)
  if (part === 'block') return { ...lifted, span: { start, end: start + span.end - span.start } }
  const end = part === 'end' ? stepMinute(span.end, steps, STEP) : span.end
  return end - start < 1 ? lifted : { ...lifted, span: { start, end } }
}
