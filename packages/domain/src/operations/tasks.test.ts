import { describe, expect, test } from 'vitest'
import { GOLDEN, oddTexts, taskFixture, taskWire } from '../fixtures/index.ts'
import { acceptedOf, againOf, countVerdicts, readAgainMs, verdictOf } from './answers.ts'
import { findSent, isAwaited, isRunning, readConfiguration, readTasks, resultsOf, taskKey } from './index.ts'

const START = Date.parse('2026-03-14T15:05:00Z')
const read = (...taskList: unknown[]) => readTasks({ error: null, taskList })

describe('readTasks', () => {
  test('TSK-003 TSK-004 E7: a task and the result of each station', () => {
    expect(readTasks(GOLDEN.E7)?.data).toEqual([
      {
        id: 9,
        origin: 'DASHBOARD',
        startedAt: START,
        endedAt: undefined,
        version: 'V_16',
        protocol: 'v1.6',
        operation: 'Get Configuration',
        command: 'getConfiguration',
        unreadResults: 0,
        results: [
          { stationId: 'IPE-0001', error: undefined, response: 'OK', hasDetail: true },
          { stationId: 'IPE-0002', error: 'Charge point offline', response: undefined, hasDetail: false },
        ],
      },
    ])
  })

  test('TSK-001 the newest comes first, also where numbers start again at 1', () => {
    const tasks = read(
      taskWire({ taskId: 4, startTimestamp: 'never' }),
      taskWire({ taskId: 1, startTimestamp: '2026-03-14T16:00:00Z' }),
      taskWire({ taskId: 3, startTimestamp: '2026-03-14T17:00:00Z' }),
      taskWire({ taskId: 99, startTimestamp: '2026-03-14T15:00:00Z' }),
      taskWire({ taskId: 2, startTimestamp: '2026-03-14T16:00:00Z' }),
    )?.data
    expect(tasks?.map(({ id }) => id)).toEqual([3, 2, 1, 99, 4])
    expect(new Set(tasks?.map(taskKey)).size).toBe(5)
  })

  test('R10 what is no task is counted, what is no reply is not read', () => {
    expect(read(null, {}, { taskId: 'x' }, taskWire({ taskDetail: null }))).toMatchObject({
      unread: 3,
      data: [{ results: [], command: undefined }],
    })
    expect(read(taskWire({ taskDetail: { resultMap: { a: null, b: 7, c: {} } } }))?.data[0]).toMatchObject({
      results: [{ stationId: 'c', response: undefined }],
      unreadResults: 2,
    })
    const unreadOf = (resultMap: unknown) =>
      read(taskWire({ taskDetail: { resultMap } }))?.data[0]?.unreadResults
    expect([unreadOf('<b>'), unreadOf(null)]).toEqual([1, 0])
    for (const odd of oddTexts) expect(read(taskWire({ origin: odd }))?.data).toHaveLength(1)
    expect(readTasks('<html>')).toBeUndefined()
  })

  test('TSK-007 the keys of a charger, by name; one without a value stays', () => {
    const configurationKeys = [
      { key: 'NumberOfConnectors', value: '2' },
      { key: 'AuthorizationKey', value: null },
      { value: 'x' },
    ]
    expect(readConfiguration({ error: null, configurationKeys })).toEqual({
      data: [
        { key: 'AuthorizationKey', value: undefined },
        { key: 'NumberOfConnectors', value: '2' },
      ],
      unread: 1,
    })
  })
})

describe('what a station said', () => {
  const task = { command: 'remoteReset', startedAt: START, endedAt: undefined } as const
  test.each([
    ['Accepted', 'accepted'],
    ['accepted', 'accepted'],
    ['Unlocked', 'accepted'],
    ['OK', 'accepted'],
    ['Scheduled', 'promised'],
    ['REBOOT_REQUIRED', 'promised'],
    ['Rejected', 'refused'],
    ['Not-Supported', 'refused'],
    ['NotImplemented', 'refused'],
    ['unlock_failed', 'refused'],
    ['Unknown', 'refused'],
    ['UnknownMessageId', 'refused'],
    ['UnknownVendorId', 'refused'],
    ['InternalError: formation violation', 'answered'],
    ['diag-0001.zip', 'answered'],
  ])('TSK-004 %s: %s', (response, verdict) => {
    expect(verdictOf({ error: undefined, response }, task, START)).toBe(verdict)
  })

  test('TSK-004 an error counts before a response; a file name is an answer to diagnostics alone', () => {
    expect(verdictOf({ error: 'x', response: 'Accepted' }, task, START)).toBe('failed')
    const diagnostics = { ...task, command: 'getDiagnostics' } as const
    expect(verdictOf({ error: undefined, response: 'diag-0001.zip' }, diagnostics, START)).toBe('accepted')
    expect(verdictOf({ error: undefined, response: 'no file <b>' }, diagnostics, START)).toBe('answered')
  })

  test('TSK-004 silence is waiting for 60 s, then no answer; at once where the task has ended', () => {
    const none = { error: undefined, response: undefined }
    expect(verdictOf(none, task, START + 59_999)).toBe('waiting')
    expect(verdictOf(none, task, START + 60_000)).toBe('silent')
    expect(verdictOf(none, { ...task, endedAt: START + 1 }, START + 2)).toBe('silent')
    expect(verdictOf(none, { ...task, startedAt: undefined }, START + 1e9)).toBe('waiting')
  })

  test('TSK-001 refused and failed lead, then by station; counts say only what somebody gave', () => {
    const mixed = taskFixture('Reset', {
      c: 'Accepted',
      b10: 'error: x',
      b9: 'error: y',
      a: 'Rejected',
      d: '',
    })
    const results = resultsOf(mixed, START + 60_000)
    expect(results.map(({ stationId }) => stationId)).toEqual(['b9', 'b10', 'a', 'd', 'c'])
    expect(countVerdicts(results)).toEqual([
      { verdict: 'failed', count: 2 },
      { verdict: 'refused', count: 1 },
      { verdict: 'silent', count: 1 },
      { verdict: 'accepted', count: 1 },
    ])
    expect(againOf(results, false)).toEqual(['b9', 'b10', 'a'])
    expect(againOf(results, true)).toEqual(['b9', 'b10', 'a', 'd'])
  })
})

describe('a task that is looked at', () => {
  test('TSK-001 it is read every 5 s for 2 minutes, every 30 s for 15, then by button', () => {
    expect([0, 119_999, 120_000, 17 * 60_000 - 1, 17 * 60_000].map(readAgainMs)).toEqual([
      5_000,
      5_000,
      30_000,
      30_000,
      undefined,
    ])
    expect(isRunning({ endedAt: undefined })).toBe(true)
    expect(isRunning({ endedAt: START })).toBe(false)
  })

  test('it is awaited while a station may still answer: not for good by one that is silent', () => {
    const task = taskFixture('Reset', { A: 'Accepted', B: '' })
    expect(isAwaited(task, START + 59_999)).toBe(true)
    expect(isAwaited(task, START + 60_000)).toBe(false)
    expect(isAwaited(taskFixture('Reset', { A: 'Accepted' }), START)).toBe(false)
  })

  test('a yes is an answer that obeys now or promises to', () => {
    const answers = { A: 'Accepted', B: 'Scheduled', C: 'Rejected', D: '' }
    const task = { ...taskFixture('Change Availability', answers), endedAt: START }
    expect(acceptedOf(resultsOf(task, START)).toSorted()).toEqual(['A', 'B'])
  })

  test('OPS-020 what was sent is the one new task of the same command and stations', () => {
    const sent = { command: 'remoteReset', stations: ['IPE-0001', 'IPE-0002'] } as const
    const own = taskFixture('Reset', { 'IPE-0002': '', 'ipe-0001': '' }, { taskId: 3 })
    const twin = taskFixture('Reset', { 'IPE-0001': '', 'IPE-0002': '' }, { taskId: 4 })
    const none = new Set<string>()
    expect(findSent(sent, none, [own], taskKey)).toBe(own)
    // It was there before it was sent.
    expect(findSent(sent, new Set([taskKey(own)]), [own], taskKey)).toBeUndefined()
    // Nothing tells two apart.
    expect(findSent(sent, none, [own, twin], taskKey)).toBeUndefined()
    const others = [
      taskFixture('Clear Cache', { 'IPE-0001': '', 'IPE-0002': '' }),
      taskFixture('Reset', { 'IPE-0001': '' }),
      taskFixture('Reset', { 'IPE-0001': '', 'IPE-0003': '' }),
      taskFixture('Reset', { 'IPE-0001': '', 'IPE-0002': '' }, { origin: 'APP' }),
    ]
    for (const other of others) expect(findSent(sent, none, [other], taskKey)).toBeUndefined()
  })
})
