import { afterAll, beforeEach, expect, test } from 'vitest'
import { createGeocoder } from './geocoder.ts'
import { startServer } from './testing/server.ts'

const server = await startServer()
afterAll(() => server.close())
beforeEach(() => {
  server.seen.length = 0
})

const QUESTION = { street: 'Rua das Palmeiras', houseNumber: '7', city: 'São José', state: 'SC' }
const ask = (signal = new AbortController().signal) =>
  createGeocoder(`${server.base}geocode`)(QUESTION, signal)
const answer = (status: number, body: string) => {
  server.behave = (_request, response) => {
    response.writeHead(status)
    response.end(body)
  }
}

test('STF-074 it is told the address alone: no key, no token', async () => {
  answer(200, '[{"lat":-27.6,"lng":-48.5}]')
  expect(await ask()).toEqual({ kind: 'done', data: [{ lat: -27.6, lng: -48.5 }], unreadRows: 0 })
  const [seen] = server.seen
  expect(Object.fromEntries(new URL(seen?.url ?? '', server.base).searchParams)).toEqual({
    street: 'Rua das Palmeiras',
    number: '7',
    city: 'São José',
    state: 'SC',
  })
  for (const name of ['authorization', 'api-key', 'cookie', 'referer'])
    expect(seen?.headers).not.toHaveProperty(name)
})

test.each([
  [500, '', { kind: 'refused', status: 500 }],
  [200, '<html>', { kind: 'unreadable' }],
  [200, '{"message":"quota"}', { kind: 'unreadable' }],
])('STF-074 whatever else comes is no point: %i %j', async (status, body, outcome) => {
  answer(status, body)
  expect(await ask()).toMatchObject(outcome)
})

test('no answer is unreachable, and the caller’s own abort is the caller’s', async () => {
  server.behave = (request) => request.socket.destroy()
  expect(await ask()).toEqual({ kind: 'unreachable', reason: 'network' })
  const call = new AbortController()
  server.behave = () => call.abort()
  await expect(ask(call.signal)).rejects.toThrow(/abort/i)
})
