import { type JournalChange, type JournalEntry, staleEntries } from '@corrente/domain/writes'
import type { WritesDeps } from './deps.ts'
import { writeJournalOf } from './journal.ts'
import type { Work } from './work.ts'

export const isSameKeys = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((key) => b.includes(key))

/** What the journal keeps of one write. */
export type Kept = ReturnType<typeof createKept>

export function createKept(workNow: () => Work, deps: WritesDeps) {
  /** Of this write's last send, until it is settled. */
  let entry: JournalEntry | undefined
  /** Entries that give way to the next send, as they are too old. */
  let stale: readonly string[] = []
  let released: string | undefined
  const journal = () => writeJournalOf(deps, workNow().journal)
  const quietly = (change: Promise<void>): Promise<'done' | 'open' | 'notKept'> =>
    change.then(
      () => 'done',
      (error: unknown) => {
        deps.failed(error)
        return error instanceof RangeError ? 'open' : 'notKept'
      },
    )
  return {
    entry: () => entry,
    adopt: (open: JournalEntry) => {
      entry = open
    },
    /** What stands open of these objects, but for what was let go of. `isOwn`: it is this very write. */
    open: () => {
      const { keys, rules } = workNow()
      const held = journal().open(keys)
      stale = staleEntries(held, rules.patience, deps.now())
      const [open, ...others] = held.filter(({ id }) => id !== released && !stale.includes(id))
      return open && { open, isOwn: others.length === 0 && isSameKeys(open.keys, keys) }
    },
    /**
     * Before a send. `open`: another tab was quicker, in a browser without locks; `notKept`: it could not be written. No
     * journal, no send (decisions: Saving).
     */
    keep: async (next: JournalEntry): Promise<'done' | 'open' | 'notKept'> => {
      const end = await quietly(journal().keep(next, entry ? [entry.id, ...stale] : stale))
      if (end !== 'done') return end
      entry = next
      released = undefined
      return end
    },
    settle: async (change: JournalChange): Promise<void> => {
      if (!entry || change === 'asIs') return
      const { id } = entry
      entry = change === 'nothing' ? undefined : { ...entry, stage: change }
      await quietly(change === 'nothing' ? journal().remove(id) : journal().mark(id, change))
    },
    /** Lets go of the entry, for one new send. Returns false where another tab has settled it. */
    letGo: (): boolean => {
      const { keys, journal: place } = workNow()
      const open = journal().open(keys)
      if (place !== undefined && !open.some(({ id }) => id === entry?.id)) return false
      released = entry?.id
      return true
    },
    /** Nothing is let go of any more. */
    holdOn: () => {
      released = undefined
    },
  }
}
