import { describe, expect, test } from 'vitest'
import { notificationFixture, taskFixture } from '../fixtures/index.ts'
import { historyOf } from './index.ts'

const at = (clock: string) => Date.parse(`2026-03-14T${clock}Z`)
const now = at('16:00:00')

describe('what was done to a station', () => {
  test('commands stand between the events by time, newest first; of other stations none', () => {
    const tasks = [
      taskFixture('Reset', { A: 'Accepted', B: 'Rejected' }, { startTimestamp: '2026-03-14T14:02:00Z' }),
      taskFixture('Clear Cache', { B: 'Accepted' }, { taskId: 8, startTimestamp: '2026-03-14T14:04:00Z' }),
    ]
    const events = [
      notificationFixture({ stationId: 'A', key: '1', at: at('14:05:00') }),
      notificationFixture({ stationId: 'A', key: '2', at: at('14:03:00') }),
      notificationFixture({ stationId: 'B', key: '3', at: at('14:03:30') }),
    ]
    const history = historyOf('A', tasks, events, now)
    expect(history.map((entry) => (entry.kind === 'event' ? entry.event.key : entry.task.operation))).toEqual(
      ['1', '2', 'Reset'],
    )
    expect(history[2]).toMatchObject({ result: { stationId: 'A', verdict: 'accepted' } })
  })

  test('a command without an answer is silent after its time; what has no time comes last', () => {
    const tasks = [
      taskFixture('Reset', { A: '' }, { startTimestamp: null }),
      taskFixture('Reset', { A: '' }, { taskId: 8, startTimestamp: '2026-03-14T15:00:00Z' }),
    ]
    const [first, last] = historyOf('A', tasks, [], now)
    expect(first).toMatchObject({ at: at('15:00:00'), result: { verdict: 'silent' } })
    expect(last?.at).toBeUndefined()
  })
})
