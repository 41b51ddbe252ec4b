import { expect, test } from 'vitest'
import { fewAtOnce } from './fewAtOnce.ts'

const later = (turns: number): Promise<void> =>
  turns === 0 ? Promise.resolve() : Promise.resolve().then(() => later(turns - 1))

test('no more than four at once, answered in the order of the things', async () => {
  let running = 0
  let most = 0
  const told: unknown[] = []
  const read = await fewAtOnce(
    [9, 1, 7, 3, 5, 2],
    async (turns) => {
      most = Math.max(most, ++running)
      await later(turns)
      running -= 1
      return turns * 10
    },
    { onProgress: (progress) => told.push(progress) },
  )
  expect(read).toEqual([9, 1, 7, 3, 5, 2].map((turns) => [turns, turns * 10]))
  expect(most).toBe(4)
  expect(told).toEqual([1, 2, 3, 4, 5, 6].map((count) => ({ read: count, total: 6 })))
})

test('once it is aborted nothing more is begun', async () => {
  const stop = new AbortController()
  const asked: number[] = []
  const read = await fewAtOnce(
    Array.from({ length: 20 }, (_, item) => item),
    async (item) => {
      asked.push(item)
      if (item === 5) stop.abort()
      await later(1)
      return item
    },
    { signal: stop.signal },
  )
  expect(asked.length).toBeLessThan(10)
  expect(read.map(([item]) => item)).toEqual(asked)
})

test('nothing is asked of nothing', async () => {
  expect(await fewAtOnce([], () => Promise.reject(new Error('asked')))).toEqual([])
})
