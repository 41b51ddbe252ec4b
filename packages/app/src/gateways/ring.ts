import type { KeptCall } from '@corrente/domain/support-file'

/** The last calls: how each ended, and what each was answered last. */
export interface OutcomeRing {
  readonly add: (call: KeptCall) => void
  /** The last outcomes, oldest first, without bodies. */
  readonly entries: () => readonly KeptCall[]
  /** One line per outcome, ready to be copied into a report: no body, no query, no token, no id. */
  readonly text: () => string
  /** The last end of each call with its answer, as the server gave it; for the support file alone, which has nobody in it. */
  readonly answers: () => readonly KeptCall[]
  /** Drops all answers, as the session that was given them is over (R26). */
  readonly forget: () => void
}

declare module '../ports/ports.ts' {
  interface Ports {
    readonly ring: OutcomeRing
  }
}

/** Characters of all answers together, and what each call counts besides its own. */
const ROOM = 8e6
const CALL = 8e4

/** @param size - how many outcomes are kept, at least 1 */
export function createRing(size = 50): OutcomeRing {
  let kept: readonly KeptCall[] = []
  const answers = new Map<string, KeptCall>()
  return {
    add: (call) => {
      kept = [...kept, { ...call, sent: undefined, text: undefined }].slice(-Math.max(1, size))
      const { base, method, template, params, query, sent, text = '' } = call
      const key = JSON.stringify([base, method, template, params, query, sent])
      answers.delete(key)
      // A password is held no longer than its call.
      if (text.length < ROOM / 2 && !/password/i.test(key)) answers.set(key, call)
      let room = ROOM
      for (const [one, { text = '' }] of [...answers].reverse()) {
        room -= CALL + text.length
        if (room < 0) answers.delete(one)
      }
    },
    entries: () => kept,
    text: () =>
      kept
        .map(
          (e) => `${new Date(e.at).toISOString()} ${e.method} ${e.template} ${e.kind} ${e.status} ${e.ms} ms`,
        )
        .join('\n'),
    answers: () => [...answers.values()],
    forget: () => answers.clear(),
  }
}
