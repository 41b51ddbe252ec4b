import { expect, test } from 'vitest'
import { createFakeTimers, settle } from '../testing/fakeTimers.ts'
import { LIVE_TIMINGS } from '../timings.ts'
import { createSnapshots, type SnapshotReply } from './snapshots.ts'

const DONE: SnapshotReply = { kind: 'done', stations: [], unreadRows: 0 }
const FAILED: SnapshotReply = { kind: 'unreachable', reason: 'network' }

function build() {
  const timers = createFakeTimers(0)
  const starts: number[] = []
  const replies: SnapshotReply[] = []
  let resolve: ((reply: SnapshotReply) => void) | undefined
  let signal: AbortSignal | undefined
  const snapshots = createSnapshots({
    timers,
    timings: LIVE_TIMINGS,
    fetch: (own) => {
      signal = own
      return new Promise((then) => {
        resolve = then
      })
    },
    onStart: () => starts.push(timers.now() / 1000),
    onReply: (reply) => replies.push(reply),
  })
  const answer = async (reply: SnapshotReply) => {
    resolve?.(reply)
    resolve = undefined
    await settle()
  }
  return { timers, starts, replies, snapshots, answer, signal: () => signal }
}

test('R4 one at a time: what is wanted meanwhile comes after it', async () => {
  const { timers, starts, snapshots, answer } = build()
  snapshots.want('start')
  await timers.advance(0)
  snapshots.want('user')
  snapshots.want('user')
  await timers.advance(5_000)
  expect(starts).toEqual([0])
  await answer(DONE)
  await timers.advance(0)
  expect(starts).toEqual([0, 5])
})

test('R4 at most one a minute, however often it is wanted', async () => {
  const { timers, starts, snapshots, answer } = build()
  snapshots.want('start')
  await timers.advance(0)
  await answer(DONE)
  for (let second = 0; second < 130; second++) {
    snapshots.want(second % 2 === 0 ? 'interval' : 'visible')
    await timers.advance(1_000)
    await answer(DONE)
  }
  expect(starts).toEqual([0, 60, 120])
})

test('R4 a station that is not known is read at once, then at most every 15 s', async () => {
  const { timers, starts, snapshots, answer } = build()
  snapshots.want('start')
  await timers.advance(0)
  await answer(DONE)
  await timers.advance(40_000)
  for (let second = 40; second < 75; second++) {
    snapshots.want('unknown-station')
    await timers.advance(1_000)
    await answer(DONE)
  }
  expect(starts).toEqual([0, 40, 55, 70])
})

test('R4 after a gap it need not wait for the minute, but a flapping link makes no storm', async () => {
  const { timers, starts, snapshots, answer } = build()
  snapshots.want('start')
  await timers.advance(0)
  await answer(DONE)
  for (let second = 0; second < 30; second += 5) {
    snapshots.want('gap')
    await timers.advance(5_000)
    await answer(DONE)
  }
  expect(starts).toEqual([0, 10, 20, 30])
})

test('R4 every five minutes', async () => {
  const { timers, starts, snapshots, answer } = build()
  snapshots.want('start')
  for (let minute = 0; minute <= 10; minute++) {
    await timers.advance(minute === 0 ? 0 : 60_000)
    await answer(DONE)
  }
  expect(starts).toEqual([0, 300, 600])
})

test('a failure is told and tried again after 10, 20, 40 s, then every minute', async () => {
  const { timers, starts, replies, snapshots, answer } = build()
  snapshots.want('start')
  await timers.advance(0)
  for (let second = 0; second < 200; second++) {
    await answer(FAILED)
    await timers.advance(1_000)
  }
  expect(starts).toEqual([0, 10, 30, 70, 130, 190])
  expect(replies[0]).toEqual(FAILED)
  expect(snapshots.lastGoodStart()).toBeUndefined()
})

test('stop calls off what runs, and its late answer changes nothing', async () => {
  const { timers, starts, replies, snapshots, answer, signal } = build()
  snapshots.want('start')
  await timers.advance(0)
  snapshots.stop()
  expect(signal()?.aborted).toBe(true)
  await answer(DONE)
  await timers.advance(3_600_000)
  expect(replies).toEqual([])
  expect(starts).toEqual([0])
  expect(timers.armed()).toBe(0)
})
