import type { EpochMs } from '../time/index.ts'
import { isJsonObject, keyText, numberOf, type Read, readRows, z } from '../wire/index.ts'

/** What an object was like before an action: ids, amounts and times, never a name, e-mail or search text. */
export type Snapshot = Readonly<Record<string, number | boolean | string>>

/** An action that was sent and is not settled. */
export interface JournalEntry {
  /** The intent: `station.delete:12`, `refund:TRANSACTION/55021`. */
  readonly key: string
  /** One for each send, for a server that honours an idempotency key. */
  readonly id: string
  readonly at: EpochMs
  readonly snapshot: Snapshot
}

/** The open actions of a tenant, oldest first; it survives sign-out and reload until they are settled. */
export type Journal = readonly JournalEntry[]

const snapshotField = z.pipe(
  z.optional(z.unknown()),
  z.transform((value): Snapshot => {
    const entries = isJsonObject(value) ? Object.entries(value) : []
    const plain = entries.filter(
      (entry): entry is [string, number | boolean | string] =>
        typeof entry[1] === 'string' || typeof entry[1] === 'boolean' || numberOf(entry[1]) !== undefined,
    )
    return Object.fromEntries(plain)
  }),
)
const entrySchema = z.object({
  key: keyText,
  id: keyText,
  at: z.number(),
  snapshot: snapshotField,
})

/** Reads a stored journal; entries that cannot be read are dropped and counted, so that the screen can warn. */
export function readJournal(stored: unknown): Read<Journal> {
  const { data, unread } = readRows(entrySchema, stored)
  // One intent has one open entry: the first one, whose snapshot is from before anything was sent.
  const byKey = new Map<string, JournalEntry>()
  for (const entry of data) if (!byKey.has(entry.key)) byKey.set(entry.key, entry)
  return { data: [...byKey.values()], unread }
}

/** The open entry of an intent: its next press first reconciles. */
export function openEntry(journal: Journal, key: string): JournalEntry | undefined {
  return journal.find((entry) => entry.key === key)
}

/** The journal before a send. @throws RangeError when the intent is open already: it must be reconciled first. */
export function journalWith(journal: Journal, entry: JournalEntry): Journal {
  if (openEntry(journal, entry.key)) throw new RangeError(`${entry.key} is open`)
  return [...journal, entry]
}

/** The journal after an intent is settled. */
export function journalWithout(journal: Journal, key: string): Journal {
  return journal.filter((entry) => entry.key !== key)
}
