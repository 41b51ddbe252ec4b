/** How long after a submit another one sends nothing, in milliseconds (AST-025). */
export const SUBMIT_LOCK_MS = 400

/** Lets one submit through and holds back those that follow too soon. */
export interface SubmitLock {
  /**
   * Whether a submit may go out.
   *
   * @param at the event's own time stamp in milliseconds; it only grows, whatever the machine's clock does.
   */
  tryPass(at: number): boolean
}

/** The lock against a double press: it never delays the first submit, it only swallows the second (AST-025). */
export function createSubmitLock(): SubmitLock {
  let last = Number.NEGATIVE_INFINITY
  return {
    tryPass(at) {
      if (at - last < SUBMIT_LOCK_MS) return false
      last = at
      return true
    },
  }
}
