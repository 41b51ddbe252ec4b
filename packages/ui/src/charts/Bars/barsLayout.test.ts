import { expect, test } from 'vitest'
import { barsLayout } from './barsLayout.ts'

const rows = (width: number, label: string) =>
  barsLayout({
    categories: [{ label }, { label: 'B' }],
    series: [{ values: [3, 4] }],
    arrangement: 'grouped',
    direction: 'horizontal',
    width,
    blockSize: 200,
    formatTick: String,
  })

test("on a phone a row's name keeps its end, and the bar half of the room", () => {
  const { names, across } = rows(280, 'Menos de 1 h · 71,0%')
  expect(names[0]).toBe('Menos de 1 h · 71,0%')
  expect(across).toBeGreaterThan(120)
})

test('a name that would take more is cut', () => {
  const { names, start } = rows(280, 'Estacionamento Subterrâneo do Complexo')
  expect(names[0]).toMatch(/…$/)
  expect(start).toBeLessThanOrEqual(140)
  expect(rows(1000, 'a'.repeat(200)).start).toBeLessThanOrEqual(380)
})
