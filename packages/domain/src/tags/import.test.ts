import { describe, expect, test } from 'vitest'
import { tagFixture } from '../fixtures/index.ts'
import {
  checkImport,
  countRegistered,
  cutImport,
  IMPORT_MAX,
  isAnotherList,
  readImport,
  readSentImport,
} from './index.ts'

const TAGS = [
  tagFixture({ idTag: '04A2B3C4D5E6F7', ownerName: 'Marina Exemplo' }),
  tagFixture({ pk: 502, idTag: 'TAG000201', type: 'USER', ownerName: 'Caio Exemplo' }),
  tagFixture({ pk: 503, idTag: '0000ABCD', ownerName: undefined, parentName: undefined }),
]
const ACCOUNTS = [
  { pk: 7, name: 'Rede Ipê', hasSms: false, hasFaceReader: false },
  { pk: 8, name: 'Frota São João', hasSms: false, hasFaceReader: false },
]
const check = (text: string, choices: { accountPk?: number | undefined; hasZeros?: boolean } = {}) =>
  checkImport(
    readImport(text).rows,
    { tags: TAGS, accounts: ACCOUNTS },
    { accountPk: 7, hasZeros: false, ...choices },
  )
const findings = (text: string) => check(text).map((row) => row.findings)

test.each([
  ['the first', '', 'AB01', true],
  ['one more letter', 'AB0', 'AB01', false],
  ['one letter less', 'AB01\nCD', 'AB01\nC', false],
  ['a line more', 'AB01', 'AB01\nCD02', false],
  ['a line taken out of the middle', 'AB01\nCD02\nEF03', 'AB01\nEF03', false],
  ['pasted over all of it', 'AB01\nCD02', 'EF03\r\n0102', true],
  ['emptied', 'AB01', ' ', true],
])('what is in the list now is another list or the same: %s', (_name, before, after, expected) => {
  expect(isAnotherList(before, after)).toBe(expected)
})

describe('reading a list of cards', () => {
  test('a column of ids is enough; bytes may be parted, case does not matter', () => {
    expect(readImport('9f3c21aa\n04:A2:B3:C4\n').rows.map(({ idTag }) => idTag)).toEqual([
      '9F3C21AA',
      '04A2B3C4',
    ])
  })

  test('with titles each column is known by its name, in any order', () => {
    const { rows, unknownTitles, remark } = readImport(
      'Conta;ID da tag;Cor;Nota;Recarga grátis;Tag pai\nRede Ipê;9F3C21AA;azul;da frota;Sim;TAG000201',
    )
    expect(rows).toEqual([
      {
        line: 2,
        typed: '9F3C21AA',
        idTag: '9F3C21AA',
        account: 'Rede Ipê',
        note: 'da frota',
        free: 'Sim',
        parent: 'TAG000201',
      },
    ])
    expect([unknownTitles, remark]).toEqual([['Cor'], undefined])
  })

  test('without titles only the first column counts, and it says so', () => {
    expect(readImport('9F3C21AA;azul')).toMatchObject({
      remark: 'firstColumnOnly',
      count: 1,
      unknownTitles: [],
    })
    expect(readImport('9F3C21AA').remark).toBeUndefined()
  })

  test('titles without one for the id: nothing is read, and it says so', () => {
    expect(readImport('conta;nota\nRede Ipê;x')).toMatchObject({ rows: [], count: 0, remark: 'noIdColumn' })
    expect(readImport('').remark).toBeUndefined()
  })

  test('more cards than one list may hold are counted', () => {
    const read = readImport(Array.from({ length: IMPORT_MAX + 5 }, (_, at) => `AA${at}`).join('\n'))
    expect([read.rows.length, read.count]).toEqual([IMPORT_MAX, IMPORT_MAX + 5])
    const listOf = (start: string) => Array.from({ length: 50_000 }, (_, at) => `${start}${at};x`).join('\n')
    const begin = Date.now()
    expect(readImport(`id;nota\n${listOf('AA')}`)).toMatchObject({ count: 50_000, remark: undefined })
    expect(isAnotherList(listOf('AA'), listOf('BB'))).toBe(true)
    const { text, more } = cutImport(`id;nota\n${listOf('AA')}`)
    expect(readImport(text).count + more).toBe(50_000)
    // What is kept ends with a line.
    expect([text.endsWith(';x\n'), text.split('\n').length]).toEqual([true, IMPORT_MAX + 51])
    expect(cutImport('a\nb')).toEqual({ text: 'a\nb', more: 0 })
    // Each line of one against each of the other took 14 s.
    expect(Date.now() - begin).toBeLessThan(7_000)
  })
})

describe('checking a list of cards', () => {
  test('what is fine is ready, with the account of its line, else the one chosen for all', () => {
    const text =
      'id;conta;grátis;nota;tag pai\n9F3C21AA;frota sao joao;sim; reserva ;tag000201\n5D10FF04;;não;;'
    expect(check(text)).toMatchObject([
      {
        verdict: 'ready',
        findings: [],
        values: {
          idTag: '9F3C21AA',
          type: 'CARD',
          accountPk: 8,
          isFree: true,
          note: 'reserva',
          parentIdTag: 'tag000201',
        },
      },
      { verdict: 'ready', values: { idTag: '5D10FF04', accountPk: 7, isFree: false } },
    ])
  })

  test.each([
    [
      'registered already, whatever its case: its owner is named',
      '04a2b3c4d5e6f7',
      { kind: 'taken', idTag: '04A2B3C4D5E6F7', owner: 'Marina Exemplo' },
    ],
    ['registered, and nobody’s', '0000abcd', { kind: 'taken', idTag: '0000ABCD', owner: undefined }],
    ['longer than an id may be', 'A'.repeat(21), { kind: 'idTooLong' }],
    ['a number that a spreadsheet made of it', '4,12E+13', { kind: 'idIsNumber' }],
    ['no id', 'id;conta\n;Rede Ipê', { kind: 'idMissing' }],
    ['an account that there is not', 'id;conta\n9F3C21AA;Outra', { kind: 'accountUnknown', text: 'Outra' }],
    [
      'a parent that is no USER tag',
      'id;tag pai\n9F3C21AA;0000ABCD',
      { kind: 'parentUnknown', text: '0000ABCD' },
    ],
    ['a parent that there is not', 'id;tag pai\n9F3C21AA;TAG9', { kind: 'parentUnknown', text: 'TAG9' }],
    ['free or not, nobody can tell', 'id;grátis\n9F3C21AA;talvez', { kind: 'freeUnclear', text: 'talvez' }],
    ['a note too long', `id;nota\n9F3C21AA;${'x'.repeat(201)}`, { kind: 'noteTooLong' }],
  ])('wrong: %s', (_what, text, finding) => {
    expect(check(text)).toMatchObject([{ verdict: 'wrong', findings: [finding] }])
  })

  test('wrong: without an account of its own or for all', () => {
    expect(check('9F3C21AA', { accountPk: undefined })).toMatchObject([
      { findings: [{ kind: 'accountMissing' }] },
    ])
  })

  test('each further one is wrong and names the line of the first', () => {
    const repeated = [{ kind: 'repeated', line: 1 }]
    expect(findings('9F3C21AA\n5D10FF04\n9f:3c:21:aa\n9F3C21AA')).toEqual([[], [], repeated, repeated])
  })

  test.each([
    [
      'its bytes in the other order are registered',
      'CDAB0000',
      { kind: 'sameCard', how: 'reversed', idTag: '0000ABCD', owner: undefined },
    ],
    [
      'its decimal number is registered',
      String(0xabcd),
      { kind: 'sameCard', how: 'decimal', idTag: '0000ABCD', owner: undefined },
    ],
    [
      'a longer one is registered, of which a reader leaves four bytes',
      '04A2B3C4',
      { kind: 'sameCard', how: 'cut', idTag: '04A2B3C4D5E6F7', owner: 'Marina Exemplo' },
    ],
    ['a leading zero is missing', '4123456', { kind: 'zeros', whole: '04123456' }],
    ['two leading zeros are missing', '412345678901', { kind: 'zeros', whole: '00412345678901' }],
    ['an odd length', 'ABCDE', { kind: 'oddLength', length: 5 }],
    ['too short for lost zeros', '41234', { kind: 'oddLength', length: 5 }],
    ['no hex digits', 'LEGADO-1', { kind: 'notHex' }],
  ])('doubtful: %s', (_what, text, finding) => {
    expect(check(text)).toMatchObject([{ verdict: 'doubtful', findings: [finding] }])
  })

  test('given back, the zeros count: for what is registered, and for what stands in an earlier line', () => {
    const rows = check('04123456\n4123456\n4999999', { hasZeros: true })
    expect(rows.map(({ idTag, verdict }) => [idTag, verdict])).toEqual([
      ['04123456', 'ready'],
      ['04123456', 'wrong'],
      ['04999999', 'ready'],
    ])
    expect(rows[1]?.findings).toEqual([{ kind: 'repeated', line: 1 }])
  })
})

test('a list that was sent reads back whole, or as none; what of it is registered is counted whatever its case', () => {
  const sent = { at: 1, ids: ['AB01', 'CD02'] }
  expect(readSentImport(JSON.parse(JSON.stringify(sent)))).toEqual(sent)
  for (const bad of [undefined, {}, { ...sent, ids: [1] }, { ...sent, at: 'x' }])
    expect(readSentImport(bad)).toBeUndefined()
  expect(countRegistered(sent, [tagFixture({ idTag: 'ab01' }), tagFixture({ idTag: 'EF03' })])).toBe(1)
})
