import { DAY_MINUTES, type Minute, snapMinute } from './minutes.ts'

/** A part of a day. `end` is after `start`, and not part of it. */
export interface Span {
  readonly start: Minute
  readonly end: Minute
}

/** One of the ends of a span. */
export type Edge = keyof Span

/** How a hand places spans. */
export interface SpanRules {
  /** What edges snap to, in minutes. */
  readonly step: number
  /** The shortest span, in minutes. */
  readonly least: number
}

const clamp = (value: number, least: number, most: number) => Math.min(Math.max(value, least), most)

/** A span of two times as somebody means it: one that ends before it begins goes on after midnight, as a second one. */
export function acrossMidnight(start: Minute, end: Minute): readonly Span[] {
  if (end > start) return [{ start, end }]
  const parts = [
    { start: 0, end },
    { start, end: DAY_MINUTES },
  ]
  return parts.filter((part) => part.end > part.start)
}

/** How far a span may reach before it meets another one, or an end of the day. */
export function roomOf(spans: readonly Span[], index: number): Span {
  const own = spans[index] ?? { start: 0, end: DAY_MINUTES }
  const others = spans.filter((_, at) => at !== index)
  const before = others.filter(({ start }) => start < own.start).map(({ end }) => Math.min(end, own.start))
  const after = others.filter(({ start }) => start > own.start).map(({ start }) => Math.max(start, own.end))
  return { start: Math.max(0, ...before), end: Math.min(DAY_MINUTES, ...after) }
}

/**
 * A span with one of its edges at a minute: it stays within its room and keeps its least length, so that no drag makes
 * two overlap. What stands at its limit is not snapped: the neighbour's edge may stand between two steps.
 */
export function withEdge(span: Span, edge: Edge, to: number, room: Span, { least }: SpanRules): Span {
  return edge === 'start'
    ? { ...span, start: clamp(to, room.start, Math.max(room.start, span.end - least)) }
    : { ...span, end: clamp(to, Math.min(room.end, span.start + least), room.end) }
}

/** A span moved as a whole, its length kept, within its room. @param by - minutes; below 0 it goes back */
export function movedSpan(span: Span, by: number, room: Span): Span {
  const length = span.end - span.start
  const start = clamp(span.start + by, room.start, Math.max(room.start, room.end - length))
  return { start, end: start + length }
}

/** The free parts of a day between spans, in their order. */
export function gapsOf(spans: readonly Span[]): readonly Span[] {
  const gaps: Span[] = []
  let from = 0
  for (const { start, end } of spans.toSorted((a, b) => a.start - b.start)) {
    if (start > from) gaps.push({ start: from, end: start })
    from = Math.max(from, end)
  }
  if (from < DAY_MINUTES) gaps.push({ start: from, end: DAY_MINUTES })
  return gaps
}

/**
 * What a hand draws from a free minute to another place of the axis: it ends where another span begins. Beyond the day's
 * end it goes on at its beginning, as a second span, as far as there is room.
 *
 * @param to - may lie beyond the day on either side
 * @returns nothing where the hand began on a span, or has drawn less than the least
 */
export function drawnSpans(
  spans: readonly Span[],
  from: number,
  to: number,
  { step, least }: SpanRules,
): readonly Span[] {
  const gap = gapsOf(spans).find(({ start, end }) => from >= start && from < end)
  if (!gap) return []
  const [start, end] = [snapMinute(Math.min(from, to), step), snapMinute(Math.max(from, to), step)]
  const own = { start: Math.max(start, gap.start), end: Math.min(end, gap.end) }
  if (own.end - own.start < least) return []
  const rest = gapsOf([...spans, own])
  const around: Span[] = [own]
  const [first, last] = [rest[0], rest.at(-1)]
  if (own.end === DAY_MINUTES && first?.start === 0)
    around.push({ start: 0, end: Math.min(end - DAY_MINUTES, first.end) })
  if (own.start === 0 && last?.end === DAY_MINUTES)
    around.push({ start: Math.max(DAY_MINUTES + start, last.start), end: DAY_MINUTES })
  return around.filter((span) => span.end - span.start >= least).sort((a, b) => a.start - b.start)
}

/**
 * Cuts a span in two.
 *
 * @param at - where, else at its middle
 * @returns undefined where a part would be shorter than the least
 */
export function splitSpan(
  { start, end }: Span,
  { step, least }: SpanRules,
  at?: number,
): readonly [Span, Span] | undefined {
  const cut = snapMinute(at ?? (start + end) / 2, step)
  if (cut - start < least || end - cut < least) return undefined
  return [
    { start, end: cut },
    { start: cut, end },
  ]
}

/** The places of the spans that begin before the one above them ends, or end before they begin (CHP-017). */
export function misplaced(spans: readonly (Span | undefined)[]): readonly number[] {
  let until = 0
  return spans.flatMap((span, index) => {
    if (!span) return []
    const isWrong = span.start < until || span.end <= span.start
    until = Math.max(until, span.end)
    return isWrong ? [index] : []
  })
}
