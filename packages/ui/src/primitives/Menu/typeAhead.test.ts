import { expect, test } from 'vitest'
import { entryFor, isTyping, NOTHING_TYPED, withLetter } from './typeAhead.ts'

const TEXTS = ['Ver perfil', 'Ações', 'Sair', 'Salvar', 'Ver como tabela']

test.each([
  ['s', -1, 2],
  ['s', 2, 3],
  ['s', 3, 2],
  ['ss', 2, 3],
  ['sal', 2, 3],
  ['sai', 2, 2],
  ['a', 0, 1],
  ['ACO', -1, 1],
  ['ver c', 0, 4],
  ['x', 0, undefined],
] as const)('%s typed on entry %s leads to %s', (typed, at, to) => {
  expect(entryFor(TEXTS, typed, at)).toBe(to)
})

test('letters within a second are one word; later ones begin another', () => {
  const one = withLetter(NOTHING_TYPED, 's', 100)
  const two = withLetter(one, 'a', 900)
  expect(two.text).toBe('sa')
  expect(isTyping(two, 1_899)).toBe(true)
  expect(isTyping(two, 1_900)).toBe(false)
  expect(withLetter(two, 'v', 1_900).text).toBe('v')
})
