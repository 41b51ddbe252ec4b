import type { LivePhase } from '@corrente/domain/stations'

/** How a phase looks: whether what is shown is current, may soon be, or is not. */
export type LiveLook = 'current' | 'pending' | 'old'

const looks: Record<LivePhase, LiveLook> = {
  off: 'old',
  connecting: 'pending',
  syncing: 'pending',
  live: 'current',
  reconnecting: 'pending',
  stale: 'old',
  stopped: 'old',
}

/** The look of a phase. */
export function lookOf(phase: LivePhase): LiveLook {
  return looks[phase]
}

/**
 * Whether the age of the last message stands beside the phase: where data were once received, and where their age is
 * what an operator needs to know.
 */
export function showsAge(phase: LivePhase): boolean {
  return phase !== 'connecting' && phase !== 'syncing' && phase !== 'stopped'
}

/** Whether a phase is what everybody takes for granted while a page starts. */
export function isExpected(phase: LivePhase): boolean {
  return phase === 'connecting' || phase === 'syncing' || phase === 'live'
}
