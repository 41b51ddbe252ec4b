import { describe, expect, test } from 'vitest'
import { seriesWire } from '../fixtures/index.ts'
import { readSeries, SERIES_KEYS, seriesOf } from './index.ts'

describe('readSeries', () => {
  test('API-025 series come bare, with their keys and points', () => {
    const read = readSeries(seriesWire())
    expect(read?.unread).toBe(0)
    expect(read?.data.map((series) => [series.key, series.title, series.points.length])).toEqual([
      ['recharges', 'Recargas', 3],
      ['consumption', 'Consumo', 3],
    ])
    expect(read && seriesOf(read.data, 'consumption')?.points[0]).toEqual({ x: '2026-03-12', y: 812.5 })
    expect(read && seriesOf(read.data, 'duration')).toBeUndefined()
  })

  test('API-025 an unknown key is kept raw, a title may be missing, hours are numbers', () => {
    const read = readSeries([
      { key: 'moonPhases', title: null, series: null },
      { key: 'popularHours', title: 'Horas', series: [{ x: '13', y: '4' }] },
    ])
    expect(read?.data).toEqual([
      { key: undefined, rawKey: 'moonPhases', title: '', points: [] },
      { key: 'popularHours', rawKey: 'popularHours', title: 'Horas', points: [{ x: 13, y: 4 }] },
    ])
    expect(SERIES_KEYS).toHaveLength(7)
  })

  test('R10 points and series that cannot be read are dropped and counted', () => {
    const read = readSeries([
      {
        key: 'recharges',
        title: 'R',
        series: [{ x: '2026-03-12', y: 1 }, { x: null, y: 1 }, { x: '2026-03-13', y: 'x' }, 5],
      },
      { title: 'no key', series: [] },
      null,
    ])
    expect(read?.data[0]?.points).toEqual([{ x: '2026-03-12', y: 1 }])
    expect(read?.unread).toBe(5)
  })

  test('R10 a body that is no list is unreadable', () => {
    for (const body of [null, 'x', 5, {}, { series: 'x' }]) expect(readSeries(body)).toBeUndefined()
  })
})
