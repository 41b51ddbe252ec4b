import { expect, test } from 'vitest'
import { risksOf } from './risks.ts'

const day = (limit: number) => ({ defaultLimit: 32, intervals: [{ start: 60, end: 120, limit }] })

test.each([
  [undefined, undefined, { tx: false, high: false, zero: false, low: false }],
  [
    day(16),
    { purpose: 'TX_DEFAULT_PROFILE', stackLevel: 2 },
    { tx: false, high: false, zero: false, low: false },
  ],
  [day(16), { purpose: 'TX_PROFILE', stackLevel: 3 }, { tx: true, high: true, zero: false, low: false }],
  [day(6), undefined, { tx: false, high: false, zero: false, low: true }],
  [day(6.5), undefined, { tx: false, high: false, zero: false, low: false }],
  [day(0), undefined, { tx: false, high: false, zero: true, low: true }],
] as const)(
  'jobs, traps: what chargers are known to refuse is said before it is set (%#)',
  (curve, profile, told) => {
    expect(risksOf(curve, profile)).toEqual(told)
  },
)
