import { expect, test } from 'vitest'
import { askWorker } from './askWorker.ts'

type To = { readonly kind: 'add'; readonly id: number; readonly by: number }
type From =
  | { readonly kind: 'sum'; readonly id: number; readonly sum: number }
  | { readonly kind: 'none'; readonly id: number }

/** A worker that says what it is told to. */
class FakeWorker extends EventTarget {
  readonly asked: To[] = []
  isEnded = false
  onmessage = null
  onmessageerror = null
  onerror = null
  postMessage(message: To) {
    this.asked.push(message)
  }
  terminate() {
    this.isEnded = true
  }
  say(data: From) {
    this.dispatchEvent(new MessageEvent('message', { data }))
  }
}

const start = () => {
  const worker = new FakeWorker()
  return { worker, asked: askWorker<To, From>(worker, 'sums') }
}

test('each question gets its own answer, in whatever order they come', async () => {
  const { worker, asked } = start()
  const one = asked.ask(['sum'], { kind: 'add', by: 1 })
  const two = asked.ask(['sum'], { kind: 'add', by: 2 })
  expect(worker.asked.map(({ id, by }) => [id, by])).toEqual([
    [1, 1],
    [2, 2],
  ])
  worker.say({ kind: 'sum', id: 2, sum: 20 })
  worker.say({ kind: 'sum', id: 1, sum: 10 })
  expect([(await one).sum, (await two).sum]).toEqual([10, 20])
})

test('an answer of another kind rejects', async () => {
  const { worker, asked } = start()
  const one = asked.ask(['sum'], { kind: 'add', by: 1 })
  worker.say({ kind: 'none', id: 1 })
  await expect(one).rejects.toThrow('“sums”')
})

test('a worker that fails rejects all that wait, and is not told as an error of the page', async () => {
  const { worker, asked } = start()
  const one = asked.ask(['sum', 'none'], { kind: 'add', by: 1 })
  const event = new Event('error', { cancelable: true })
  worker.dispatchEvent(event)
  await expect(one).rejects.toThrow('“sums”')
  expect(event.defaultPrevented).toBe(true)
})

test('closing ends the worker', () => {
  const { worker, asked } = start()
  asked.close()
  expect(worker.isEnded).toBe(true)
})
