import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createTicker } from './ticker.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

test('listeners of one pace share a timer, which ends with the last of them', () => {
  const ticker = createTicker()
  const a = vi.fn()
  const b = vi.fn()
  const stopA = ticker.subscribe(1000, a)
  const stopB = ticker.subscribe(1000, b)
  expect(vi.getTimerCount()).toBe(1)
  vi.advanceTimersByTime(3000)
  expect(a).toHaveBeenCalledTimes(3)
  stopA()
  stopA()
  vi.advanceTimersByTime(1000)
  expect(a).toHaveBeenCalledTimes(3)
  expect(b).toHaveBeenCalledTimes(4)
  stopB()
  expect(vi.getTimerCount()).toBe(0)
})

test('a pace under 100 ms is slowed down to it', () => {
  const listener = vi.fn()
  createTicker().subscribe(1, listener)
  vi.advanceTimersByTime(1000)
  expect(listener).toHaveBeenCalledTimes(10)
})
