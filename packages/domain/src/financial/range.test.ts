import { expect, test } from 'vitest'
import {
  aroundDay,
  isRangeAllowed,
  monthOf,
  monthsOffered,
  orderedAt,
  rangeOfMonth,
  sortParameter,
  usualRange,
  widestRange,
} from './index.ts'

test('FIN-038 the current month and the two before it, newest first', () => {
  expect(monthsOffered('2026-03-14')).toEqual(['2026-03', '2026-02', '2026-01'])
  expect(monthsOffered('2026-01-31')).toEqual(['2026-01', '2025-12', '2025-11'])
})

test('FIN-037 a past month is all its days, the current one ends today', () => {
  expect(usualRange('2026-03-14')).toEqual({ from: '2026-03-01', to: '2026-03-14' })
  expect(rangeOfMonth('2026-02', '2026-03-14')).toEqual({ from: '2026-02-01', to: '2026-02-28' })
  expect(rangeOfMonth('2024-02', '2026-03-14').to).toBe('2024-02-29')
  expect(monthOf({ from: '2026-02-01', to: '2026-02-28' }, '2026-03-14')).toBe('2026-02')
  expect(monthOf({ from: '2026-02-01', to: '2026-02-27' }, '2026-03-14')).toBeUndefined()
})

test('FIN-024 FIN-025 FMT-001 FMT-002 a custom range has at most 365 days and none that is to come', () => {
  const today = '2026-03-14'
  expect(isRangeAllowed({ from: '2025-03-15', to: today }, today)).toBe(true)
  expect(isRangeAllowed({ from: '2025-03-14', to: today }, today)).toBe(false)
  expect(isRangeAllowed({ from: today, to: '2026-03-15' }, today)).toBe(false)
  expect(isRangeAllowed({ from: today, to: '2026-03-13' }, today)).toBe(false)
  expect(widestRange(today)).toEqual({ from: '2025-03-15', to: today })
  expect(aroundDay('2026-03-01', today)).toEqual({ from: '2026-01-29', to: today })
})

test('FIN-020 FIN-021 FIN-022 two orders, down for the list and up for the summary', () => {
  expect(sortParameter('CHRONOLOGICAL_ORDER', 'desc')).toBe('createdTimestamp,desc')
  expect(sortParameter('FINANCIAL_MOVEMENT', 'asc')).toBe('paidTimestamp,asc')
  expect(orderedAt({ createdAt: 1, paidAt: 2 }, 'FINANCIAL_MOVEMENT')).toBe(2)
  expect(orderedAt({ createdAt: 1, paidAt: undefined }, 'FINANCIAL_MOVEMENT')).toBe(1)
  expect(orderedAt({ createdAt: 1, paidAt: 2 }, 'CHRONOLOGICAL_ORDER')).toBe(1)
})
