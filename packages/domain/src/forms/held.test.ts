import { expect, test } from 'vitest'
import { defineForm, mergeHeld, number, standingErrors, text } from './index.ts'

interface Values {
  readonly name: string
  readonly price: number | undefined
}
const FORM = defineForm<Values, keyof Values, 'required' | 'tooLong'>()({ name: text(), price: number() })

test('what a server said of a field holds while its value stands as it was sent', () => {
  const sent = { name: 'A', price: 1 }
  const errors = { name: { key: 'required' }, price: { key: 'tooLong' } } as const
  expect(standingErrors(FORM, errors, { name: ' A ', price: 1 }, sent)).toEqual(errors)
  expect(standingErrors(FORM, errors, { name: 'B', price: 1 }, sent)).toEqual({ price: errors.price })
})

test('a form over the record as it is now stands on it from there', () => {
  const base = { pk: 7, status: 'A', values: { name: 'A', price: 1 } }
  const theirs = { pk: 7, status: 'B', values: { name: 'A', price: 2 } }
  expect(mergeHeld(FORM, { base, values: { name: 'Mine', price: 1 } }, theirs)).toEqual({
    base: theirs,
    values: { name: 'Mine', price: 2 },
    changes: [{ field: 'price', base: 1, mine: 1, theirs: 2, isClash: false }],
  })
})
