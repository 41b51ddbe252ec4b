import { endStep, nextStep, type SaveSteps, type StepEnd } from '@corrente/domain/forms'
import {
  afterStep,
  planStationSave,
  type SavedForm,
  type StationPolicy,
  type StationSavePlan,
  type StationStep,
} from '@corrente/domain/stations'
import { lookUpStep, type SaveWorld, type StepAnswer, sendStep } from './sendStep.ts'

/** A save on its way: what is planned, how far it is, and the form as it stands after what was saved. */
export interface SaveRun {
  readonly plan: StationSavePlan
  readonly steps: SaveSteps<StationStep>
  readonly form: SavedForm
}

/** Where a save came to rest; `saved` only where all of it is. */
export interface RunEnd {
  readonly run: SaveRun
  readonly answer: StepAnswer
}

const ENDS: Readonly<Record<StepAnswer['kind'], StepEnd>> = {
  saved: 'saved',
  refused: 'failed',
  limit: 'failed',
  taken: 'failed',
  lost: 'failed',
  unknown: 'unknown',
}

/** A save that has not begun: it holds only what differs from the form's base. */
export function startRun(form: SavedForm, policy: StationPolicy): SaveRun {
  const plan = planStationSave(form.values, form.base, policy)
  return { plan, steps: plan.steps, form }
}

/**
 * Sends what is missing, one call after the other, until one is not saved.
 *
 * @param onMove the form after each call that was saved: its base has moved (decisions: Saving).
 * @param known the answer of the first call, where it is there already.
 */
export async function goOn(
  world: SaveWorld,
  start: SaveRun,
  onMove: (form: SavedForm) => void,
  known?: StepAnswer,
): Promise<RunEnd> {
  const { plan } = start
  let { steps, form } = start
  let ready = known
  for (let step = nextStep(steps); step; step = nextStep(steps)) {
    const answer = ready ?? (await sendStep(world, plan, step, form))
    ready = undefined
    steps = endStep(steps, step, ENDS[answer.kind])
    if (answer.kind !== 'saved') return { run: { plan, steps, form }, answer }
    // A new station's key is nobody's here: it is saved, and its form is left.
    if (form.base.pk === undefined) continue
    form = afterStep(form, step)
    onMove(form)
  }
  return { run: { plan, steps, form }, answer: { kind: 'saved' } }
}

/** Looks whether the call at which a save stopped was applied after all, and goes on from there. */
export async function lookUpAndGoOn(
  world: SaveWorld,
  { plan, steps, form }: SaveRun,
  onMove: (form: SavedForm) => void,
): Promise<RunEnd> {
  const step = steps.order.find((each) => steps.states[each] === 'unknown')
  if (step === undefined) return goOn(world, { plan, steps, form }, onMove)
  const answer = await lookUpStep(world, plan, step, form)
  const states = { ...steps.states, [step]: 'missing' }
  return goOn(world, { plan, steps: { ...steps, states }, form }, onMove, answer)
}
