import { safeJsonParse } from '@corrente/domain/wire'
import type { Snapshot } from '@corrente/domain/writes'
import type { ChainAction, JournalPlace } from './action.ts'

/** A proof as its journal keeps it. Without a journal nothing is kept; in the tab it may be any JSON, in one text. */
export function keptIn(journal: JournalPlace | undefined, proof: unknown): Snapshot {
  if (journal === undefined) return {}
  return journal === 'tab' ? { sent: JSON.stringify(proof ?? null) } : (proof as Snapshot) // its type says so
}

/** The proof that was kept. */
export const provedBy = (journal: JournalPlace | undefined, kept: Snapshot): unknown =>
  journal === 'tab' ? safeJsonParse(String(kept.sent)) : kept

/** The journal of a chain that a form sends: its state as it stands, kept in the tab. */
export const inTab = <State>(): NonNullable<ChainAction<State>['journal']> => ({
  place: 'tab',
  proofOf: (state) => keptIn('tab', state),
  restore: (kept) => provedBy('tab', kept) as State, // what `proofOf` made, read back
})
