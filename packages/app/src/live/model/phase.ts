import type { LivePhase, LiveReason } from '@corrente/domain/stations'
import type { LinkPhase } from '../worker/link.ts'

/** What the phase is computed from. */
export interface PhaseFacts {
  readonly link: LinkPhase
  /** An open connection that is silent although it should not be. */
  readonly isSilent: boolean
  readonly wasOpen: boolean
  /** The stations held were read after the present connection's gap. */
  readonly isSynced: boolean
  /** All topics stand on the present connection. */
  readonly isSettled: boolean
  readonly isOnline: boolean
  readonly hasAddress: boolean
}

/** A phase with its reason, as it is shown. */
export interface ShownPhase {
  readonly phase: LivePhase
  readonly reason?: LiveReason
}

/** The phase that follows from the facts (LIV-001, R5, R6). */
export function shownPhase(facts: PhaseFacts): ShownPhase {
  switch (facts.link) {
    case 'idle':
      return facts.hasAddress ? { phase: 'off' } : { phase: 'off', reason: 'notConfigured' }
    case 'open':
      if (facts.isSilent) return { phase: 'stale' }
      return { phase: facts.isSynced && facts.isSettled ? 'live' : 'syncing' }
    case 'opening':
    case 'waiting': {
      const phase = facts.wasOpen || facts.link === 'waiting' ? 'reconnecting' : 'connecting'
      return facts.isOnline ? { phase } : { phase, reason: 'offline' }
    }
    case 'checking':
      return { phase: 'reconnecting' }
    case 'refused':
      return { phase: 'off', reason: 'refused' }
    case 'hidden':
      return { phase: 'off', reason: 'hidden' }
    case 'ended':
      return { phase: 'stopped', reason: 'ended' }
  }
}
