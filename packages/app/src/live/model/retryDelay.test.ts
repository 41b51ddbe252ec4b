import fc from 'fast-check'
import { expect, test } from 'vitest'
import { LIVE_TIMINGS } from '../timings.ts'
import { retryDelay } from './retryDelay.ts'

const random = fc.double({ min: 0, max: 0.999_999, noNaN: true })

test('R1 LIV-001 a drop is retried after 2.5 to 7.5 s during the first minute', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 59_999 }), random, (down, r) => {
      const wait = retryDelay(down, r, LIVE_TIMINGS)
      expect(wait).toBeGreaterThanOrEqual(2_500)
      expect(wait).toBeLessThanOrEqual(7_500)
    }),
  )
  expect(retryDelay(0, 0, LIVE_TIMINGS)).toBe(2_500)
  expect(retryDelay(0, 0.5, LIVE_TIMINGS)).toBe(5_000)
})

test('R1 after a minute without success the waits grow, never above 30 s, never the same for all', () => {
  fc.assert(
    fc.property(fc.integer({ min: 60_000, max: 1e9 }), random, (down, r) => {
      const wait = retryDelay(down, r, LIVE_TIMINGS)
      expect(wait).toBeGreaterThanOrEqual(7_500)
      expect(wait).toBeLessThanOrEqual(30_000)
    }),
  )
  expect(retryDelay(3_600_000, 0.999, LIVE_TIMINGS)).toBeGreaterThan(29_000)
  expect(retryDelay(3_600_000, 0, LIVE_TIMINGS)).toBe(15_000)
})
