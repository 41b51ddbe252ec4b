import { expect, test } from 'vitest'
import { pseudo } from './pseudo.ts'
import { placeholdersOf } from './testing/placeholdersOf.ts'

test('the pseudo-language marks both ends, accents every letter and is 40 % longer', () => {
  const text = 'Nenhuma estação corresponde à busca'
  const shown = pseudo(text)
  expect(shown.startsWith('[')).toBe(true)
  expect(shown.endsWith(']')).toBe(true)
  expect(shown.length).toBeGreaterThanOrEqual(text.length * 1.4)
  expect(shown).not.toMatch(/[A-Za-z]/)
})

test('placeholders survive', () => {
  const text = 'De {{from}} a {{to}}'
  expect(placeholdersOf(pseudo(text))).toEqual(placeholdersOf(text))
})
