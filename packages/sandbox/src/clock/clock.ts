/** An instant in milliseconds since 1970-01-01T00:00:00Z. */
export type EpochMs = number

/** What a tester may change about time; everything left out stays as it is. */
export interface ClockPatch {
  /** Sandbox seconds per real second, from 0.01 to 3600; only a real clock has a speed. */
  speed?: number | undefined
  paused?: boolean | undefined
  /** Jumps to this instant without living through the time between; the network's plans move along. */
  set?: EpochMs | undefined
  /** Lives through this many milliseconds at once; every event in between happens at its own instant. */
  advanceMs?: number | undefined
}

/** The state of the clock as the control endpoint shows it. */
export interface ClockState {
  mode: 'real' | 'manual'
  now: EpochMs
  speed: number
  paused: boolean
}

/** The sandbox's only source of time. */
export interface SandboxClock {
  now(): EpochMs
  state(): ClockState
  patch(patch: ClockPatch): ClockState
  /** Called after time went on. */
  onAdvance(listener: (now: EpochMs) => void): void
  /** Called with the difference when the clock jumped. */
  onJump(listener: (deltaMs: number) => void): void
  stop(): void
}

const TICK_MS = 100

/**
 * @param mode a manual clock moves only by `patch`; a real one runs from `start`
 * @param start the first instant
 * @param speed sandbox seconds per real second
 */
export const createClock = (mode: 'real' | 'manual', start: EpochMs, speed = 1): SandboxClock => {
  const state = { base: start, at: performance.now(), speed, paused: false }
  const advanceListeners: ((now: EpochMs) => void)[] = []
  const jumpListeners: ((deltaMs: number) => void)[] = []

  const now = (): EpochMs =>
    mode === 'manual' || state.paused
      ? state.base
      : Math.floor(state.base + (performance.now() - state.at) * state.speed)
  const rebase = (instant: EpochMs): void => {
    state.base = instant
    state.at = performance.now()
  }
  const announce = (): void => {
    const instant = now()
    for (const listener of advanceListeners) listener(instant)
  }
  const snapshot = (): ClockState => ({ mode, now: now(), speed: state.speed, paused: state.paused })

  const timer =
    mode === 'real'
      ? setInterval(() => {
          if (!state.paused) announce()
        }, TICK_MS)
      : undefined

  return {
    now,
    state: snapshot,
    patch: (patch) => {
      rebase(now())
      if (patch.speed !== undefined) state.speed = Math.min(3600, Math.max(0.01, patch.speed))
      if (patch.paused !== undefined) state.paused = patch.paused
      if (patch.set !== undefined) {
        const delta = patch.set - state.base
        rebase(patch.set)
        for (const listener of jumpListeners) listener(delta)
      }
      if (patch.advanceMs !== undefined && patch.advanceMs > 0) {
        rebase(state.base + patch.advanceMs)
        announce()
      }
      return snapshot()
    },
    onAdvance: (listener) => {
      advanceListeners.push(listener)
    },
    onJump: (listener) => {
      jumpListeners.push(listener)
    },
    stop: () => clearInterval(timer),
  }
}
