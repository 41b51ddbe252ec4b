import { expect, test } from 'vitest'
import { createLearnedSize, ROW_BLOCK_SIZES } from './learnedSize.ts'

const see = (sizes: readonly number[]) => {
  const learned = createLearnedSize()
  for (const size of sizes) learned.see('comfortable', size)
  return learned
}

test('before a row was measured the density tells', () => {
  expect(see([]).guess('comfortable')).toBe(ROW_BLOCK_SIZES.comfortable)
  expect(see([61]).guess('compact')).toBe(ROW_BLOCK_SIZES.compact)
})

test('the first row counts at once, a single other one does not, several alike do', () => {
  expect(see([61]).guess('comfortable')).toBe(61)
  expect(see([61, 45, 61, 45, 45]).guess('comfortable')).toBe(61)
  expect(see([61, 45, 45, 45, 45, 45, 45]).guess('comfortable')).toBe(45)
})
