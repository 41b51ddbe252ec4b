import { plainText } from './plain.ts'

/** What may part the cells of a pasted or dropped table. */
const SEPARATORS = [';', ',', '\t'] as const
/** A spreadsheet's own first line: it names the separator, and is no row. */
const NAMED = /^\s*"?sep=([^"\r\n])"?[;,\t ]*(?:\r\n|\r|\n|$)/i

/** A table as it stands in a text. */
export interface CsvRow {
  /** The line on which it begins, from 1. */
  readonly line: number
  /** Trimmed. */
  readonly cells: readonly string[]
}

/** How many lines of a text have something in them. */
export const fullLines = (text: string): number => text.match(/^.*\S.*$/gm)?.length ?? 0

/** What stands most often in the first line with a text, outside of quotes; a comma where nothing does. */
function separatorOf(text: string): string {
  const first = (text.split(/\r\n|\r|\n/).find((line) => line.trim() !== '') ?? '').replaceAll(/"[^"]*"/g, '')
  const counts = SEPARATORS.map((each) => first.split(each).length)
  return SEPARATORS[counts.indexOf(Math.max(...counts))] ?? ','
}

/** Without what an export put before a text that would be a formula, or around one that would be a number. */
const disarmed = (cell: string): string => {
  const asText = /^="(.*)"$/s.exec(cell)
  if (asText) return (asText[1] ?? '').replaceAll('""', '"')
  return /^'[=+\-@]/.test(cell) ? cell.slice(1) : cell
}

/**
 * Reads a table as spreadsheets write it (RFC 4180): cells parted by semicolons, commas or tabs, quotes doubled, any line
 * ends, a byte order mark or none; a first line `sep=;` names the separator. Blank lines are left out, and in cells what
 * nobody sees (`plainText`). Never throws: a quote that is not closed ends with the text.
 */
export function readCsv(text: string): readonly CsvRow[] {
  return readCsvRows(text, Number.POSITIVE_INFINITY).rows
}

/**
 * As `readCsv`, but reads the first rows alone and counts the others by their lines: a list of 50,000 is dropped where
 * 2,000 are used.
 */
export function readCsvRows(
  text: string,
  most: number,
): { readonly rows: readonly CsvRow[]; readonly count: number } {
  const whole = text.replace(/^\uFEFF/, '')
  const [head = '', named] = NAMED.exec(whole) ?? []
  const body = whole.slice(head.length)
  const separator = named ?? separatorOf(body)
  const rows: CsvRow[] = []
  let cells: string[] = []
  let cell = ''
  let isQuoted = false
  let line = 1 + (head.match(/\r\n|\r|\n/g)?.length ?? 0)
  let begin = line
  const endCell = () => {
    cells.push(disarmed(plainText(cell).trim()))
    cell = ''
  }
  const endRow = () => {
    endCell()
    if (cells.some((each) => each !== '')) rows.push({ line: begin, cells })
    cells = []
    begin = line
  }
  for (let at = 0; at < body.length; at += 1) {
    if (rows.length >= most) return { rows, count: rows.length + fullLines(body.slice(at)) }
    const sign = body[at] ?? ''
    const isBreak = sign === '\n' || sign === '\r'
    if (sign === '\r' && body[at + 1] === '\n') at += 1
    if (isBreak) line += 1
    if (isQuoted) {
      if (sign !== '"') cell += isBreak ? '\n' : sign
      else if (body[at + 1] === '"') {
        cell += '"'
        at += 1
      } else isQuoted = false
    } else if (sign === '"' && cell.trim() === '') {
      isQuoted = true
      cell = ''
    } else if (isBreak) endRow()
    else if (sign === separator) endCell()
    else cell += sign
  }
  endRow()
  return { rows, count: rows.length }
}
