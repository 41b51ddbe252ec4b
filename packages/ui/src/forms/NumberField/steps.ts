import { addDecimals } from '@corrente/domain/text'

/** The bounds within which the arrow keys walk. */
export interface StepRules {
  min: number | undefined
  max: number | undefined
  /** What an arrow adds; Page keys add ten of it. */
  step: number
}

const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 }

/**
 * Where a key moves a number: to the next step, never past a bound; an empty field starts at its lower bound, or 0.
 * A number that is out of bounds already comes back to the nearest one. Undefined for keys that do not step.
 */
export function stepNumber(
  key: string,
  value: number | undefined,
  { min, max, step }: StepRules,
): number | undefined {
  const steps = STEPS[key]
  if (steps === undefined) return undefined
  const least = min ?? Number.NEGATIVE_INFINITY
  const most = max ?? Number.POSITIVE_INFINITY
  const next = value === undefined ? Math.max(least, Math.min(most, 0)) : addDecimals(value, steps * step)
  return Math.min(most, Math.max(least, next))
}
