import { taskWire } from '@corrente/domain/fixtures'
import { expect, test } from 'vitest'
import { createDiffer } from './differ.ts'
import { createMerger } from './merge.ts'
import type { FromTasks } from './protocol.ts'

/** The page and its worker, without a thread between them; what came over is noted. */
function setUp() {
  const answer = createDiffer()
  const told: FromTasks[] = []
  const read = createMerger({
    ask: async (kinds, question) => {
      const said = await answer({ ...question, id: told.length })
      told.push(said)
      const isExpected = (one: FromTasks): one is Extract<FromTasks, { kind: (typeof kinds)[number] }> =>
        kinds.some((kind) => kind === one.kind)
      if (!isExpected(said)) throw new Error('another answer')
      return said
    },
  })
  return { told, read: (body: unknown) => read(new Blob([JSON.stringify(body)])) }
}
const resultsOf = (said: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(said).map(([id, response]) => [
      id,
      { errorMessage: null, response: response || null, hasDetail: false },
    ]),
  )
const task = (taskId: number, startTimestamp: string, results: Record<string, string> = { A: '' }) =>
  taskWire({
    taskId,
    startTimestamp,
    taskDetail: { ocppVersion: 'V_16', operationName: 'Reset', resultMap: resultsOf(results) },
  })
const [early, late] = ['2026-03-14T15:00:00Z', '2026-03-14T16:00:00Z']

test('TSK-001 only what changed comes over; what is as it was stays the same, and so does a list that is', async () => {
  const { told, read } = setUp()
  const first = await read({ taskList: [task(1, early), task(2, late)] })
  const again = await read({ taskList: [task(1, early), task(2, late)] })
  if (first.kind !== 'done' || again.kind !== 'done') throw new Error('not read')
  expect(again.data).toBe(first.data)
  const answered = await read({
    taskList: [task(3, late), task(1, early, { A: 'Accepted' }), task(2, late)],
  })
  if (answered.kind !== 'done') throw new Error('not read')
  expect(answered.data.map(({ id }) => id)).toEqual([3, 2, 1])
  expect(answered.data[1]).toBe(first.data[0])
  expect(answered.data[2]?.results[0]?.response).toBe('Accepted')
  expect(told.map((one) => one.kind === 'tasks' && one.changed.map(([, { id }]) => id))).toEqual([
    [2, 1],
    [],
    [3, 1],
  ])
})

test('a number that begins again is another task; what comes twice is one, the last; what is gone is gone', async () => {
  const { read } = setUp()
  await read({ taskList: [task(1, early)] })
  const twice = await read({ taskList: [task(1, late), task(1, late, { A: 'Accepted' })] })
  if (twice.kind !== 'done') throw new Error('not read')
  expect(twice.data.map(({ results }) => results[0]?.response)).toEqual(['Accepted'])
  expect(await read({ taskList: [] })).toEqual({ kind: 'done', data: [], unreadRows: 0 })
})

test('R10 what is no task is counted; a failure and what is no list are told apart', async () => {
  const { read } = setUp()
  expect(await read({ taskList: [task(1, early), 5] })).toMatchObject({ kind: 'done', unreadRows: 1 })
  expect(await read({ error: 'Not now', taskList: null })).toMatchObject({ kind: 'refused' })
  expect(await read('text')).toEqual({ kind: 'unreadable', status: 200 })
  const broken = createMerger({ ask: () => Promise.reject(new Error('no worker')) })
  expect(await broken(new Blob(['{}']))).toEqual({ kind: 'unreadable', status: 200 })
})
