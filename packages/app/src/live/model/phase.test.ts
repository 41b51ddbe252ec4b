import { LIVE_PHASES, LIVE_REASONS } from '@corrente/domain/stations'
import { expect, test } from 'vitest'
import { type PhaseFacts, shownPhase } from './phase.ts'

const facts: PhaseFacts = {
  link: 'open',
  isSilent: false,
  wasOpen: true,
  isSynced: true,
  isSettled: true,
  isOnline: true,
  hasAddress: true,
}

test.each<[Partial<PhaseFacts>, string]>([
  [{}, 'live'],
  [{ isSynced: false }, 'syncing'],
  [{ isSettled: false }, 'syncing'],
  [{ isSilent: true }, 'stale'],
  [{ link: 'opening', wasOpen: false }, 'connecting'],
  [{ link: 'waiting', wasOpen: false }, 'reconnecting'],
  [{ link: 'opening' }, 'reconnecting'],
  [{ link: 'waiting', isOnline: false }, 'reconnecting offline'],
  [{ link: 'checking' }, 'reconnecting'],
  [{ link: 'refused' }, 'off refused'],
  [{ link: 'hidden' }, 'off hidden'],
  [{ link: 'idle', hasAddress: false }, 'off notConfigured'],
  [{ link: 'idle' }, 'off'],
  [{ link: 'ended' }, 'stopped ended'],
])('R5 R6 %j shows as %s', (part, expected) => {
  const { phase, reason } = shownPhase({ ...facts, ...part })
  expect([phase, reason].filter(Boolean).join(' ')).toBe(expected)
  expect(LIVE_PHASES).toContain(phase)
  if (reason) expect(LIVE_REASONS).toContain(reason)
})
