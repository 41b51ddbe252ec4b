import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addTerms, shorten, termsOf } from './terms.ts'

test('a pasted column gives its terms', () => {
  expect(termsOf(' a@x.com \n\n b;c\td ')).toEqual(['a@x.com', 'b', 'c', 'd'])
  expect(termsOf('Maria, José')).toEqual(['Maria, José'])
  expect(termsOf('  ')).toEqual([])
})

test('no term twice, whatever its case and accents', () => {
  expect(addTerms(['José'], ['JOSE', 'Ana', 'ana'])).toEqual(['José', 'Ana'])
  fc.assert(
    fc.property(fc.array(fc.string()), fc.array(fc.string()), (first, more) => {
      const tags = addTerms(addTerms([], first), more)
      expect(addTerms(tags, more)).toBe(tags)
    }),
  )
})

test('FIN-040 a chip shows seven characters and an ellipsis', () => {
  expect(shorten('Eletroposto', 7)).toBe('Eletrop…')
  expect(shorten('Paulist', 7)).toBe('Paulist')
  expect(shorten('🔌🔌🔌🔌🔌🔌🔌🔌', 7)).toBe('🔌🔌🔌🔌🔌🔌🔌…')
})
