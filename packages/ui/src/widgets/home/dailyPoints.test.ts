import { seriesFixture } from '@corrente/domain/fixtures'
import { fromDateOnly } from '@corrente/domain/time'
import { expect, test } from 'vitest'
import { dailyPoints } from './dailyPoints.ts'

const ZONE = 'America/Sao_Paulo'
const at = (day: string) => fromDateOnly(day, ZONE) ?? Number.NaN
const series = (points: { x: string | number; y: number }[]) => seriesFixture({ points })

test('days become points of the zone, ascending, a repeated day summed', () => {
  const points = dailyPoints(
    series([
      { x: '2026-03-12', y: 2 },
      { x: '2026-03-10', y: 1 },
      { x: '2026-03-12', y: 3 },
    ]),
    undefined,
    ZONE,
  )
  expect(points).toEqual([
    { t: at('2026-03-10'), v: 1 },
    { t: at('2026-03-12'), v: 5 },
  ])
})

test('what is no day, and what lies outside the range, is left out', () => {
  const range = { from: at('2026-03-10'), to: at('2026-03-11') + 86_399_000 }
  const points = dailyPoints(
    series([
      { x: 'ontem', y: 1 },
      { x: 3, y: 1 },
      { x: '2026-03-09', y: 1 },
      { x: '2026-03-11', y: 7 },
      { x: '2026-03-12', y: 1 },
    ]),
    range,
    ZONE,
  )
  expect(points).toEqual([{ t: at('2026-03-11'), v: 7 }])
  expect(dailyPoints(undefined, range, ZONE)).toEqual([])
})
