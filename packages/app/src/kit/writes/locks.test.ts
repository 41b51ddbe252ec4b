import { expect, test } from 'vitest'
import { createKeyLocks } from './locks.ts'

test('R16 of two writes of this page that share an object one runs; afterwards the other may', async () => {
  const locks = createKeyLocks({ tryAlone: async () => false, inTurn: (_, work) => work() }, '')
  let release: () => void = () => undefined
  const first = locks.tryAlone(['a', 'b'], 'page', () => new Promise((resolve) => (release = resolve)))
  const second = () => locks.tryAlone(['b', 'c'], 'page', async () => undefined)
  expect(await second()).toBe(false)
  release()
  expect(await first).toBe(true)
  expect(await second()).toBe(true)
})
