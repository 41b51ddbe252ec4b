import { createRandom, notificationFixture } from '@corrente/domain/fixtures'
import { EVENT_TYPES } from '@corrente/domain/notifications'
import { expect, test } from 'vitest'
import { countText } from '../countMark.ts'
import { countNew, headerNotifications } from './headerNotifications.ts'

const random = createRandom('header')
const all = Array.from({ length: 400 }, (_, index) =>
  notificationFixture({ key: `n${index}`, type: random.pick(EVENT_TYPES), at: random.int(0, 1_000_000) }),
)

test('SHL-005 the header keeps only failures, warnings and disconnections', () => {
  const kinds = new Set(headerNotifications(all).map((each) => each.type))
  expect([...kinds].sort()).toEqual(['Disconnected', 'Failure', 'Warning'])
})

test('SHL-006 the header shows at most 100, newest first', () => {
  const shown = headerNotifications(all)
  expect(shown).toHaveLength(100)
  const times = shown.map((each) => each.at ?? 0)
  expect(times).toEqual([...times].sort((a, b) => b - a))
})

test('before the first look all are new, afterwards those that came since', () => {
  const shown = [
    notificationFixture({ key: 'a', at: 30 }),
    notificationFixture({ key: 'b', at: 20 }),
    notificationFixture({ key: 'c', at: undefined }),
  ]
  expect(countNew(shown, undefined)).toBe(3)
  expect(countNew(shown, 20)).toBe(1)
})

test('the bell counts up to 99', () => {
  expect([1, 99, 100].map(countText)).toEqual(['1', '99', '99+'])
})
