import { expect, test } from 'vitest'
import { createLocks, newId } from './locks.ts'

/** Of Web Locks, what is used: one holder of a name; `ifAvailable` does not wait. */
function lockManager() {
  const queues = new Map<string, Promise<unknown>>()
  const request = (name: string, ...rest: unknown[]) => {
    const work = rest.at(-1) as (lock: object | null) => Promise<unknown>
    const before = queues.get(name)
    if (rest.length === 2 && before) return work(null)
    const run = (before ?? Promise.resolve()).then(() => work({ name }))
    queues.set(name, run)
    return run.finally(() => {
      if (queues.get(name) === run) queues.delete(name)
    })
  }
  return { request } as Pick<LockManager, 'request'>
}

test('whoever comes second is told so, and may come again afterwards', async () => {
  const locks = createLocks(lockManager())
  const done: string[] = []
  let finish: () => void = () => undefined
  const first = locks.tryAlone('a', async () => {
    await new Promise<void>((resolve) => (finish = resolve))
    done.push('first')
  })
  expect(await locks.tryAlone('a', async () => void done.push('second'))).toBe(false)
  expect(await locks.tryAlone('b', async () => void done.push('other'))).toBe(true)
  finish()
  expect(await first).toBe(true)
  expect(await locks.tryAlone('a', async () => void done.push('third'))).toBe(true)
  expect(done).toEqual(['other', 'first', 'third'])
})

test('in turn: both are run, one after the other', async () => {
  const locks = createLocks(lockManager())
  const done: number[] = []
  await Promise.all([1, 2].map((n) => locks.inTurn('a', async () => void done.push(n))))
  expect(done).toEqual([1, 2])
})

test('a browser without locks runs the work', async () => {
  const locks = createLocks(undefined)
  const done: number[] = []
  expect(await locks.tryAlone('a', async () => void done.push(1))).toBe(true)
  await locks.inTurn('a', async () => void done.push(2))
  expect(done).toEqual([1, 2])
})

test('an id of its own for each', () => {
  const ids = Array.from({ length: 100 }, newId)
  expect(new Set(ids).size).toBe(100)
  expect(ids[0]).toMatch(/^[0-9a-f]{32}$/)
})
