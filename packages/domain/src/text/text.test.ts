import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, searchWords } from './index.ts'

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
