import type { Journal } from '@corrente/domain/writes'
import { usePorts } from '../../ports/index.ts'

/** What this browser has sent, whichever tab; beside the journal of the writes, which forgets what has ended. */
export interface SentJournal {
  readonly read: () => Journal
  readonly write: (journal: Journal) => void
}

/** The journal of what was sent and is over for the server, not for whom it went to. @param place - a name of its own */
export function useSentJournal(place: string): SentJournal {
  const { storage, tenant } = usePorts()
  return {
    read: () => storage.readJournal(tenant.id, place),
    write: (journal) => storage.writeJournal(tenant.id, place, journal),
  }
}
