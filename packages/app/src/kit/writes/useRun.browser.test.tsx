import { afterEach, expect, test } from 'vitest'
import { openHook } from '../testing/openHook.tsx'
import type { WriteAction } from './action.ts'
import { useRun } from './useRun.ts'

let close: () => unknown[] = () => []
afterEach(() => {
  expect(close()).toEqual([])
})

test('a run that is taken up again resolves with how each ended then', async () => {
  const opened = await openHook(useRun<string>, undefined)
  close = opened.close
  let isRefused = true
  const actionOf = (item: string): WriteAction<string> => ({
    keys: [item],
    lock: 'page',
    outdates: [],
    look: async () => ({ look: 'ready', ready: item }),
    proofOf: () => undefined,
    send: async () =>
      isRefused
        ? { end: 'refused', refusal: { status: 409, body: undefined } }
        : { end: 'done', result: undefined },
  })
  const first = await opened.now().begin(['a'], actionOf)
  expect(first.map(({ phase }) => phase)).toEqual(['refused'])
  await expect.poll(() => opened.now().run?.isRunning).toBe(false)
  isRefused = false
  const again = await opened.now().run?.retry()
  expect(again?.map(({ phase }) => phase)).toEqual(['done'])
})
