import { fold, searchWords } from '@corrente/domain/text'
import type { StatusShape } from '../../primitives/index.ts'

/** One entry of a list to pick from. */
export interface PickRow {
  key: string
  text: string
  /** A second, quieter text: a code, an address. It is searched too. */
  note: string | undefined
  /** The text is the number of a card or the like: covered while personal data is hidden. */
  isTextPersonal?: boolean | undefined
  /** The note is an e-mail or the like: covered likewise. */
  isNotePersonal?: boolean | undefined
  /** What a search compares. */
  folded: string
}

/** What an entry is at this moment: asked for the rows in view alone, so that it may change at any time. */
export interface PickState {
  /** `undefined`: a state that the product does not know. */
  readonly shape: StatusShape | undefined
  /** The state, and what else is true now, in words. */
  readonly label: string
}

/** How the entries of a list are read; each is a plain reading of one entry, always the same for the same entry. */
export interface PickSource<T> {
  /** The entries in their order; 40,000 are fine (AST-020). */
  items: readonly T[]
  /** Tells entries apart. */
  keyOf: (item: T) => string
  /** What an entry is called. */
  textOf: (item: T) => string
  /** A second, quieter text: a code, an address. It is searched too. */
  noteOf?: ((item: T) => string | undefined) | undefined
  /** Texts are numbers of cards or the like: covered while personal data is hidden, and found all the same. */
  isTextPersonal?: boolean | undefined
  /** Notes are e-mails or the like: covered and found likewise. */
  isNotePersonal?: boolean | undefined
}

/** Reads all entries once. */
export function rowsOf<T>({
  items,
  keyOf,
  textOf,
  noteOf,
  isTextPersonal,
  isNotePersonal,
}: PickSource<T>): readonly PickRow[] {
  return items.map((item) => {
    const text = textOf(item)
    const note = noteOf?.(item)
    const folded = fold(note ? `${text} ${note}` : text)
    return { key: keyOf(item), text, note, isTextPersonal, isNotePersonal, folded }
  })
}

/** The rows that hold every word of a query, in their order, without case and accents; all for a blank one. */
export function findRows(rows: readonly PickRow[], query: string): readonly PickRow[] {
  const words = searchWords(query)
  return words.length === 0 ? rows : rows.filter(({ folded }) => words.every((word) => folded.includes(word)))
}

/** Rows for keys that are chosen but not on offer: they stay chosen, called by their key. */
export function unofferedRows(
  keys: readonly string[],
  offered: ReadonlyMap<string, PickRow>,
  nameOf: (key: string) => string,
): readonly PickRow[] {
  return keys
    .filter((key) => !offered.has(key))
    .map((key) => ({ key, text: nameOf(key), note: undefined, folded: fold(nameOf(key)) }))
}
