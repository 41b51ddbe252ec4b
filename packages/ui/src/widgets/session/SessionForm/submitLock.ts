/** How long after a submit another one sends nothing, in milliseconds (AST-025). */
export const SUBMIT_LOCK_MS = 400

/** Lets one submit through and swallows those that follow too soon. */
export interface SubmitLock {
  /**
   * Runs the submit unless one was sent just before.
   *
   * @param at the event's own time stamp in milliseconds; it only grows, whatever the machine's clock does.
   * @param send sends, and says whether something went out: what was stopped by a field's error locks nothing.
   */
  run(at: number, send: () => boolean): void
}

/** The lock against a double press: it never delays the first submit, it only swallows the second (AST-025). */
export function createSubmitLock(): SubmitLock {
  let last = Number.NEGATIVE_INFINITY
  return {
    run(at, send) {
      if (at - last < SUBMIT_LOCK_MS) return
      if (send()) last = at
    },
  }
}
