import { readCsv } from '@corrente/domain/text'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { csvSeparatorOf, toCsv } from './csv.ts'

test('writes commas, quotes and line ends as RFC 4180 asks', () => {
  expect(toCsv([['a', 'b,c', 'd"e', 'f\ng', 1.5]])).toBe('a,"b,c","d""e","f\ng",1.5\r\n')
})

test.each([
  ['pt-BR', ';'],
  ['es-CO', ';'],
  ['en', ','],
] as const)(
  'in %s cells are parted by %s, and decimals are as a spreadsheet of that country reads them',
  (locale, separator) => {
    expect(csvSeparatorOf(locale)).toBe(separator)
    expect(toCsv([[-1234.5, 7]], separator)).toBe(separator === ';' ? '-1234,5;7\r\n' : '-1234.5,7\r\n')
    expect(toCsv([['a;b', 'c,d', 'e']], separator)).toBe(`"a;b"${separator}"c,d"${separator}e\r\n`)
  },
)

test('R23 a text that looks like a formula is disarmed, a number stays a number', () => {
  for (const start of ['=', '+', '-', '@', '\t', '\0'])
    expect(toCsv([[`${start}1+1`]]).replace(/^"/, '')).toMatch(/^'/)
  expect(toCsv([[-5, 0, Number.NaN]])).toBe('-5,0,\r\n')
})

test('R23 an id stays a text in a spreadsheet, is no other formula, and reads back as it was', () => {
  const ids = [
    '0012345678',
    '12345E67',
    '00000000123456789012',
    '1-2',
    'DEC10',
    '1A2B3C4D',
    'LEGADO-1',
    '=1+1',
    '',
  ]
  const text = toCsv([ids.map((id) => ({ id }))], ';')
  expect(text).toBe(
    '"=""0012345678""";"=""12345E67""";"=""00000000123456789012""";"=""1-2""";"=""DEC10""";1A2B3C4D;LEGADO-1;\'=1+1;\r\n',
  )
  expect(readCsv(text).rows[0]?.cells).toEqual(ids)
})

/** A reader of one row, written apart from the writer. */
const readRow = (text: string): string[] => {
  const cells: string[] = []
  const cell = /(?:"((?:[^"]|"")*)"|([^,\r\n"]*))(,|\r\n)/gy
  for (let match = cell.exec(text); match; match = cell.exec(text))
    cells.push(match[1]?.replaceAll('""', '"') ?? match[2] ?? '')
  return cells
}

test('what was written reads back the same, but for the guard', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { minLength: 1, maxLength: 5 }), (row) => {
      const back = readRow(toCsv([row]))
      expect(back).toEqual(row.map((text) => (/^[=+\-@\t\r\0]/.test(text) ? `'${text}` : text)))
    }),
  )
})
