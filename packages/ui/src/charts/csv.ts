/** What a cell holds: numbers stay numbers. */
export type CsvCell = string | number

/** A text that starts so would be run as a formula by a spreadsheet. */
const FORMULA = /^[=+\-@\t\r\0]/
const NEEDS_QUOTES = /[",\r\n]/

const write = (cell: CsvCell): string => {
  if (typeof cell === 'number') return Number.isFinite(cell) ? String(cell) : ''
  const safe = FORMULA.test(cell) ? `'${cell}` : cell
  return NEEDS_QUOTES.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

/** Rows as CSV (RFC 4180): commas, CRLF, quotes doubled; texts that look like formulas are disarmed (R23). */
export const toCsv = (rows: readonly (readonly CsvCell[])[]): string =>
  rows.map((row) => `${row.map(write).join(',')}\r\n`).join('')
