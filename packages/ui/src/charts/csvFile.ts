import { type CsvCell, csvSeparatorOf, toCsv } from './csv.ts'

/** Tells a spreadsheet that the text is UTF-8. */
const BOM = '\uFEFF'

/** Numbers as a file for the tenant's spreadsheet, with what they are of above them. */
export const csvFile = (
  lines: readonly string[],
  rows: readonly (readonly CsvCell[])[],
  locale: string,
): Blob =>
  new Blob([BOM, toCsv([...lines.map((line) => [line]), ...rows], csvSeparatorOf(locale))], {
    type: 'text/csv;charset=utf-8',
  })
