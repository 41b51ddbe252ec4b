import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createListeners } from '../../ports/index.ts'
import { pulseOf } from './pulse.ts'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test('all screens look at one instant, after whoever keeps books, at once and then once a second, and when it is quiet', () => {
  const changes = createListeners<readonly string[] | 'all'>()
  const stations = { subscribe: changes.add }
  const pulse = pulseOf(stations, Date.now)
  expect(pulseOf(stations, Date.now)).toBe(pulse)
  const told: string[] = []
  const ends = ['menu', 'home'].map((name) => pulse.subscribe(() => told.push(`${name} ${pulse.at()}`)))
  // Its books are made later than the pulse began.
  changes.add(() => void told.push('book'))
  const start = Date.now()
  changes.tell(['A'])
  vi.advanceTimersByTime(0)
  expect(told.splice(0)).toEqual(['book', `menu ${start}`, `home ${start}`])
  changes.tell(['B'])
  changes.tell(['C'])
  vi.advanceTimersByTime(999)
  expect(told.splice(0)).toEqual(['book', 'book'])
  vi.advanceTimersByTime(1)
  expect(told.splice(0)).toEqual([`menu ${start + 1000}`, `home ${start + 1000}`])
  vi.advanceTimersByTime(9_999)
  expect(told).toEqual([])
  vi.advanceTimersByTime(1)
  expect(told.splice(0)).toEqual([`menu ${start + 11_000}`, `home ${start + 11_000}`])
  for (const end of ends) end()
  expect(changes.size()).toBe(1)
  expect(vi.getTimerCount()).toBe(0)
})
