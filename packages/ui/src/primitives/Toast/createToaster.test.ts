import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createToaster, TOAST_LIMIT } from './createToaster.ts'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

const texts = (toaster: ReturnType<typeof createToaster>) =>
  toaster.getState().shown.map((toast) => toast.text)

describe('createToaster', () => {
  test('three at once, the rest wait for their turn and are counted', () => {
    const toaster = createToaster()
    for (const text of ['a', 'b', 'c', 'd', 'e']) toaster.show({ tone: 'info', text })
    expect(TOAST_LIMIT).toBe(3)
    expect(texts(toaster)).toEqual(['a', 'b', 'c'])
    expect(toaster.getState().more).toBe(2)
    vi.advanceTimersByTime(6_000)
    expect(texts(toaster)).toEqual(['d', 'e'])
    expect(toaster.getState().more).toBe(0)
    vi.advanceTimersByTime(6_000)
    expect(texts(toaster)).toEqual([])
  })

  test('LIV-009 of a stream one is shown at a time, in its place, with its full time and the count of the others', () => {
    const toaster = createToaster()
    toaster.show({ tone: 'danger', text: 'error' })
    toaster.show({ tone: 'warning', text: '1', group: 'live' })
    toaster.show({ tone: 'success', text: 'saved', durationMs: 60_000 })
    vi.advanceTimersByTime(5_000)
    for (let n = 2; n <= 50; n += 1) toaster.show({ tone: 'info', text: `${n}`, group: 'live' })
    expect(texts(toaster)).toEqual(['error', '50', 'saved'])
    expect(toaster.getState().shown.map(({ others }) => others)).toEqual([0, 49, 0])
    expect(toaster.getState().more).toBe(0)
    vi.advanceTimersByTime(5_999)
    expect(texts(toaster)).toContain('50')
    vi.advanceTimersByTime(1)
    expect(texts(toaster)).toEqual(['error', 'saved'])
    toaster.show({ tone: 'info', text: '51', group: 'live' })
    expect(toaster.getState().shown.at(-1)).toMatchObject({ text: '51', others: 0 })
  })

  test('LIV-009 what the pointer or the focus is on stands; the others are only counted', () => {
    const toaster = createToaster()
    toaster.show({ tone: 'warning', text: '1', group: 'live' })
    toaster.pause()
    toaster.show({ tone: 'warning', text: '2', group: 'live' })
    expect(toaster.getState().shown).toMatchObject([{ text: '1', others: 1 }])
    toaster.resume()
    toaster.show({ tone: 'warning', text: '3', group: 'live' })
    expect(toaster.getState().shown).toMatchObject([{ text: '3', others: 2 }])
  })

  test('errors stay, are not counted against good news, and leave when dismissed', () => {
    const toaster = createToaster()
    const ids = ['x', 'y', 'z', 'w'].map((text) => toaster.show({ tone: 'danger', text }))
    toaster.show({ tone: 'success', text: 'saved' })
    expect(texts(toaster)).toEqual(['x', 'y', 'z', 'saved'])
    expect(toaster.getState().more).toBe(1)
    vi.advanceTimersByTime(3_600_000)
    expect(texts(toaster)).toEqual(['x', 'y', 'z'])
    toaster.dismiss(ids[0] ?? '')
    expect(texts(toaster)).toEqual(['y', 'z', 'w'])
  })

  test('the same id is replaced in place and gets its time again', () => {
    const toaster = createToaster()
    toaster.show({ tone: 'info', text: 'saving', id: 'save' })
    vi.advanceTimersByTime(5_000)
    toaster.show({ tone: 'success', text: 'saved', id: 'save' })
    vi.advanceTimersByTime(5_000)
    expect(texts(toaster)).toEqual(['saved'])
    vi.advanceTimersByTime(1_000)
    expect(texts(toaster)).toEqual([])
  })

  test('time stands still while paused', () => {
    const toaster = createToaster()
    toaster.show({ tone: 'info', text: 'a' })
    toaster.pause()
    vi.advanceTimersByTime(60_000)
    toaster.show({ tone: 'info', text: 'b' })
    expect(texts(toaster)).toEqual(['a', 'b'])
    toaster.resume()
    vi.advanceTimersByTime(6_000)
    expect(texts(toaster)).toEqual([])
  })

  test('the state is the same object until something changes', () => {
    const toaster = createToaster()
    const listener = vi.fn()
    toaster.subscribe(listener)
    const before = toaster.getState()
    expect(toaster.getState()).toBe(before)
    toaster.show({ tone: 'info', text: 'a' })
    expect(listener).toHaveBeenCalledOnce()
    expect(toaster.getState()).not.toBe(before)
    toaster.clear()
    expect(toaster.getState().shown).toEqual([])
    expect(vi.getTimerCount()).toBe(0)
  })
})
