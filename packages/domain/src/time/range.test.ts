import { describe, expect, test } from 'vitest'
import {
  CUSTOM_RANGE_DAYS,
  checkRange,
  type DateRange,
  endsToday,
  HOME_FIRST_DAY,
  RANGE_MESSAGES,
  rangeOfDays,
} from './index.ts'

const zone = 'America/Sao_Paulo'
const now = Date.parse('2026-03-15T01:30:00Z') // still 14 March in São Paulo

function days(from: string, to: string): DateRange {
  const range = rangeOfDays(from, to, zone)
  if (!range) throw new Error('no range')
  return range
}

describe('checkRange', () => {
  test('HOM-003 the home range may start on 2010-01-01 and not before, by local days', () => {
    const rules = { now, zone, firstDay: HOME_FIRST_DAY }
    expect(checkRange(days('2010-01-01', '2026-03-14'), rules)).toEqual([])
    expect(checkRange(days('2009-12-31', '2026-03-14'), rules)).toEqual(['rangeTooEarly'])
  })

  test('HOM-003 FMT-002 today is allowed to its last second, tomorrow is not', () => {
    expect(checkRange(days('2026-03-14', '2026-03-14'), { now, zone })).toEqual([])
    expect(checkRange(days('2026-03-14', '2026-03-15'), { now, zone })).toEqual(['rangeInFuture'])
    expect(checkRange(days('2026-03-14', '2026-03-15'), { now, zone, allowFuture: true })).toEqual([])
  })

  test('FMT-001 a custom range has at most 365 days', () => {
    const rules = { now, zone, maxDays: CUSTOM_RANGE_DAYS }
    expect(checkRange(days('2025-03-15', '2026-03-14'), rules)).toEqual([])
    expect(checkRange(days('2025-03-14', '2026-03-14'), rules)).toEqual(['rangeTooLong'])
  })

  test('a reversed or broken range says only that', () => {
    expect(checkRange(days('2027-01-02', '2027-01-01'), { now, zone })).toEqual(['rangeReversed'])
    expect(checkRange({ from: Number.NaN, to: now }, { now, zone })).toEqual(['rangeReversed'])
  })

  test('several faults are told together, in one order', () => {
    const rules = { now, zone, firstDay: HOME_FIRST_DAY, maxDays: 365 }
    const problems = checkRange(days('2009-01-01', '2026-03-20'), rules)
    expect(problems).toEqual(RANGE_MESSAGES.slice(1))
  })

  test('LIV-005 a range ends today by the local day', () => {
    expect(endsToday(days('2026-03-08', '2026-03-14'), now, zone)).toBe(true)
    expect(endsToday(days('2026-03-08', '2026-03-13'), now, zone)).toBe(false)
  })
})
