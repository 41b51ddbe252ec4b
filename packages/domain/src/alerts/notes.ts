import { DAY_MS, type EpochMs } from '../time/index.ts'
import { keyTextOf, numberOf, ownField } from '../wire/index.ts'
import type { ProblemRow } from './problems.ts'
import { siteRowKey } from './sites.ts'

/** Most characters of a note. */
export const NOTE_LIMIT = 280
/** How many notes are kept; the oldest go first. */
export const NOTES_MAX = 100
/** For how long a note is kept after it was written. */
const KEPT_FOR_MS = 90 * DAY_MS
const KEY_MAX = 400

/** What somebody wrote beside a problem: "technician called, there at two". */
export interface ProblemNote {
  /** The key of a problem, or of a site's line. */
  readonly key: string
  /** 1 to `NOTE_LIMIT` characters, without blanks around it. */
  readonly text: string
  /** When it was written. */
  readonly at: EpochMs
}

const lengthOf = (text: string): number => [...text].length

/** The notes with this one, once a key; a blank text takes the note back. What is too long is cut. */
export function writeNote(
  notes: readonly ProblemNote[],
  key: string,
  typed: string,
  at: EpochMs,
): readonly ProblemNote[] {
  const others = notes.filter((note) => note.key !== key)
  const text = [...typed.trim()].slice(0, NOTE_LIMIT).join('').trim()
  return text === '' ? others : [...others, { key, text, at }].slice(-NOTES_MAX)
}

/** What was written beside a line: its own note, else its site's, which stays with the rest once some stations are back. */
export function noteOf(
  notes: readonly ProblemNote[],
  { key, site }: Pick<ProblemRow, 'key' | 'site'>,
): ProblemNote | undefined {
  const own = notes.find((note) => note.key === key)
  if (own || site === undefined) return own
  const siteKey = siteRowKey(site.key)
  return notes.find((note) => note.key === siteKey)
}

/** The notes without those that are too old to say anything. */
export const pruneNotes = (notes: readonly ProblemNote[], now: EpochMs): readonly ProblemNote[] =>
  notes.filter(({ at }) => at > now - KEPT_FOR_MS)

/** Reads notes from storage again, each checked; the last of a key counts. Never throws. */
export function readNotes(stored: unknown): readonly ProblemNote[] {
  if (!Array.isArray(stored)) return []
  let notes: readonly ProblemNote[] = []
  for (const item of stored.slice(-NOTES_MAX)) {
    const key = keyTextOf(ownField(item, 'key'))
    const text = ownField(item, 'text')
    const at = numberOf(ownField(item, 'at'))
    if (key === undefined || key.length > KEY_MAX || at === undefined || typeof text !== 'string') continue
    if (lengthOf(text) <= NOTE_LIMIT) notes = writeNote(notes, key, text, at)
  }
  return notes
}
