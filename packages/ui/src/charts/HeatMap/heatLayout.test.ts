import { expect, test } from 'vitest'
import { heatLayout } from './heatLayout.ts'
import type { HeatMapProps } from './heatMapProps.ts'

const labels = (count: number) => Array.from({ length: count }, (_, n) => ({ key: `${n}`, label: `${n}` }))
const props: HeatMapProps = {
  title: 'x',
  rows: labels(7),
  columns: labels(24),
  values: [[1, undefined, 12], [3]],
  color: 'red',
  blockSize: 300,
  format: String,
  formatCell: String,
}

test('a point within a cell is that cell, and a point beside all of them is none', () => {
  const layout = heatLayout(props, 800)
  for (const place of [
    { row: 0, column: 0 },
    { row: 6, column: 23 },
    { row: 3, column: 11 },
  ]) {
    const { x, y, width, height } = layout.boxOf(place)
    expect(layout.placeAt(x + 1, y + 1)).toEqual(place)
    expect(layout.placeAt(x + width, y + height)).toEqual(place)
  }
  const end = layout.boxOf({ row: 6, column: 23 })
  for (const [x, y] of [
    [layout.start - 1, 100],
    [100, layout.top - 1],
    [end.x + end.width + 5, end.y],
    [end.x, end.y + end.height + 5],
  ] as const)
    expect(layout.placeAt(x, y)).toBeUndefined()
})

test('cells hold their value only where the longest fits, and as many columns are named as have room', () => {
  const [wide, narrow] = [heatLayout(props, 1200), heatLayout(props, 240)]
  expect([wide.hasText, narrow.hasText]).toEqual([true, false])
  expect([wide.namedColumns.length, narrow.namedColumns.length]).toEqual([24, 8])
  expect(heatLayout({ ...props, formatCell: (value) => `${value} kWh` }, 800).hasText).toBe(false)
  expect(heatLayout({ ...props, blockSize: 140 }, 1200).hasText).toBe(false)
})

test('a bubble stands above its cell, and below it in the rows at the top', () => {
  const layout = heatLayout(props, 800)
  const [first, last] = [
    { row: 0, column: 2 },
    { row: 6, column: 2 },
  ]
  expect(layout.bubbleOf(first)).toMatchObject({ side: 'below', y: layout.top + layout.cellHeight })
  expect(layout.bubbleOf(last)).toMatchObject({ side: 'above', y: layout.boxOf(last).y })
})
