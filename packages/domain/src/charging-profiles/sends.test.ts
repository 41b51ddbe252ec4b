import { describe, expect, test } from 'vitest'
import { taskFixture } from '../fixtures/index.ts'
import { readSends, taskOfSend, withSend } from './index.ts'
import type { ProfileSend } from './sends.ts'

const task = taskFixture('Set Charging Profile', { 'IPE-0001': 'Accepted' })
const send: ProfileSend = { profilePk: 4, taskId: 9, at: task.startedAt ?? 0, stations: ['IPE-0001'] }

describe('what this browser sent', () => {
  test('it is kept, the newest first, and no more than is of use', () => {
    const kept = Array.from({ length: 60 }, (_, taskId) => taskId).reduce<unknown>(
      (all, taskId) => withSend(all, { ...send, taskId }),
      undefined,
    )
    expect(readSends(kept).map(({ taskId }) => taskId)).toEqual(
      Array.from({ length: 40 }, (_, index) => 59 - index),
    )
    const many = Array.from({ length: 300 }, (_, index) => `S${index}`)
    expect(withSend([], { ...send, stations: many })[0]?.stations).toHaveLength(200)
  })

  test('what somebody else wrote there is left out', () => {
    expect(readSends('x')).toEqual([])
    expect(readSends([null, { ...send, stations: 'x' }, send])).toEqual([send])
  })

  test('its task is known by number, command and start: numbers begin again', () => {
    expect(taskOfSend([task], send)).toBe(task)
    expect(taskOfSend([task], { ...send, taskId: 8 })).toBeUndefined()
    expect(taskOfSend([task], { ...send, at: send.at + 600_000 })).toBeUndefined()
    expect(taskOfSend([taskFixture('Reset', { 'IPE-0001': 'Accepted' })], send)).toBeUndefined()
  })
})
