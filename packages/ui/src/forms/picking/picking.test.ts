import fc from 'fast-check'
import { expect, test } from 'vitest'
import { OPTION_MAX, optionText } from './optionText.ts'
import { addKeys, dropKeys, moveInList, span, toggleKey } from './picks.ts'
import { findRows, rowsOf, unofferedRows } from './rows.ts'

const STATIONS = [
  { id: 'SP-1', name: 'Eletroposto São João' },
  { id: 'SP-2', name: 'Estação Paulista' },
  { id: 'RJ-1', name: 'São Conrado' },
]
const rows = rowsOf({
  items: STATIONS,
  keyOf: ({ id }) => id,
  textOf: ({ name }) => name,
  noteOf: ({ id }) => id,
})

test.each([
  ['', ['SP-1', 'SP-2', 'RJ-1']],
  ['sao', ['SP-1', 'RJ-1']],
  ['joao sp', ['SP-1']],
  ['rj-1', ['RJ-1']],
  ['nada', []],
])('%j finds %j: every word, in name or code, without case and accents', (query, keys) => {
  expect(findRows(rows, query).map(({ key }) => key)).toEqual(keys)
})

const LONG = 'Estacionamento da Rodoviária Interestadual do Tietê'
test.each([
  ['a short name', 'Estação Paulista', 'Estação Paulista', undefined],
  ['32 characters', 'x'.repeat(OPTION_MAX), 'x'.repeat(OPTION_MAX), undefined],
  ['one more', 'x'.repeat(OPTION_MAX + 1), `${'x'.repeat(OPTION_MAX)}…`, 'x'.repeat(OPTION_MAX + 1)],
  ['no space before the ellipsis', `${'x'.repeat(31)} y`, `${'x'.repeat(31)}…`, `${'x'.repeat(31)} y`],
  ['an accent of its own', 'e\u0301'.repeat(OPTION_MAX), 'e\u0301'.repeat(OPTION_MAX), undefined],
  ['a picture of many signs', '👩🏽‍🔧'.repeat(33), `${'👩🏽‍🔧'.repeat(32)}…`, '👩🏽‍🔧'.repeat(33)],
])('AST-023 of an option 32 characters are shown, all of it in the tooltip: %s', (_, name, text, title) => {
  expect(optionText(name)).toEqual({ text, title })
})

test('AST-023 a search reads the whole name', () => {
  const long = rowsOf({ items: [LONG], keyOf: (name) => name, textOf: (name) => name })
  expect(optionText(LONG).text).not.toContain('Tietê')
  expect(findRows(long, 'tiete')).toHaveLength(1)
})

test('what is chosen but not on offer keeps its row', () => {
  const offered = new Map(rows.map((row) => [row.key, row]))
  expect(unofferedRows(['SP-1', 'X-9'], offered, (key) => `#${key}`)).toMatchObject([
    { key: 'X-9', text: '#X-9' },
  ])
})

const keys = fc.uniqueArray(fc.string(), { maxLength: 30 })
test('choosing and taking back are each other, nothing is chosen twice, what was chosen before keeps its order', () => {
  fc.assert(
    fc.property(keys, keys, fc.string(), (chosen, more, key) => {
      const all = addKeys(chosen, more)
      expect(new Set(all).size).toBe(all.length)
      expect(all.slice(0, chosen.length)).toEqual(chosen)
      expect(dropKeys(all, more)).toEqual(dropKeys(chosen, more))
      expect([...toggleKey(toggleKey(chosen, key), key)].sort()).toEqual([...chosen].sort())
    }),
  )
})

test.each([
  ['ArrowDown', -1, 3, 0],
  ['ArrowDown', 2, 3, 2],
  ['ArrowUp', 0, 3, 0],
  ['ArrowUp', -1, 3, 2],
  ['Home', 2, 3, 0],
  ['End', 0, 3, 2],
  ['PageDown', 0, 40, 8],
  ['x', 0, 3, undefined],
  ['End', 0, 0, undefined],
])('%s from %i of %i goes to %s', (key, active, count, next) =>
  expect(moveInList(key, active, count)).toBe(next),
)

test('a span holds both its ends, either way', () => {
  expect(span(2, 4)).toEqual([2, 3, 4])
  expect(span(4, 2)).toEqual([2, 3, 4])
  expect(span(1, 1)).toEqual([1])
})
