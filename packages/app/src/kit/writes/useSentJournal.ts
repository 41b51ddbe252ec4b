import type { Journal } from '@corrente/domain/writes'
import { usePorts } from '../../ports/index.ts'

/** What this browser has sent, whichever tab; beside the journal of the writes, which forgets what has ended. */
export interface SentJournal {
  readonly read: () => Journal
  /** @returns whether it is kept */
  readonly write: (journal: Journal) => boolean
}

/** The journal of what was sent and is over for the server, not for whom it went to. @param place - a name of its own */
export function useSentJournal(place: string): SentJournal {
  const { storage, tenant } = usePorts()
  return {
    // What cannot be read has no time, and what was sent counts for a minute at most.
    read: () => storage.readJournal(tenant.id, place).filter(({ stage }) => stage !== 'damaged'),
    write: (journal) => storage.writeJournal(tenant.id, place, journal),
  }
}
