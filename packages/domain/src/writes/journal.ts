import type { EpochMs } from '../time/index.ts'
import { isJsonObject, keyTextOf, numberOf, ownField } from '../wire/index.ts'

/** What an object was like before a write: ids, amounts and times, never a name, e-mail or search text. */
export type Snapshot = Readonly<Record<string, number | boolean | string>>

/**
 * How far a journaled write is. `sent`: its end is not known here; `accepted`: the server said yes, and it has not been
 * read back yet; `half`: some steps of a chain are saved and nothing is under way.
 */
const WRITTEN_STAGES = ['sent', 'accepted', 'half'] as const
/** One that a write leaves behind. */
export type JournalStage = (typeof WRITTEN_STAGES)[number]
/** `damaged`: an entry that cannot be read. It stays, and locks what it may be about. */
const JOURNAL_STAGES = [...WRITTEN_STAGES, 'damaged'] as const

/** A write that was sent and is not settled. */
export interface JournalEntry {
  /** The intents: `station.delete:12`; one call for many objects has one for each. */
  readonly keys: readonly string[]
  /** One for each send, for a server that honours an idempotency key. */
  readonly id: string
  /** When it was sent. */
  readonly at: EpochMs
  readonly stage: (typeof JOURNAL_STAGES)[number]
  /** All that reading it back may use. */
  readonly proof: Snapshot
}

/** The open writes of a tenant and back end, oldest first; it survives sign-out and reload until they are settled. */
export type Journal = readonly JournalEntry[]

const isPlain = (value: unknown): value is number | boolean | string =>
  typeof value === 'string' || typeof value === 'boolean' || numberOf(value) !== undefined

function readSnapshot(stored: unknown): Snapshot {
  const entries = isJsonObject(stored) ? Object.entries(stored) : []
  return Object.fromEntries(
    entries.filter((entry): entry is [string, number | boolean | string] => isPlain(entry[1])),
  )
}

/** The key of an entry that says nothing of its object: it may be about any. */
const ANY = '*'

function readEntry(stored: unknown, place: number): JournalEntry {
  const list = ownField(stored, 'keys')
  const keys = Array.isArray(list) ? list.map(keyTextOf) : []
  const id = keyTextOf(ownField(stored, 'id'))
  const at = ownField(stored, 'at')
  const stage = JOURNAL_STAGES.find((each) => each === ownField(stored, 'stage'))
  const isWhole = keys.length > 0 && typeof at === 'number' && Number.isFinite(at)
  const known = keys.filter((key) => key !== undefined)
  if (isWhole && id !== undefined && stage !== undefined && known.length === keys.length)
    return { keys: known, id, at, stage, proof: readSnapshot(ownField(stored, 'proof')) }
  // Something was sent, and nobody knows any more what or whether it ended.
  const isSure = known.length > 0 && known.length === keys.length
  return {
    keys: isSure ? known : [ANY],
    id: id ?? `damaged-${place}`,
    at: 0,
    stage: 'damaged',
    proof: {},
  }
}

/** Whether two writes touch the same object. */
const overlap = (a: readonly string[], b: readonly string[]): boolean =>
  a.some((key) => key === ANY || b.includes(key) || b.includes(ANY))

/**
 * Reads a stored journal. What cannot be read stays as a `damaged` entry, which locks its objects, or all where it does not
 * say which: a lock that vanished would let money go out twice (decisions: Saving).
 *
 * @param stored - undefined or null: there is none
 */
export function readJournal(stored: unknown): Journal {
  if (stored === undefined || stored === null) return []
  const entries = (Array.isArray(stored) ? stored : [stored]).map(readEntry)
  // One object has one open entry: the first one, whose snapshot is from before anything was sent.
  const journal: JournalEntry[] = []
  for (const entry of entries) {
    const isKnown = ({ keys, stage }: JournalEntry) => stage !== 'damaged' && overlap(keys, entry.keys)
    if (entry.stage === 'damaged' || !journal.some(isKnown)) journal.push(entry)
  }
  return journal
}

/** The entries that touch one of these keys. */
export const openEntries = (journal: Journal, keys: readonly string[]): Journal =>
  journal.filter((entry) => overlap(entry.keys, keys))

/** The entries that have a key with this beginning: `refund:`. */
export const entriesUnder = (journal: Journal, prefix: string): Journal =>
  journal.filter(({ keys }) => keys.some((key) => key.startsWith(prefix)))

/**
 * The journal before a send. The entry takes the place of the one with its id: a chain's next step.
 * @param instead - ids of entries that give way to it
 * @throws RangeError when another entry touches one of its keys: that one must be settled first
 */
export function journalWith(journal: Journal, entry: JournalEntry, instead: readonly string[] = []): Journal {
  const others = journal.filter(({ id }) => id !== entry.id && !instead.includes(id))
  if (openEntries(others, entry.keys).length > 0) throw new RangeError(`${entry.keys.join(', ')} is open`)
  return [...others, entry]
}

/** The journal after a write is settled. */
export const journalWithout = (journal: Journal, id: string): Journal =>
  journal.filter((entry) => entry.id !== id)
