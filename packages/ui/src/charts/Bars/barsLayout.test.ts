import { expect, test } from 'vitest'
import { barsLayout } from './barsLayout.ts'

const rows = (width: number, label: string, value = 4, formatTick: (tick: number) => string = String) =>
  barsLayout({
    categories: [{ label }, { label: 'B' }],
    series: [{ values: [3, value] }],
    arrangement: 'grouped',
    direction: 'horizontal',
    width,
    blockSize: 200,
    formatTick,
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

test('a short name stands in full beside numbers of any length', () => {
  for (const name of ['Centro', 'Sul', 'Norte 12']) expect(rows(320, name).names).toEqual([name, 'B'])
})

test.each([
  [320, 1_234_567_890_123],
  [320, 98_765_432],
])('on %i px the values of an axis up to %i stand apart, the last one within the drawing', (width, value) => {
  const format = new Intl.NumberFormat('pt-BR').format
  const { scale, tickCount, start } = rows(width, 'Centro', value, format)
  const edges = scale.ticks(tickCount).map((tick) => {
    const half = format(tick).length * 3.3
    return [start + scale(tick) - half, start + scale(tick) + half] as const
  })
  expect(edges.length).toBeGreaterThan(1)
  for (const [i, [from]] of edges.entries()) expect(from).toBeGreaterThan(edges[i - 1]?.[1] ?? 0)
  expect(edges.at(-1)?.[1]).toBeLessThanOrEqual(width + 0.5)
})
