import { expect, test } from 'vitest'
import type { Ports } from '../../ports/index.ts'
import { somePorts } from '../../ports/testing/somePorts.ts'
import { sessionOf } from '../testing/sessionOf.ts'
import type { CommandContext } from './commands.ts'
import { keptRead } from './keptRead.ts'

test('a list for the palette is read once a minute for each session, and again where it could not be had', async () => {
  let now = 30_000
  let answer: readonly string[] | undefined = ['Ana']
  let reads = 0
  const read = keptRead(async () => {
    reads += 1
    return answer
  })
  const { signal } = new AbortController()
  const as = (session: Ports['session']) => {
    const clock = { now: () => now } as Ports['clock'] // of it, what this reads
    return read({ ports: somePorts({ session, clock }) } as CommandContext, signal)
  }
  const ana = sessionOf()
  expect([await as(ana), await as(ana), reads]).toEqual([['Ana'], ['Ana'], 1])
  now = 89_999
  await as(ana)
  expect(reads).toBe(1)
  // Another person's list is another one: what the first may see is none of the second's.
  answer = ['Bruno']
  const bruno = sessionOf()
  expect([await as(bruno), await as(ana), reads]).toEqual([['Bruno'], ['Ana'], 2])
  now = 90_000
  answer = undefined
  expect([await as(ana), await as(ana), reads]).toEqual([undefined, undefined, 4])
  const nobody = { ...ana, current: () => undefined }
  await as(nobody)
  await as(nobody)
  expect(reads).toBe(6)
})
