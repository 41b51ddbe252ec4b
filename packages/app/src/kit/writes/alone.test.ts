import { expect, test } from 'vitest'
import { createAlone } from './alone.ts'

const unexpected = (error: unknown) => {
  throw error
}

test('a second press while the first runs does nothing', async () => {
  const alone = createAlone()
  let runs = 0
  let end = () => {}
  const work = async () => {
    runs += 1
    await new Promise<void>((resolve) => (end = resolve))
    return false
  }
  const first = alone.run(work, unexpected)
  expect(await alone.run(work, unexpected)).toBe(false)
  end()
  expect([await first, runs]).toEqual([true, 1])
})

test('the lock is given back whatever is thrown', async () => {
  const alone = createAlone()
  const thrown: unknown[] = []
  await alone.run(
    () => Promise.reject(new Error('broken')),
    (error) => thrown.push(error),
  )
  expect(thrown).toEqual([new Error('broken')])
  let runs = 0
  await alone.run(async () => {
    runs += 1
    return false
  }, unexpected)
  expect(runs).toBe(1)
})

test('a document on its way out keeps its lock', async () => {
  const alone = createAlone()
  await alone.run(async () => true, unexpected)
  expect(await alone.run(async () => false, unexpected)).toBe(false)
})
