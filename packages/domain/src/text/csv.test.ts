import fc from 'fast-check'
import { expect, test } from 'vitest'
import { plainText, readCsv, readCsvRows } from './index.ts'

const cellsOf = (text: string) => readCsv(text).map(({ cells }) => cells)

test.each([
  [
    'semicolons',
    'a;b\nc;d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'commas',
    'a,b\nc,d',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'tabs, as a spreadsheet copies',
    'a\tb\r\nc\td',
    [
      ['a', 'b'],
      ['c', 'd'],
    ],
  ],
  [
    'a comma within a cell of semicolons',
    'id;nota\nA;x, y',
    [
      ['id', 'nota'],
      ['A', 'x, y'],
    ],
  ],
  ['one column', 'a\nb', [['a'], ['b']]],
  ['a byte order mark, old line ends, blank lines', '\uFEFFa\r\r  \rb', [['a'], ['b']]],
  ['quotes, doubled within', '"a;""b""";c', [['a;"b"', 'c']]],
  ['a line end within a cell', '"a\r\nb";c', [['a\nb', 'c']]],
  ['blanks around a cell', ' a ; b ', [['a', 'b']]],
  ['a quote in the middle of a text', '5" x;b', [['5" x', 'b']]],
  ['a quote that is never closed', '"a;b', [['a;b']]],
  ['a formula that an export disarmed', "'=1+1;'a", [['=1+1', "'a"]]],
  [
    'a text that an export kept from being a number',
    '"=""0012345678""";="12345E67"',
    [['0012345678', '12345E67']],
  ],
  [
    'the separator that the first line names',
    '\uFEFFsep=;\r\nid;nota, livre\r\n1;2',
    [
      ['id', 'nota, livre'],
      ['1', '2'],
    ],
  ],
  ['any separator that is named', '"sep=|"\na|b;c', [['a', 'b;c']]],
  ['what nobody sees', 'AUR-0004\u00A0\u200B;\u200E1', [['AUR-0004', '1']]],
  ['nothing', ' \n\n', []],
])('reads %s', (_what, text, expected) => {
  expect(cellsOf(text)).toEqual(expected)
})

test('a row knows the line on which it begins, also after a cell of several lines', () => {
  expect(readCsv('a\n\n"b\nc"\nd').map(({ line }) => line)).toEqual([1, 3, 5])
  expect(readCsv('sep=;\r\na').map(({ line }) => line)).toEqual([2])
})

const written = (rows: readonly (readonly string[])[], separator: string) =>
  rows.map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(separator)).join('\r\n')

test('what was written with quotes reads back the same', () => {
  const cell = fc
    .string()
    .map((text) => plainText(text.replaceAll(/\r\n?/g, '\n')).trim())
    .filter((text) => !/^'[=+\-@]|^="|^sep=/.test(text))
  const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 4 })
  fc.assert(
    fc.property(rows, fc.constantFrom(';', ',', '\t'), (table, separator) => {
      const full = table.filter((row) => row.some((each) => each !== ''))
      expect(cellsOf(written(full, separator))).toEqual(full)
    }),
  )
})

test('only so many rows are read, the others are counted', () => {
  const text = `sep=;\n"a\nb";1\n\nc;2\n${'d;3\n \n'.repeat(50_000)}`
  const { rows, count } = readCsvRows(text, 2)
  expect([rows.map(({ cells }) => cells), count]).toEqual([
    [
      ['a\nb', '1'],
      ['c', '2'],
    ],
    50_002,
  ])
  expect(readCsvRows('a\nb', 2)).toEqual(readCsvRows('a\nb\n', 3))
})

test('it never throws', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('"', ';', ',', '\n', '\r', 'a', "'", '=') }),
      (text) => void readCsv(text),
    ),
  )
})
