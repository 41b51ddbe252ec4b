import { describe, expect, test } from 'vitest'
import { emptyValues } from '../forms/index.ts'
import type { Journal } from '../writes/index.ts'
import {
  COMMAND_FORM,
  type Command,
  type CommandValues,
  commandKeys,
  openCommands,
  type Task,
  taskKey,
  withSentCommand,
} from './index.ts'

const NOW = Date.parse('2026-03-14T15:05:00Z')
const aim = (command: Command, station: string, values: Partial<CommandValues> = {}) => ({
  command,
  stations: [station],
  values: { ...emptyValues(COMMAND_FORM), ...values },
})
const start1 = aim('remoteStart', 'A', { connectorId: 1 })
const start2 = aim('remoteStart', 'A', { connectorId: 2 })
const taskOf = (response?: string, at = NOW - 5_000): Task => ({
  id: 7,
  operation: 'Remote Start',
  version: '1.6',
  command: 'remoteStart',
  protocol: 'v1.6',
  origin: 'DASHBOARD',
  startedAt: at,
  endedAt: undefined,
  results: [{ stationId: 'A', error: undefined, response, hasDetail: false }],
  unreadResults: 0,
})
const sent: Journal = withSentCommand([], start1, 7, NOW - 5_000)
const NONE: ReadonlySet<string> = new Set()
const openOf = (now = NOW, task = taskOf(), wanted = start1, journal = sent) =>
  openCommands(wanted, journal, [task], NONE, now)

describe('what is open of a command', () => {
  test('what this browser has sent to the same connector, until it is answered', () => {
    expect(openOf()).toEqual({ own: true, others: [] })
    expect(openOf(NOW, taskOf('Accepted'))).toEqual({ own: false, others: [] })
  })

  test('another connector of the station is another command', () => {
    expect(openOf(NOW, taskOf(), start2)).toEqual({ own: false, others: [] })
  })

  test('or until it is 60 s old, seen among the tasks or not', () => {
    expect(openCommands(start1, sent, [], NONE, NOW).own).toBe(true)
    expect(openCommands(start1, sent, [], NONE, NOW + 56_000).own).toBe(false)
  })

  test('somebody else’s task only warns, whatever connector it is for', () => {
    expect(openOf(NOW, taskOf(), start2, [])).toEqual({ own: false, others: ['A'] })
    expect(openOf(NOW, taskOf(), aim('remoteStart', 'B', { connectorId: 1 }), []).others).toEqual([])
    expect(openOf(NOW, { ...taskOf(), command: 'remoteStop' }, start2, []).others).toEqual([])
    expect(openOf(NOW, { ...taskOf(), endedAt: NOW }, start2, []).others).toEqual([])
    const own = new Set([taskKey(taskOf())])
    expect(openCommands(start2, [], [taskOf()], own, NOW).others).toEqual([])
  })

  test('what is sent anew takes the place of what was; the other stations of that one stay', () => {
    const both = { ...start1, stations: ['A', 'B'] }
    const journal = withSentCommand(withSentCommand([], both, 7, NOW - 9_000), start1, 8, NOW)
    expect(journal.map(({ keys }) => keys)).toEqual([
      commandKeys({ ...start1, stations: ['B'] }),
      commandKeys(start1),
    ])
    expect(withSentCommand(journal, start2, 9, NOW + 60_000)).toHaveLength(1)
  })

  test('a parameter that the command does not use tells nothing apart; 0 is the whole station', () => {
    expect(commandKeys(aim('remoteReset', 'A', { connectorId: 2 }))).toEqual(
      commandKeys(aim('remoteReset', 'A')),
    )
    expect(commandKeys(aim('changeAvailability', 'A', { connectorId: 0 }))).toEqual(
      commandKeys(aim('changeAvailability', 'A')),
    )
    expect(commandKeys(aim('remoteStop', 'A', { transactionId: 1 }))).not.toEqual(
      commandKeys(aim('remoteStop', 'A', { transactionId: 2 })),
    )
  })
})
