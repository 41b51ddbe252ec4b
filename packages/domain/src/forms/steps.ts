/** How one call of a save ended. `unknown`: its answer was lost or cannot be read; it is neither failed nor done. */
export type StepEnd = 'saved' | 'failed' | 'unknown'
/** The state of a step of a save. */
export type StepState = 'missing' | StepEnd

/** A save of several calls, in the order in which they are sent. */
export interface SaveSteps<Step extends string> {
  readonly order: readonly Step[]
  readonly states: Readonly<Record<Step, StepState>>
}

/** A save that has not begun. */
export function saveSteps<Step extends string>(order: readonly Step[]): SaveSteps<Step> {
  const states = Object.fromEntries(order.map((step) => [step, 'missing'])) as Record<Step, StepState> // every step has one
  return { order, states }
}

/** The save after one of its calls ended. A step that was saved stays saved, whatever comes later. */
export function endStep<Step extends string>(
  save: SaveSteps<Step>,
  step: Step,
  end: StepEnd,
): SaveSteps<Step> {
  return save.states[step] === 'saved' ? save : { ...save, states: { ...save.states, [step]: end } }
}

/**
 * The call to send next: the first one that is missing, while nothing before it failed or is unknown. undefined: the
 * save has ended, complete or not.
 */
export function nextStep<Step extends string>(save: SaveSteps<Step>): Step | undefined {
  const first = save.order.find((step) => save.states[step] !== 'saved')
  return first !== undefined && save.states[first] === 'missing' ? first : undefined
}

/** The result of a save when nothing more is sent. */
export interface SaveResult<Step extends string> {
  /** `half`: something was saved, but not all; `unknown` wins over `failed`, because it must be read again first. */
  readonly kind: 'whole' | 'half' | 'failed' | 'unknown'
  readonly saved: readonly Step[]
  /** What a retry sends: only what is not saved. */
  readonly missing: readonly Step[]
  /** The step that stopped it. */
  readonly stoppedAt: Step | undefined
}

/** The result of a save: what was saved, what is missing, and where it stopped. */
export function resultOf<Step extends string>(save: SaveSteps<Step>): SaveResult<Step> {
  const saved = save.order.filter((step) => save.states[step] === 'saved')
  const missing = save.order.filter((step) => save.states[step] !== 'saved')
  const stoppedAt = missing.find((step) => save.states[step] !== 'missing')
  if (missing.length === 0) return { kind: 'whole', saved, missing, stoppedAt }
  if (missing.some((step) => save.states[step] === 'unknown'))
    return { kind: 'unknown', saved, missing, stoppedAt }
  return { kind: saved.length > 0 ? 'half' : 'failed', saved, missing, stoppedAt }
}
