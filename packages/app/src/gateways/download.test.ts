import type { ServerResponse } from 'node:http'
import { afterAll, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { DownloadOptions, DownloadProgress } from './calls.ts'
import { readDownload } from './download.ts'
import { createGateway } from './gateway.ts'
import { createRing } from './ring.ts'
import { startServer, type TestServer } from './testing/server.ts'

const ended: (string | undefined)[] = []
const ring = createRing()

const server = await startServer()
afterAll(() => server.close())
beforeEach(() => {
  server.seen.length = 0
  ended.length = 0
})

const PDF = 'application/pdf'
const BYTES = `%PDF-1.4 ${'x'.repeat(5000)}`

const gateway = () =>
  createGateway({
    base: server.base,
    rule: 'cp',
    credentials: () => ({ apiKey: 'KEY', token: 'T1' }),
    offsetHours: () => -3,
    now: () => 0,
    onUnauthorized: (used) => ended.push(used),
    record: ring.add,
  })
const ask = (options: Partial<DownloadOptions> = {}, method: 'GET' | 'POST' = 'POST') =>
  gateway().download(method, 'report/assessment/unified', { mediaType: PDF, extension: 'pdf', ...options })

const answer =
  (status: number, body: string, headers: Record<string, string> = { 'content-type': PDF }) =>
  (_request: unknown, response: ServerResponse) => {
    response.writeHead(status, headers)
    response.end(body)
  }

test('AST-018 a file comes whole, with the name that the server gives it; the call asks for its type', async () => {
  server.behave = answer(200, BYTES, {
    'content-type': `${PDF}; charset=binary`,
    'content-disposition': 'attachment; filename="março.pdf"',
    date: 'Sat, 14 Mar 2026 15:00:00 GMT',
  })
  const outcome = await ask({ json: { cost_kwh: 0 } })
  if (outcome.kind !== 'done') throw new Error(`it is ${outcome.kind}`)
  expect(await outcome.data.blob.text()).toBe(BYTES)
  expect(outcome.data.blob.type).toBe(PDF)
  expect(outcome.data.name).toMatch(/^mar.+o\.pdf$/)
  const [seen] = server.seen
  expect(seen).toMatchObject({ method: 'POST', url: '/api/v1/report/assessment/unified' })
  expect(seen?.headers).toMatchObject({ accept: PDF, authorization: 'Bearer T1', 'api-key': 'KEY' })
  expect(JSON.parse(seen?.body ?? '')).toEqual({ cost_kwh: 0 })
})

test('how much is here is told piece by piece, with the whole where the server says it', async () => {
  const heard: DownloadProgress[] = []
  let proceed: () => void = () => undefined
  server.behave = (_request, response) => {
    response.writeHead(200, { 'content-type': PDF, 'content-length': '12' })
    response.write('%PDF-1')
    proceed = () => response.end('.4 abc')
  }
  await ask({
    onProgress: (progress) => {
      heard.push(progress)
      if (progress.received === 6) proceed()
    },
  })
  expect(heard).toEqual([
    { received: 6, total: 12 },
    { received: 12, total: 12 },
  ])
})

test('a packed or unmeasured body has no whole', async () => {
  const heard: (number | undefined)[] = []
  server.behave = (_request, response) => {
    response.writeHead(200, { 'content-type': PDF })
    response.end(BYTES)
  }
  await ask({ onProgress: ({ total }) => heard.push(total) })
  expect(new Set(heard)).toEqual(new Set([undefined]))
})

test('a file whose first piece is a single byte is still recognised', async () => {
  const pieces = new ReadableStream<Uint8Array>({
    start: (controller) => {
      for (const letter of '%PDF-1.4') controller.enqueue(new TextEncoder().encode(letter))
      controller.close()
    },
  })
  const response = new Response(pieces, { headers: { 'content-type': PDF } })
  const { outcome } = await readDownload(() => Promise.resolve(response), {
    mediaType: PDF,
    extension: 'pdf',
  })
  expect(outcome.kind).toBe('done')
})

test.each<readonly [string, TestServer['behave'], unknown]>([
  ['403', answer(403, '{"error":"limit"}'), { kind: 'refused', status: 403, body: { error: 'limit' } }],
  ['500 with a PDF', answer(500, BYTES), { kind: 'refused', status: 500, body: undefined }],
  [
    '200 that says type error',
    answer(200, '{"type":"error"}', { 'content-type': 'application/json' }),
    { kind: 'refused', status: 200, body: { type: 'error' } },
  ],
  [
    '200 with other JSON',
    answer(200, '{"rows":[]}', { 'content-type': 'application/json' }),
    { kind: 'unreadable', status: 200 },
  ],
  ['200 with JSON that claims to be a PDF', answer(200, '{"rows":[]}'), { kind: 'unreadable', status: 200 }],
  [
    '200 with a captive portal’s page of no type',
    answer(200, '<html>', {}),
    { kind: 'unreadable', status: 200 },
  ],
  ['200 with nothing', answer(200, ''), { kind: 'unreadable', status: 200 }],
  [
    '200 with another kind of file',
    answer(200, 'PK', { 'content-type': 'application/zip' }),
    { kind: 'unreadable', status: 200 },
  ],
  ['a reset connection', (request) => request.socket.destroy(), { kind: 'unreachable', reason: 'network' }],
  [
    'a file that stops half-way',
    (_request, response) => {
      response.writeHead(200, { 'content-type': PDF, 'content-length': '9000' })
      response.write(BYTES)
      setTimeout(() => response.destroy(), 20)
    },
    { kind: 'unreachable', reason: 'network' },
  ],
  ['no answer', () => undefined, { kind: 'unreachable', reason: 'timeout' }],
  [
    'a file of which no more comes',
    (_request, response) => {
      response.writeHead(200, { 'content-type': PDF })
      response.write(BYTES)
    },
    { kind: 'unreachable', reason: 'timeout' },
  ],
])('STN-048 AST-017 %s is no file', async (_name, behave, expected) => {
  server.behave = behave
  expect(await ask({ answerMs: 1_000, idleMs: 1_000 })).toEqual(expected)
})

test('a file that keeps coming has no whole time', async () => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
  const start = Date.now()
  const body = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('%PDF')),
    pull: async (controller) => {
      await vi.advanceTimersByTimeAsync(100)
      controller.enqueue(new TextEncoder().encode('x'))
      if (Date.now() - start >= 1_000) controller.close()
    },
  })
  const response = new Response(body, { headers: { 'content-type': PDF } })
  const { outcome } = await readDownload(() => Promise.resolve(response), {
    mediaType: PDF,
    extension: 'pdf',
    answerMs: 150,
    idleMs: 150,
  })
  expect(outcome.kind).toBe('done')
})

test('a file past the limit is given up', async () => {
  const response = new Response(BYTES, { headers: { 'content-type': PDF } })
  const { outcome } = await readDownload(
    () => Promise.resolve(response),
    { mediaType: PDF, extension: 'pdf' },
    1000,
  )
  expect(outcome).toEqual({ kind: 'unreadable', status: 200 })
})

test.each(['GET', 'POST'] as const)(
  'a %s of a file is never repeated: it may count against a limit',
  async (method) => {
    server.behave = (request) => request.socket.destroy()
    await ask({}, method)
    server.behave = answer(503, '')
    await ask({}, method)
    expect(server.seen).toHaveLength(2)
  },
)

test('a caller that calls it off sees its own abort, and the connection is let go', async () => {
  const controller = new AbortController()
  const gone = new Promise<void>((resolve) => {
    server.behave = (request, response) => {
      request.socket.on('close', () => resolve())
      response.writeHead(200, { 'content-type': PDF })
      response.write(BYTES)
    }
  })
  const asked = ask({ signal: controller.signal, onProgress: () => controller.abort() })
  await expect(asked).rejects.toMatchObject({ name: 'AbortError' })
  await gone
})

test('API-011 a 401 ends the session; a path that is not fit is not sent; the ring keeps what came of it', async () => {
  server.behave = answer(401, '')
  await ask()
  expect(ended).toEqual(['T1'])
  expect(ring.entries().at(-1)).toMatchObject({ method: 'POST', kind: 'refused', status: 401 })
  server.seen.length = 0
  const outcome = await gateway().download('GET', 'report/{id}', {
    params: { id: '..' },
    mediaType: PDF,
    extension: 'pdf',
  })
  expect(outcome).toEqual({ kind: 'refused', status: 0, body: undefined })
  expect(server.seen).toEqual([])
})
