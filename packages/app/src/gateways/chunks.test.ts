import { expect, test } from 'vitest'
import { readText } from './body.ts'
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

const streamed = (...chunks: (readonly number[] | Error)[]) =>
  new Response(
    new ReadableStream<Uint8Array<ArrayBuffer>>({
      pull: (controller) => {
        const chunk = chunks.shift()
        if (chunk instanceof Error) controller.error(chunk)
        else if (chunk) controller.enqueue(Uint8Array.from(chunk))
        else controller.close()
      },
    }),
  )
const announced = (body: string | null, length: string) =>
  new Response(body, { headers: { 'content-length': length } })

test.each([
  ['as much as may come', streamed([65, 66], [67]), { text: 'ABC' }],
  ['a letter in two chunks', streamed([0xc3], [0xa9]), { text: 'é' }],
  ['one byte more', streamed([65, 66], [67, 68]), { failure: 'too-large' }],
  ['a body that is cut', streamed([65], new Error('reset')), { failure: 'cut' }],
  ['as much as was announced', announced('ABC', '3'), { text: 'ABC' }],
  ['more announced than may come', announced('A', '4'), { failure: 'too-large' }],
  ['more announced, and nothing sent', announced(null, '4'), { failure: 'too-large' }],
] as const)('R13 a body of three bytes at most: %s', async (_, response, read) =>
  expect(await readText(response, 3)).toEqual(read),
)
