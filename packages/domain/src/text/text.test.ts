import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fold, isAbsent, searchWords } from './index.ts'

test.each(['', ' ', 'null', 'null por kWh', 'R$ null', 'NULL', ' null ', null, undefined])(
  '%j says nothing',
  (text) => expect(isAbsent(text)).toBe(true),
)
test.each(['0', 'Jennifer Null', 'nullable', 'anulado', 'Null', 'énull', 'x_null'])(
  '%j says something',
  (text) => expect(isAbsent(text)).toBe(false),
)

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
