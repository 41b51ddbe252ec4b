import { expect, test } from 'vitest'
import { taskFixture } from '../fixtures/index.ts'
import { beyondLimits, limitReads, withKeys } from './limits.ts'

const nothing = { stationId: 'A', maxPeriods: undefined, maxLevel: undefined }

test('the reads of a station are the newest of its own that have details', () => {
  const read = (taskId: number, results: Record<string, string>, name = 'Get Configuration') =>
    taskFixture(name, results, { taskId })
  const tasks = [
    read(9, { A: '' }),
    read(8, { A: 'OK' }, 'Clear Cache'),
    ...[7, 6, 5, 4].map((id) => read(id, { A: 'OK', B: 'OK' })),
  ]
  const found = limitReads(tasks, ['A', 'C'])
  expect(found[1]).toEqual({ stationId: 'C', tasks: [] })
  expect(found[0]?.tasks.map(({ id }) => id)).toEqual([7, 6, 5])
})

test('the first answer stands; a key is found whatever its case; what is no number says nothing', () => {
  const first = withKeys(nothing, [
    { key: 'chargingschedulemaxperiods', value: '4' },
    { key: 'ChargeProfileMaxStackLevel', value: 'many' },
  ])
  expect(first).toEqual({ stationId: 'A', maxPeriods: 4, maxLevel: undefined })
  expect(
    withKeys(first, [
      { key: 'ChargingScheduleMaxPeriods', value: '99' },
      { key: 'ChargeProfileMaxStackLevel', value: '2' },
    ]),
  ).toEqual({ stationId: 'A', maxPeriods: 4, maxLevel: 2 })
})

test('only who has said less is warned of', () => {
  const a = { stationId: 'A', maxPeriods: 4, maxLevel: 8 }
  const b = { stationId: 'B', maxPeriods: 6, maxLevel: 0 }
  const beyond = beyondLimits({ periods: 5, level: 1 }, [a, b, nothing])
  expect(beyond).toEqual({ periods: [a], level: [b] })
  expect(beyondLimits({ periods: undefined, level: undefined }, [a, b])).toEqual({ periods: [], level: [] })
})
