import { expect, test } from 'vitest'
import { hourCounts } from './hours.ts'

test('ANL-010 a day has its 24 hours, whatever the series leaves out', () => {
  const counts = hourCounts([
    { x: 8, y: 3 },
    { x: 23, y: 1 },
    { x: 8, y: 2 },
  ])
  expect(counts).toHaveLength(24)
  expect([counts[8], counts[23]]).toEqual([5, 1])
  expect(counts.reduce((sum, count) => sum + count, 0)).toBe(6)
})

test('what is no hour of the day is left out', () => {
  expect(hourCounts([24, -1, 2.5, 'noite'].map((x) => ({ x, y: 9 }))).every((count) => count === 0)).toBe(
    true,
  )
})
