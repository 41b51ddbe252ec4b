import {
  type Block,
  COARSE,
  dragBlock,
  dragEdge,
  FINE,
  type ProfilePlan,
  splitRow,
  stepBlock,
  stepEdge,
  withLimit,
  withoutRow,
} from '@corrente/domain/charging-profiles'
import { DAY_MINUTES, type Edge } from '@corrente/domain/day-plan'

/** What the keyboard holds: an interval, or one of its edges. */
export type Held = Edge | 'block'

/** A key as it was pressed. */
export interface Press {
  readonly key: string
  readonly shiftKey: boolean
}

/** Steps of a key along the day, in quarters of an hour (with Shift in minutes). */
const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1, PageDown: -4, PageUp: 4 }
/** Amperes of a key. */
const AMPERES: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 }

function moveEdge(plan: ProfilePlan, { id }: Block, edge: Edge, { key, shiftKey }: Press) {
  const rules = shiftKey ? FINE : COARSE
  // Up and down mean later and earlier, as on every slider.
  const steps = STEPS[key] ?? AMPERES[key]
  if (steps !== undefined) return stepEdge(plan, id, edge, steps, rules)
  if (key === 'Home') return dragEdge(plan, id, edge, 0, rules)
  return key === 'End' ? dragEdge(plan, id, edge, DAY_MINUTES, rules) : undefined
}

function moveBlock(plan: ProfilePlan, { id, limit = 0 }: Block, { key, shiftKey }: Press) {
  const rules = shiftKey ? FINE : COARSE
  const [steps, amperes] = [STEPS[key], AMPERES[key]]
  if (steps !== undefined) return stepBlock(plan, id, steps, rules)
  if (amperes !== undefined) return withLimit(plan, id, limit + (shiftKey ? amperes / 10 : amperes))
  if (key === 'Home') return dragBlock(plan, id, 0, rules)
  if (key === 'End') return dragBlock(plan, id, DAY_MINUTES, rules)
  return key.toLowerCase() === 's' ? splitRow(plan, id) : undefined
}

/** The plan after a key on an interval or an edge of it; undefined: the key means nothing here. */
export function planAfterKey(
  plan: ProfilePlan,
  block: Block,
  held: Held,
  press: Press,
): ProfilePlan | undefined {
  if (press.key === 'Delete' || press.key === 'Backspace') return withoutRow(plan, block.id)
  return held === 'block' ? moveBlock(plan, block, press) : moveEdge(plan, block, held, press)
}
