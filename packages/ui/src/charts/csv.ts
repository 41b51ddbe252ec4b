/** What a cell holds: numbers stay numbers. */
export type CsvCell = string | number

/** A text that starts so would be run as a formula by a spreadsheet. */
const FORMULA = /^[=+\-@\t\r\0]/
const NEEDS_QUOTES = /[",;\t\r\n]/

const write = (cell: CsvCell): string => {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/**
 * What parts the cells: a semicolon where the comma is the decimal sign, as spreadsheets of that country read it; tabs on
 * the clipboard.
 */
export const CSV_SEPARATORS = [',', ';', '\t'] as const
export type CsvSeparator = (typeof CSV_SEPARATORS)[number]

/** The separator that a spreadsheet expects in a locale. */
export const csvSeparatorOf = (locale: string): CsvSeparator =>
  new Intl.NumberFormat(locale)
    .formatToParts(1.5)
    .some(({ type, value }) => type === 'decimal' && value === ',')
    ? ';'
    : ','

/** Rows as CSV (RFC 4180): CRLF, quotes doubled; texts that look like formulas are disarmed (R23). @param separator a comma where none is said */
export const toCsv = (rows: readonly (readonly CsvCell[])[], separator: CsvSeparator = ','): string =>
  rows.map((row) => `${row.map(write).join(separator)}\r\n`).join('')

/** A spreadsheet takes a file for UTF-8 by this alone. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Rows as a file that a spreadsheet of this locale opens. */
export const csvFile = (rows: readonly (readonly CsvCell[])[], locale: string): Blob =>
  new Blob([BYTE_ORDER_MARK + toCsv(rows, csvSeparatorOf(locale))], { type: 'text/csv;charset=utf-8' })
