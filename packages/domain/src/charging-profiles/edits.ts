import {
  clockOf,
  DAY_MINUTES,
  drawnSpans,
  type Edge,
  gapsOf,
  movedSpan,
  roomOf,
  type Span,
  type SpanRules,
  snapMinute,
  splitSpan,
  stepMinute,
  withEdge,
} from '../day-plan/index.ts'
import { freshId, type IntervalRow, LEAST_CURRENT, type ProfilePlan, spanOf, withRows } from './form.ts'
import { WIRE_END } from './schedule.ts'

/** What edges snap to: quarters of an hour. */
export const COARSE: SpanRules = { step: 15, least: 15 }
/** With Shift: minutes. */
export const FINE: SpanRules = { step: 1, least: 1 }
/** How long an interval is that somebody adds without saying it, in minutes. */
const USUAL_LENGTH = 60

/** An interval that has its place on the day: what a hand can take hold of. */
export interface Block extends Span {
  /** Its row's. */
  readonly id: number
  readonly limit: number | undefined
}

/** The rows that can be shown on the axis, in the order of the day; one that overlaps an earlier one is left out. */
export function blocksOf({ rows }: ProfilePlan): readonly Block[] {
  const blocks: Block[] = []
  const found = rows.flatMap((row) => {
    const span = spanOf(row)
    return span && span.end > span.start ? [{ ...span, id: row.id, limit: row.limit }] : []
  })
  for (const block of found.toSorted((a, b) => a.start - b.start))
    if (block.start >= (blocks.at(-1)?.end ?? 0)) blocks.push(block)
  return blocks
}

const changeRow = (
  plan: ProfilePlan,
  id: number,
  change: (row: IntervalRow) => IntervalRow,
): ProfilePlan => ({
  ...plan,
  rows: plan.rows.map((row) => (row.id === id ? change(row) : row)),
})
// The last minute of the day is no interval of its own: the wire writes its end as its begin (CHP-017).
const timesOf = ({ start, end }: Span) => ({
  from: clockOf(Math.min(start, WIRE_END - 1)),
  to: clockOf(end),
})
const placed = (plan: ProfilePlan, id: number, place: (block: Block, room: Span) => Span): ProfilePlan => {
  const blocks = blocksOf(plan)
  const index = blocks.findIndex((block) => block.id === id)
  const block = blocks[index]
  if (!block) return plan
  const { start, end } = place(block, roomOf(blocks, index))
  if (start === block.start && end === block.end) return plan
  return changeRow(plan, id, (row) => ({ ...row, ...timesOf({ start, end }) }))
}

/** The plan with an interval's edge at a minute, as far as its neighbours let it. */
export const dragEdge = (
  plan: ProfilePlan,
  id: number,
  edge: Edge,
  to: number,
  rules: SpanRules,
): ProfilePlan =>
  placed(plan, id, (block, room) => withEdge(block, edge, snapMinute(to, rules.step), room, rules))

/** The plan with an interval's edge some steps on, or back. */
export const stepEdge = (
  plan: ProfilePlan,
  id: number,
  edge: Edge,
  steps: number,
  rules: SpanRules,
): ProfilePlan =>
  placed(plan, id, (block, room) =>
    withEdge(block, edge, stepMinute(block[edge], steps, rules.step), room, rules),
  )

/** The plan with an interval whose begin is at a minute, its length kept. */
export const dragBlock = (plan: ProfilePlan, id: number, start: number, rules: SpanRules): ProfilePlan =>
  placed(plan, id, (block, room) => movedSpan(block, snapMinute(start, rules.step) - block.start, room))

/** The plan with an interval some steps on, or back. */
export const stepBlock = (plan: ProfilePlan, id: number, steps: number, rules: SpanRules): ProfilePlan =>
  placed(plan, id, (block, room) =>
    movedSpan(block, stepMinute(block.start, steps, rules.step) - block.start, room),
  )

/** The plan with another limit in an interval. The default's is passed over: it would be no interval (CHP-016). */
export function withLimit(plan: ProfilePlan, id: number, limit: number): ProfilePlan {
  const rounded = Math.round(Math.max(0, limit) * 10) / 10
  return changeRow(plan, id, (row) => {
    if (rounded !== plan.limit) return { ...row, limit: rounded }
    const isUp = rounded > (row.limit ?? 0)
    return { ...row, limit: Math.max(0, rounded + (isUp ? 1 : -1)) }
  })
}

/** The plan without an interval. */
export const withoutRow = (plan: ProfilePlan, id: number): ProfilePlan => ({
  ...plan,
  rows: plan.rows.filter((row) => row.id !== id),
})

/** The plan with an interval cut in two at its middle; the same plan where it is too short. */
export function splitRow(plan: ProfilePlan, id: number): ProfilePlan {
  const block = blocksOf(plan).find((each) => each.id === id)
  const parts = block && (splitSpan(block, COARSE) ?? splitSpan(block, FINE))
  if (!parts) return plan
  const [first, second] = parts
  if (second.start === WIRE_END) return plan
  const added = { id: freshId(plan), limit: block.limit, ...timesOf(second) }
  return withRows(
    changeRow(plan, id, (row) => ({ ...row, ...timesOf(first) })),
    [added],
  )
}

/** A limit for a new interval: that of the last one, else half of the default, and never the default itself. */
export function suggestedLimit({ limit, rows }: ProfilePlan): number {
  const last = rows.findLast((row) => row.limit !== undefined && row.limit !== limit)?.limit
  if (last !== undefined) return last
  const half = Math.max(LEAST_CURRENT, Math.round((limit ?? 32) / 2))
  return half === limit ? half + 2 : half
}

/** The plan with what a hand has drawn from a free minute to another one; beyond midnight it goes on in the morning. */
export function drawInto(plan: ProfilePlan, from: number, to: number, rules: SpanRules): ProfilePlan {
  const id = freshId(plan)
  const limit = suggestedLimit(plan)
  const drawn = drawnSpans(blocksOf(plan), from, to, rules)
  return withRows(
    plan,
    drawn.map((span, index) => ({ id: id + index, limit, ...timesOf(span) })),
  )
}

/**
 * The plan with one more interval, of an hour where there is room.
 *
 * @param at - the free minute that it holds; else it begins where the longest free part does
 * @returns the same plan where nothing is free
 */
export function addInterval(plan: ProfilePlan, at?: number): ProfilePlan {
  const gaps = gapsOf(blocksOf(plan))
  const longest = gaps.toSorted((a, b) => b.end - b.start - (a.end - a.start))[0]
  const gap = at === undefined ? longest : gaps.find(({ start, end }) => at >= start && at < end)
  if (!gap) return plan
  // A day with nothing on it: the evening, which is what most profiles are for.
  const isEmpty = gap.start === 0 && gap.end === DAY_MINUTES
  const wanted =
    at === undefined ? (isEmpty ? 18 * 60 : gap.start) : Math.floor(at / USUAL_LENGTH) * USUAL_LENGTH
  const start = Math.max(gap.start, Math.min(wanted, gap.end - USUAL_LENGTH))
  const end = Math.min(start + USUAL_LENGTH, gap.end)
  return withRows(plan, [{ id: freshId(plan), limit: suggestedLimit(plan), ...timesOf({ start, end }) }])
}

/** The plan with its rows in the order of the day; those whose times cannot be read come last. */
export const inOrder = (plan: ProfilePlan): ProfilePlan => ({
  ...plan,
  rows: plan.rows.toSorted((a, b) => (spanOf(a)?.start ?? DAY_MINUTES) - (spanOf(b)?.start ?? DAY_MINUTES)),
})
