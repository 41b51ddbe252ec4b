import type { Timers } from '../timings.ts'

export interface AwayDeps extends Pick<Timers, 'after'> {
  readonly everyMs: number
  /** Nothing comes live now, and somebody looks. */
  readonly isAway: () => boolean
  readonly read: () => void
}

/** Has the network read again and again while the live connection is away. */
export interface Away {
  /** `isAway` may be another. */
  readonly look: () => void
  readonly stop: () => void
}

/** Begins when it is first looked at. */
export function createAway({ after, everyMs, isAway, read }: AwayDeps): Away {
  let cancel: (() => void) | undefined
  const stop = () => {
    cancel?.()
    cancel = undefined
  }
  const look = () => {
    if (!isAway()) return stop()
    // An attempt to connect that fails must not put the reading off.
    cancel ??= after(everyMs, () => {
      cancel = undefined
      read()
      look()
    })
  }
  return { look, stop }
}
