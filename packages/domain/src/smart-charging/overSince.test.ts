import { describe, expect, test } from 'vitest'
import { type MeterReading, overSince } from './index.ts'

const reading = (at: number | undefined, amps: number | undefined): MeterReading => ({
  meterId: 'MTR-0001',
  macAddress: undefined,
  at,
  isOnline: true,
  phases: { A: 12, B: amps, C: undefined },
})

describe('since when a limit is passed', () => {
  test('from the first reading of those at or above it that end with the newest', () => {
    const seen = [reading(1, 70), reading(2, 60), reading(3, 63), reading(4, 71)]
    expect(overSince(seen, 63)).toEqual({ at: 3, isEarliest: false })
  })

  test('from the first one seen it may have begun earlier', () => {
    expect(overSince([reading(1, 70), reading(2, 71)], 63)).toEqual({ at: 1, isEarliest: true })
  })

  test('a reading without a time tells nothing', () => {
    expect(overSince([reading(undefined, 10), reading(2, 71)], 63)).toEqual({ at: 2, isEarliest: true })
  })

  test('below it, without a limit or a reading: nothing', () => {
    expect(overSince([reading(1, 70), reading(2, 60)], 63)).toBeUndefined()
    for (const limit of [undefined, 0]) expect(overSince([reading(1, 70)], limit)).toBeUndefined()
    expect(overSince([], 63)).toBeUndefined()
  })
})
