import { expect, test } from 'vitest'
import { chunksOf } from './chunks.ts'

const bytes = (text: string) => new TextEncoder().encode(text)

/** A body that gives one chunk and then nothing, and knows whether it was given up. */
const silent = () => {
  const state = { isCancelled: false }
  const body = new ReadableStream<Uint8Array<ArrayBuffer>>({
    start: (controller) => controller.enqueue(bytes('%PDF')),
    cancel: () => {
      state.isCancelled = true
    },
  })
  return { response: new Response(body), state }
}

test('STN-048 an abort ends the wait even where the request has forgotten its signal', async () => {
  const { response, state } = silent()
  const watch = new AbortController()
  const chunks = chunksOf(response, watch.signal)
  expect((await chunks.next()).value).toEqual(bytes('%PDF'))
  const next = chunks.next()
  watch.abort()
  await expect(next).rejects.toThrow('aborted')
  expect(state.isCancelled).toBe(true)
})

test('whoever stops half-way gives the body up', async () => {
  const { response, state } = silent()
  for await (const chunk of chunksOf(response)) {
    expect(chunk).toEqual(bytes('%PDF'))
    break
  }
  expect(state.isCancelled).toBe(true)
})

test('no body has no chunks', async () => {
  expect((await chunksOf(new Response(null)).next()).done).toBe(true)
})
