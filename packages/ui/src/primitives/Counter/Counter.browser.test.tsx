import { afterEach, expect, test, vi } from 'vitest'
import { type Rendered, renderWithProviders } from '../../testing/index.ts'
import { Counter } from './Counter.tsx'

const write = (value: number | null | undefined): string =>
  value === null || value === undefined ? '-' : `${value}`
let shown: Rendered | undefined
afterEach(() => shown?.unmount())

const drawn = (): string => shown?.container.querySelector('[aria-hidden]')?.textContent ?? ''
const read = (): string => shown?.container.querySelector('span > span')?.textContent ?? ''

test('HOM-022 a counter runs when it is first shown, jumps on a change, and is read as its final value', async () => {
  shown = renderWithProviders(<Counter value={5000} format={write} />)
  expect(read()).toBe('5000')
  // Never a number that is far from the truth, not even in the first frame.
  expect(Number(drawn())).toBe(3750)
  await vi.waitFor(() => expect(Number(drawn())).toBeGreaterThan(3750))
  expect(Number(drawn())).toBeLessThan(5000)
  shown.rerender(<Counter value={5001} format={write} />)
  await vi.waitFor(() => expect(drawn()).toBe('5001'), { timeout: 500 })
  shown.rerender(<Counter value={7} format={write} />)
  await vi.waitFor(() => expect(drawn()).toBe('7'), { timeout: 500 })
})

test('HOM-022 the run lasts three seconds and ends on the value', async () => {
  const start = performance.now()
  shown = renderWithProviders(<Counter value={100} format={write} />)
  await vi.waitFor(() => expect(drawn()).toBe('100'), { timeout: 10_000, interval: 20 })
  // Rounded, the last value shows a little before the end of the run; never in the first two seconds.
  expect(performance.now() - start).toBeGreaterThan(2000)
})

test('nothing to count shows as missing at once, and the run begins with the first number', async () => {
  shown = renderWithProviders(<Counter value={null} format={write} />)
  expect(drawn()).toBe('-')
  shown.rerender(<Counter value={900} format={write} />)
  expect(Number(drawn())).toBeLessThan(900)
})
