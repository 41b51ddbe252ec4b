import type { TableColumn } from './columns.ts'

/** Widths of the characters of a cell (13 px, figures of one width), CSS pixels, a little on the large side. */
const POINT = 4.2
const CHARACTER = 8.3
/** Padding of a cell, both sides. */
const PADDING = 18
/** Rows that are measured: of a longer list one page of numbers is like the next. */
const MEASURED = 500
const DIGIT = /\d/

/** The width of what of a cell must stay in one piece: what its column names, and the figures that a number column shows. */
function pieceOf<T>({ kind, cell, unbroken }: TableColumn<T>, row: T): number {
  if (unbroken) return longest(unbroken(row) ?? '', () => true)
  const shown = kind === 'number' ? cell(row) : undefined
  return typeof shown === 'string' || typeof shown === 'number'
    ? longest(String(shown), (word) => DIGIT.test(word))
    : 0
}

const widthOf = (word: string): number => {
  const points = word.match(/[.,:/]/g)?.length ?? 0
  return points * POINT + ([...word].length - points) * CHARACTER
}
/** The width of the longest word that counts: a line may break at blanks alone. */
const longest = (text: string, counts: (word: string) => boolean): number =>
  text.split(/\s+/).reduce((most, word) => (counts(word) ? Math.max(most, widthOf(word)) : most), 0)

/** The least width of each column, so that no number and no code of these rows is broken in the middle; CSS pixels. */
export const roomOf = <T>(columns: readonly TableColumn<T>[], rows: readonly T[]): readonly number[] => {
  const measured = rows.slice(0, MEASURED)
  return columns.map((column) => {
    if (column.kind !== 'number' && !column.unbroken) return column.minInlineSize
    const width = measured.reduce((most, row) => Math.max(most, pieceOf(column, row)), 0)
    return Math.max(column.minInlineSize, Math.ceil(width) + PADDING)
  })
}

/** The columns with these least widths; a column that keeps its own is the same object. */
export const withRoom = <T>(
  columns: readonly TableColumn<T>[],
  room: readonly number[],
): readonly TableColumn<T>[] =>
  columns.map((column, index) => {
    const minInlineSize = room[index] ?? column.minInlineSize
    return minInlineSize === column.minInlineSize ? column : { ...column, minInlineSize }
  })
