/** An id: it stays a text where a spreadsheet would make a number or a day of it. */
export interface CsvId {
  readonly id: string
}

/** What a cell holds: numbers stay numbers. */
export type CsvCell = string | number

const MONTH = 'jan|fe[bv]|mar|a[bp]r|ma[iy]|jun|jul|a[gu][og]|se[pt]|out|oct|nov|de[cz]|dic|ene'
/** What a spreadsheet does not leave as it is: digits, `12345E67`, `1-2`, `DEC10`. */
const NO_TEXT = new RegExp(
  String.raw`^(?:[\d.,]*\d(?:E\d*)?|\d{1,4}(?:[-/:. ]\d{1,4}){1,2}|\d*[ -]?(?:${MONTH})\w{0,6}[ -]?\d+)$`,
  'i',
)

/** A text that starts so would be run as a formula by a spreadsheet. */
const FORMULA = /^[=+\-@\t\r\0]/
const NEEDS_QUOTES = /[",;\t\r\n]/

/** 1.5 beside semicolons would be read as the first of May: who parts cells so writes decimals with a comma. */
const numberOf = (value: number, separator: CsvSeparator): string => {
  if (!Number.isFinite(value)) return ''
  return separator === ';' ? String(value).replace('.', ',') : String(value)
}

const write = (cell: CsvCell | CsvId, separator: CsvSeparator): string => {
  if (typeof cell === 'number') return numberOf(cell, separator)
  // A formula that is nothing but this text: what it may hold the pattern says.
  if (typeof cell !== 'string') return NO_TEXT.test(cell.id) ? `"=""${cell.id}"""` : write(cell.id, separator)
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

/**
 * Rows as CSV (RFC 4180): CRLF, quotes doubled; texts that look like formulas are disarmed (R23); decimals have the comma
 * where cells are parted by semicolons. @param separator a comma where none is said
 */
export const toCsv = (
  rows: readonly (readonly (CsvCell | CsvId)[])[],
  separator: CsvSeparator = ',',
): string => rows.map((row) => `${row.map((cell) => write(cell, separator)).join(separator)}\r\n`).join('')

/** A spreadsheet takes a file for UTF-8 by this alone. */
const BYTE_ORDER_MARK = '\uFEFF'

/** Lines as a file that a spreadsheet of this locale opens. */
export const csvFile = (rows: readonly (readonly (CsvCell | CsvId)[])[], locale: string): Blob =>
  new Blob([BYTE_ORDER_MARK + toCsv(rows, csvSeparatorOf(locale))], { type: 'text/csv;charset=utf-8' })

/** One column of a file. */
export interface CsvColumn<Row> {
  readonly header: string
  /** What a row has in it; a column without it is in no file. */
  readonly text?: ((row: Row) => CsvCell | CsvId | undefined) | undefined
}

/** Rows as a file with these columns. */
export const csvOf = <Row>(
  columns: readonly CsvColumn<Row>[],
  rows: readonly Row[],
  locale: string,
): Blob => {
  const told = columns.flatMap(({ header, text }) => (text ? [{ header, text }] : []))
  const lines = rows.map((row) => told.map(({ text }) => text(row) ?? ''))
  return csvFile([told.map(({ header }) => header), ...lines], locale)
}
