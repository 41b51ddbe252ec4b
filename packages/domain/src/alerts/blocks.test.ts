import { expect, test } from 'vitest'
import { ALERTS_PER_CALL, ALERTS_PER_PAGE, alertPlace } from './index.ts'

test('ALR-005 ten per page: one call holds the first 50 pages, the next one the 50 after them', () => {
  expect([1, 50, 51, 100, 101].map(alertPlace)).toEqual([
    { call: 1, page: 1 },
    { call: 1, page: 50 },
    { call: 2, page: 1 },
    { call: 2, page: 50 },
    { call: 3, page: 1 },
  ])
  expect(ALERTS_PER_CALL / ALERTS_PER_PAGE).toBe(50)
  expect([0, -3, Number.NaN].map(alertPlace)).toEqual(Array.from({ length: 3 }, () => ({ call: 1, page: 1 })))
})
