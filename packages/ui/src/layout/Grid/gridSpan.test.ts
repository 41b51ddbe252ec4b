import { expect, test } from 'vitest'
import { spanOf } from './gridSpan.ts'

test('a single number holds for all widths', () => {
  expect(spanOf(4)).toEqual({ base: 4, tablet: 4, desktop: 4, wide: 4 })
})

test('a width that is left out takes the next smaller one', () => {
  expect(spanOf({ tablet: 6, wide: 3 })).toEqual({ base: 12, tablet: 6, desktop: 6, wide: 3 })
})

test('what does not fit into twelve columns is brought into the range', () => {
  expect(spanOf({ base: 0, tablet: 13, desktop: Number.NaN })).toEqual({
    base: 1,
    tablet: 12,
    desktop: 12,
    wide: 12,
  })
})
