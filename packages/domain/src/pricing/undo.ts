/** How many steps can be taken back. */
export const UNDO_DEPTH = 100

/** What stood and what stands, with the names of the steps between. */
export interface History<State, Step> {
  /** The oldest first: what stood before each step. */
  readonly past: readonly { readonly state: State; readonly step: Step }[]
  readonly now: State
  /** The next one first: what stood after each step that was taken back. */
  readonly future: readonly { readonly state: State; readonly step: Step }[]
}

/** A history that begins here. */
export const beginHistory = <State, Step>(now: State): History<State, Step> => ({ past: [], now, future: [] })

/** One step on: what was taken back before is gone. */
export const stepOn = <State, Step>(
  { past, now }: History<State, Step>,
  state: State,
  step: Step,
): History<State, Step> => ({
  past: [...past, { state: now, step }].slice(-UNDO_DEPTH),
  now: state,
  future: [],
})

/** Goes on with the last step: it ends elsewhere, and is still one to take back. */
export const stepFurther = <State, Step>(
  { past }: History<State, Step>,
  state: State,
): History<State, Step> => ({ past, now: state, future: [] })

/** One step back; the same history where there is none. */
export function undoStep<State, Step>(history: History<State, Step>): History<State, Step> {
  const last = history.past.at(-1)
  if (!last) return history
  return {
    past: history.past.slice(0, -1),
    now: last.state,
    future: [{ state: history.now, step: last.step }, ...history.future],
  }
}

/** One step that was taken back, again; the same history where there is none. */
export function redoStep<State, Step>(history: History<State, Step>): History<State, Step> {
  const [next, ...future] = history.future
  if (!next) return history
  return { past: [...history.past, { state: history.now, step: next.step }], now: next.state, future }
}
