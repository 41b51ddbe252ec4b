import { expect, test } from 'vitest'
import { reportOf } from './tasks.ts'

const task = (tid: number, dur: number, tdur?: number) => ({
  name: 'RunTask',
  ph: 'X',
  pid: 7,
  tid,
  dur,
  ...(tdur === undefined ? {} : { tdur }),
})
const thread = (tid: number, name: string) => ({ ph: 'M', name: 'thread_name', pid: 7, tid, args: { name } })

test('R8 only the main thread counts, by its CPU time where the trace has it', () => {
  const events = [
    thread(1, 'CrRendererMain'),
    thread(2, 'DedicatedWorker thread'),
    task(1, 90_000, 40_000),
    task(1, 60_000),
    task(2, 900_000, 900_000),
    // A thread of the same number in another process.
    { ...task(1, 700_000), pid: 8 },
  ]
  expect(reportOf(events)).toEqual({ count: 2, longestCpuMs: 60, allCpuMs: 100, longestWallMs: 90 })
})

test('a recording without tasks has no longest one', () => {
  expect(reportOf([])).toEqual({ count: 0, longestCpuMs: 0, allCpuMs: 0, longestWallMs: 0 })
})
