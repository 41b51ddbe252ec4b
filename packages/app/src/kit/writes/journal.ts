import {
  type Journal,
  type JournalEntry,
  type JournalStage,
  journalWith,
  journalWithout,
  openEntries,
} from '@corrente/domain/writes'
import type { JournalPlace } from './action.ts'
import type { WritesDeps } from './deps.ts'

/** What a write keeps past a reload. Without a place it keeps nothing, and finds nothing. */
export interface WriteJournal {
  /** The entries that touch one of these keys. */
  readonly open: (keys: readonly string[]) => Journal
  /**
   * Before a send. Like every change it throws where it does not stand in the storage afterwards.
   * @throws RangeError where another entry touches one of its keys
   * @param instead - those that give way
   */
  readonly keep: (entry: JournalEntry, instead: readonly string[]) => Promise<void>
  readonly mark: (id: string, stage: JournalStage) => Promise<void>
  readonly remove: (id: string) => Promise<void>
}

const NO_JOURNAL: WriteJournal = {
  open: () => [],
  keep: async () => undefined,
  mark: async () => undefined,
  remove: async () => undefined,
}

export function writeJournalOf(
  { locks, tenantId, readJournal, writeJournal }: WritesDeps,
  place: JournalPlace | undefined,
): WriteJournal {
  if (place === undefined) return NO_JOURNAL
  // Two tabs may change it at the same moment: each reads and writes in its turn.
  const change = (by: (journal: Journal) => Journal) =>
    locks.inTurn(`write-journal:${tenantId}:${place}`, async () => {
      if (!writeJournal(place, by(readJournal(place))))
        throw new Error('The journal could not be written: storage is full or blocked.')
    })
  return {
    open: (keys) => openEntries(readJournal(place), keys),
    keep: (entry, instead) => change((journal) => journalWith(journal, entry, instead)),
    mark: (id, stage) =>
      change((journal) => journal.map((entry) => (entry.id === id ? { ...entry, stage } : entry))),
    remove: (id) => change((journal) => journalWithout(journal, id)),
  }
}
