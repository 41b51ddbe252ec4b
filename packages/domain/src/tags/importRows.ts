import { fold, fullLines, readCsvRows } from '../text/index.ts'
import { cardIdOf } from './verdict.ts'

/** Most cards that one list may hold: each is a call of its own. */
export const IMPORT_MAX = 2000

/** What a list of cards may say of each; the id alone is needed. */
const COLUMNS = ['idTag', 'account', 'parent', 'note', 'free'] as const
type Column = (typeof COLUMNS)[number]

/** The titles that a column goes by, folded, in the product's three languages; those of this product's own files among them. */
const TITLES: Readonly<Record<Column, readonly string[]>> = {
  idTag: [
    'id da tag',
    'id de la tag',
    'tag id',
    'id tag',
    'idtag',
    'id_tag',
    'id',
    'tag',
    'rfid',
    'uid',
    'cartao',
    'numero do cartao',
    'tarjeta',
    'numero de tarjeta',
    'card',
    'card id',
    'card number',
  ],
  account: ['conta', 'cuenta', 'account'],
  parent: ['tag pai', 'tag padre', 'parent tag', 'parent'],
  note: ['nota', 'note', 'observacao', 'observacion', 'comentario'],
  free: ['recarga gratis', 'recarga gratuita', 'gratis', 'free', 'free recharge', 'free charging'],
}

/** The comma of a number that a spreadsheet made of an id parts no cells. */
const DECIMAL_COMMA = /\b(\d),(\d+E\+\d)/gi

/** A card of a list, as it stands there. */
export interface ImportRow {
  /** Its line in the list, from 1. */
  readonly line: number
  /** Its id as it came. */
  readonly typed: string
  /** Its id as a reader writes it, where it is one of a card's length; else as it came. */
  readonly idTag: string
  /** The name of its account; '' where the list does not say. */
  readonly account: string
  /** The id of the USER tag that it hangs on; '' for none. */
  readonly parent: string
  readonly note: string
  /** Whether it pays nothing, as it is written; '' for no. */
  readonly free: string
}

/** A list of cards, read. */
export interface ImportRead {
  /** At most `IMPORT_MAX`. */
  readonly rows: readonly ImportRow[]
  /** How many the list has. */
  readonly count: number
  /** Titles that are none of the known ones: their columns are left out. */
  readonly unknownTitles: readonly string[]
  /** Why it cannot be read, or what of it was left out. */
  readonly remark: 'noIdColumn' | 'firstColumnOnly' | undefined
}

const columnOf = (title: string): Column | undefined =>
  COLUMNS.find((column) => TITLES[column].includes(fold(title)))

/**
 * Reads a list of cards as it was pasted or dropped: a column of ids, or a table with titles. Without titles only the
 * first column counts: nobody can say what the others mean.
 */
export function readImport(text: string): ImportRead {
  // With the line of titles.
  const { rows: table, count } = readCsvRows(text.replaceAll(DECIMAL_COMMA, '$1.$2'), IMPORT_MAX + 1)
  const titles = table[0]?.cells ?? []
  const columns = titles.map(columnOf)
  const hasTitles = columns.some((column) => column !== undefined)
  const places = hasTitles ? columns : (['idTag'] as const)
  const cards = hasTitles ? table.slice(1) : table
  const hasIds = table.length === 0 || places.includes('idTag')
  const isWider = !hasTitles && cards.some(({ cells }) => cells.length > 1)
  return {
    count: hasIds ? count - (hasTitles ? 1 : 0) : 0,
    rows: hasIds ? cards.slice(0, IMPORT_MAX).map(({ line, cells }) => rowOf(line, cells, places)) : [],
    unknownTitles: hasTitles ? titles.filter((title, place) => title !== '' && !columns[place]) : [],
    remark: hasIds ? (isWider ? 'firstColumnOnly' : undefined) : 'noIdColumn',
  }
}

/** Lines of a list that are held at most: the titles, a `sep=` and some blank ones beside what is read. */
const HELD_LINES = IMPORT_MAX + 50

/**
 * A list as far as it is of use, and how many lines it has beyond: a field of 50,000 lines stands still for seconds with
 * each letter.
 */
export function cutImport(text: string): { readonly text: string; readonly more: number } {
  let at = -1
  for (let lines = 0; lines < HELD_LINES; lines += 1) {
    at = text.indexOf('\n', at + 1)
    if (at === -1) return { text, more: 0 }
  }
  return { text: text.slice(0, at + 1), more: fullLines(text.slice(at + 1)) }
}

/** The first lines of a text, as many as are read. */
const linesOf = (text: string): readonly string[] =>
  text
    .split(/[\r\n]+/)
    .slice(0, IMPORT_MAX)
    .flatMap((line) => line.trim() || [])

/** Whether a list took the place of another, as a paste over all of it does: no line goes on where one stood. */
export function isAnotherList(before: string, after: string): boolean {
  const former = linesOf(before)
  const goesOn = (line: string) => former.some((old) => old.startsWith(line) || line.startsWith(old))
  return !linesOf(after).some(goesOn)
}

function rowOf(line: number, cells: readonly string[], places: readonly (Column | undefined)[]): ImportRow {
  const cell = (column: Column) => cells[places.indexOf(column)] ?? ''
  const typed = cell('idTag')
  return {
    line,
    typed,
    idTag: cardIdOf(typed) ?? typed,
    account: cell('account'),
    parent: cell('parent'),
    note: cell('note'),
    free: cell('free'),
  }
}
