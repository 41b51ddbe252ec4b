import fc from 'fast-check'
import { expect, test } from 'vitest'
import { coverPersonal, fold, searchWords } from './index.ts'

test('a search forgets case, accents and blanks', () => {
  expect(fold('  São   JOSÉ ')).toBe('sao jose')
  expect(fold('ＩＰＥ')).toBe('ipe')
  expect(searchWords(' Ipê  centro')).toEqual(['ipe', 'centro'])
  expect(searchWords('  ')).toEqual([])
})

test('folding twice is folding once', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(fold(fold(text))).toBe(fold(text))
    }),
  )
})

test.each([
  ['529.982.247-25', '•••725'],
  ['marina@example.com', '•••ina@•••'],
  ['m@example.com', '•••@•••'],
  ['@example.com', '•••com'],
  ['+55 11 90000-0001', '•••001'],
  ['04A2B3C4D5E6F7', '•••6F7'],
  ['123', '•••'],
  ['----', '•••'],
  ['', ''],
])('something personal shows its last three letters or digits: %j as %j', (text, covered) => {
  expect(coverPersonal(text)).toBe(covered)
})
