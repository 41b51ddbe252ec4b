import { acrossMidnight, DAY_MINUTES, minuteOf } from '../day-plan/index.ts'
import type { LimitedSpan } from './curve.ts'

/** Intervals that were typed or pasted as text. */
export interface TypedIntervals {
  readonly found: readonly LimitedSpan[]
  /** The lines that are none. */
  readonly unread: readonly string[]
}

// Over a line without blanks at its ends, and one blank where it has several: nothing repeats, so a long line costs nothing.
const TIME = String.raw`(\d{1,2}(?: ?[:h.] ?\d{2})?|\d{3,4}) ?h?`
const LINE = new RegExp(
  String.raw`^${TIME} ?(?:-|–|—|a|às|as|to|hasta|até) ?${TIME}(?: ?[:,;=])? (\d{1,4}(?:[.,]\d)?) ?A?$`,
  'i',
)

/**
 * Reads intervals from text: `18:00-21:00 16A`, `22h–6h 10`, one a line or separated by `;`. One that ends before it begins
 * goes on after midnight, and is two.
 */
export function readTyped(text: string): TypedIntervals {
  const found: LimitedSpan[] = []
  const unread: string[] = []
  for (const line of text.split(/[;\n]/)) {
    if (line.trim() === '') continue
    const [, from = '', to = '', amps = ''] = LINE.exec(line.trim().replaceAll(/\s+/g, ' ')) ?? []
    const [start, end] = [minuteOf(from), minuteOf(to)]
    if (start === undefined || end === undefined || start === DAY_MINUTES) unread.push(line.trim())
    else {
      const limit = Number(amps.replace(',', '.'))
      found.push(...acrossMidnight(start, end).map((span) => ({ ...span, limit })))
    }
  }
  return { found, unread }
}
