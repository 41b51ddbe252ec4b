import type { Timers } from '../timings.ts'

export interface SilenceDeps extends Pick<Timers, 'now'> {
  /** Calls once after a wait, unless the connection is over by then. */
  readonly later: (ms: number, then: () => void) => void
  /** Without heart-beats so much silence is worth a question. */
  readonly quietMs: number
  /** It became silent, or is so no longer. */
  readonly onChange: () => void
  readonly onQuiet: () => void
  readonly onDead: () => void
}

/** What a connection's silence means. */
export interface Silence {
  /** True while an open connection is silent although it should not be (R5). */
  readonly isSilent: () => boolean
  /**
   * Begins with a connection. With heart-beats, two missing ones mean silent and three mean dead (R3); without, it only
   * calls `onQuiet`.
   * @param beatMs - time between two heart-beats; 0: there are none
   */
  readonly watch: (beatMs: number) => void
  /** Something arrived. */
  readonly heard: () => void
  /** The connection is over. */
  readonly end: () => void
}

/** Judges the silence of one connection after the other. */
export function createSilence(deps: SilenceDeps): Silence {
  let isSilent = false
  let lastHeard = 0

  const judge = (beatMs: number): void => {
    const allowed = beatMs === 0 ? deps.quietMs : isSilent ? beatMs * 3 : beatMs * 2
    const silence = deps.now() - lastHeard
    if (silence < allowed) deps.later(allowed - silence, () => judge(beatMs))
    else if (beatMs === 0) {
      lastHeard = deps.now()
      deps.onQuiet()
      judge(beatMs)
    } else if (isSilent) deps.onDead()
    else {
      isSilent = true
      deps.onChange()
      judge(beatMs)
    }
  }

  return {
    isSilent: () => isSilent,
    watch: (beatMs) => {
      lastHeard = deps.now()
      judge(beatMs)
    },
    heard: () => {
      lastHeard = deps.now()
      if (!isSilent) return
      isSilent = false
      deps.onChange()
    },
    end: () => {
      isSilent = false
    },
  }
}
