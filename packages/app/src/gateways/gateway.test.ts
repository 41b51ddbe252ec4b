import type { IncomingMessage, ServerResponse } from 'node:http'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Reader } from './calls.ts'
import { createGateway, type GatewayDeps } from './gateway.ts'
import { createUnauthorizedGuard } from './gateways.ts'
import { METHODS } from './path.ts'
import { createRing } from './ring.ts'
import { startServer, type TestServer } from './testing/server.ts'

let server: TestServer
const ended: (string | undefined)[] = []
const ring = createRing()

beforeAll(async () => {
  server = await startServer()
})
afterAll(() => server.close())
beforeEach(() => {
  server.seen.length = 0
  ended.length = 0
  token = 'T1'
})

let token: string | undefined
const gateway = (deps: Partial<GatewayDeps> = {}) =>
  createGateway({
    base: server.base,
    rule: 'cp',
    credentials: () => ({ apiKey: 'KEY', token }),
    offsetHours: () => -3,
    now: () => 0,
    onUnauthorized: (used) => ended.push(used),
    record: ring.add,
    ...deps,
  })
const anything: Reader<unknown> = (body) => ({ data: body, unread: 0 })
const onlyNumber: Reader<number> = (body) =>
  typeof body === 'number' ? { data: body, unread: 0 } : undefined

const answer =
  (status: number, body = '', headers: Record<string, string> = {}) =>
  (_request: IncomingMessage, response: ServerResponse) => {
    response.writeHead(status, headers)
    response.end(body)
  }
const reset = (request: IncomingMessage) => request.socket.destroy()

describe('the headers of a call', () => {
  test('API-003 API-004 API-005 API-006 API-007 API-008 MON-033 MON-034 MON-035 MON-036 AST-014 every call carries them', async () => {
    server.behave = answer(200, '{}')
    await gateway().send('POST', 'logout', { json: { action: 'logout' } })
    const [{ headers, body }] = server.seen as [(typeof server.seen)[number]]
    expect(headers).toMatchObject({
      platform: 'DASHBOARD',
      'api-key': 'KEY',
      authorization: 'Bearer T1',
      'accept-language': 'pt-BR',
      'x-timezone-offset': '-3',
      accept: 'application/json',
      'content-type': 'application/json',
    })
    expect(JSON.parse(body)).toEqual({ action: 'logout' })
  })

  test('API-006 MON-034 without a token there is no authorization header', async () => {
    token = undefined
    server.behave = answer(200, '{}')
    await gateway().get('stats/info', anything)
    expect(server.seen[0]?.headers.authorization).toBeUndefined()
  })

  test('THM-011 MON-006 values that no header may carry cannot break a call', async () => {
    server.behave = answer(200, '1')
    token = 'a\r\nX-Evil: 1'
    const outcome = await gateway({ credentials: () => ({ apiKey: 'ké\ny', token }) }).get('x', onlyNumber)
    expect(outcome.kind).toBe('done')
    expect(server.seen[0]?.headers['x-evil']).toBeUndefined()
  })
})

describe('the path of a call', () => {
  const pathOf = async (
    run: (g: ReturnType<typeof gateway>) => Promise<unknown>,
    rule: 'cp' | 'plain' = 'cp',
  ) => {
    server.behave = answer(200, '{}')
    await run(gateway({ rule }))
    return server.seen[0]?.url
  }

  test('API-002 API-009 MON-038 AST-013 AST-015 a GET ends with one slash, before the question mark', async () => {
    const url = await pathOf((g) =>
      g.get('stats/info', anything, {
        query: { fromDate: '2026-03-14 03:00:00', timeZone: -3, gone: undefined },
      }),
    )
    expect(url).toBe('/api/v1/stats/info/?fromDate=2026-03-14+03%3A00%3A00&timeZone=-3')
  })

  test('API-009 a POST goes out as written', async () => {
    expect(await pathOf((g) => g.send('POST', 'forgotpassword/sendCode'))).toBe(
      '/api/v1/forgotpassword/sendCode',
    )
  })

  test.each(['PUT', 'PATCH', 'DELETE'] as const)(
    'API-010 MON-039 AST-016 %s ends with /{id}/',
    async (method) => {
      expect(await pathOf((g) => g.send(method, 'chargepoints/{id}', { params: { id: 12 } }))).toBe(
        '/api/v1/chargepoints/12/',
      )
    },
  )

  test('API-010 without an id there is no suffix, and "undefined" is never sent', async () => {
    expect(await pathOf((g) => g.send('PUT', 'settings'))).toBe('/api/v1/settings')
    server.seen.length = 0
    const outcome = await gateway().send('PUT', 'chargepoints/{id}')
    expect(outcome).toEqual({ kind: 'refused', status: 0, body: undefined })
    expect(server.seen).toHaveLength(0)
  })

  test('the gateways take paths as written', async () => {
    expect(await pathOf((g) => g.get('transactions/summary', anything), 'plain')).toBe(
      '/api/v1/transactions/summary',
    )
  })

  test.each(['..', '.', ''])('R20 a value that could climb is not sent: "%s"', async (id) => {
    server.behave = answer(200, '{}')
    const outcome = await gateway().get('users_data/{id}', anything, { params: { id } })
    expect(outcome).toEqual({ kind: 'refused', status: 0, body: undefined })
    expect(server.seen).toHaveLength(0)
  })

  test('R20 other hostile values stay one segment', async () => {
    const url = await pathOf((g) => g.get('users_data/{id}', anything, { params: { id: '../../x?y=1#z' } }))
    expect(url).toBe('/api/v1/users_data/..%2F..%2Fx%3Fy%3D1%23z/')
  })
})

/** R13: what each behaviour of a server comes to, by a GET whose reader takes a number. */
const TABLE: readonly (readonly [string, TestServer['behave'], unknown])[] = [
  ['200 with a body', answer(200, '5'), { kind: 'done', data: 5, unreadRows: 0 }],
  ['201 with a body', answer(201, '5'), { kind: 'done', data: 5, unreadRows: 0 }],
  ['API-015 202', answer(202, 'ignored'), { kind: 'done-empty' }],
  ['API-015 204', answer(204), { kind: 'done-empty' }],
  ['200 without a body', answer(200), { kind: 'unreadable', status: 200 }],
  ['200 of another shape', answer(200, '{"a":1}'), { kind: 'unreadable', status: 200 }],
  [
    '200 with HTML of a captive portal',
    answer(200, '<html>login</html>'),
    { kind: 'unreadable', status: 200 },
  ],
  ['200 with truncated JSON', answer(200, '{"a":'), { kind: 'unreadable', status: 200 }],
  [
    'MON-037 200 that says type error',
    answer(200, '{"type":"error","error":"x"}'),
    { kind: 'refused', status: 200, body: { type: 'error', error: 'x' } },
  ],
  [
    '200 with a non-empty error',
    answer(200, '{"error":"no"}'),
    { kind: 'refused', status: 200, body: { error: 'no' } },
  ],
  [
    'API-017 400 with JSON',
    answer(400, '{"error":"x"}'),
    { kind: 'refused', status: 400, body: { error: 'x' } },
  ],
  [
    'API-017 401',
    answer(401, '{"error":"Unauthorized"}'),
    { kind: 'refused', status: 401, body: { error: 'Unauthorized' } },
  ],
  ['API-016 403 without a body', answer(403), { kind: 'refused', status: 403, body: undefined }],
  ['API-017 403 with JSON', answer(403, '{"a":1}'), { kind: 'refused', status: 403, body: { a: 1 } }],
  ['API-017 404', answer(404, '{"a":1}'), { kind: 'refused', status: 404, body: { a: 1 } }],
  ['409', answer(409, '{"a":1}'), { kind: 'refused', status: 409, body: { a: 1 } }],
  ['API-017 410', answer(410, '{"a":1}'), { kind: 'refused', status: 410, body: { a: 1 } }],
  ['422', answer(422, 'plain'), { kind: 'refused', status: 422, body: undefined }],
  [
    'API-017 429',
    answer(429, '{"a":1}', { 'retry-after': '3600' }),
    { kind: 'refused', status: 429, body: { a: 1 } },
  ],
  ['API-016 500 without JSON', answer(500, 'stack trace'), { kind: 'refused', status: 500, body: undefined }],
  ['500 with JSON', answer(500, '{"error":"x"}'), { kind: 'refused', status: 500, body: { error: 'x' } }],
  [
    '503 twice',
    answer(503, '{"a":1}', { 'retry-after': '3600' }),
    { kind: 'refused', status: 503, body: { a: 1 } },
  ],
  ['API-018 AST-017 a reset connection', reset, { kind: 'unreachable', reason: 'network' }],
  ['a redirect', answer(302, '', { location: '/elsewhere' }), { kind: 'unreachable', reason: 'network' }],
  [
    'a body that is cut',
    (_request, response) => {
      response.writeHead(200, { 'content-length': '100' })
      response.write('[1,')
      setTimeout(() => response.destroy(), 5)
    },
    { kind: 'unreachable', reason: 'network' },
  ],
  ['no answer', () => undefined, { kind: 'unreachable', reason: 'timeout' }],
  [
    'a body without an end',
    (_request, response) => {
      response.writeHead(200)
      response.write('[1,')
    },
    { kind: 'unreachable', reason: 'timeout' },
  ],
  [
    'a refusal whose body has no end',
    (_request, response) => {
      response.writeHead(500)
      response.write('[1,')
    },
    { kind: 'refused', status: 500, body: undefined },
  ],
  ['a body over the limit', answer(200, `"${'x'.repeat(2000)}"`), { kind: 'unreadable', status: 200 }],
]

test.each(TABLE)('R13 %s', async (_name, behave, expected) => {
  server.behave = behave
  const outcome = await gateway({ maxBytes: 1000 }).get('stats/info', onlyNumber, { timeoutMs: 150 })
  expect(outcome).toEqual(expected)
})

/** R13: what a 2xx comes to where nobody reads its body: a write. */
const WRITE_TABLE: readonly (readonly [string, TestServer['behave'], unknown])[] = [
  ['200 without a body', answer(200), { kind: 'done-empty' }],
  ['200 of white space', answer(200, ' \r\n'), { kind: 'done-empty' }],
  ['200 with any JSON', answer(200, '{"type":"success","data":null}'), { kind: 'done-empty' }],
  ['200 with null', answer(200, 'null'), { kind: 'done-empty' }],
  ['200 with HTML of a captive portal', answer(200, '<html>'), { kind: 'unreadable', status: 200 }],
  ['200 with truncated JSON', answer(200, '{"type":"suc'), { kind: 'unreadable', status: 200 }],
  ['200 with a text', answer(200, 'OK'), { kind: 'unreadable', status: 200 }],
  ['a body over the limit', answer(200, `"${'x'.repeat(2000)}"`), { kind: 'unreadable', status: 200 }],
  ['API-015 204', answer(204), { kind: 'done-empty' }],
  ['202 with HTML', answer(202, '<html>'), { kind: 'unreadable', status: 202 }],
]

test.each(WRITE_TABLE)('R13 a write that is answered by %s', async (_name, behave, expected) => {
  server.behave = behave
  expect(await gateway({ maxBytes: 1000 }).send('POST', 'x')).toEqual(expected)
})

test('R24 keys that could reach a prototype are dropped', async () => {
  server.behave = answer(200, '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a":1}')
  const outcome = await gateway().get('x', anything)
  expect(outcome).toEqual({ kind: 'done', data: { a: 1 }, unreadRows: 0 })
  expect(Object.keys(Object.prototype)).toEqual([])
})

test('a reader that throws counts as unreadable', async () => {
  server.behave = answer(200, '{}')
  const broken: Reader<never> = () => {
    throw new Error('mistake')
  }
  expect(await gateway().get('x', broken)).toEqual({ kind: 'unreadable', status: 200 })
})

test('rows that could not be read are counted', async () => {
  server.behave = answer(200, '[]')
  expect(await gateway().get('x', () => ({ data: [], unread: 3 }))).toEqual({
    kind: 'done',
    data: [],
    unreadRows: 3,
  })
})

describe('repetitions', () => {
  test.each(METHODS)(
    'R15 %s on a dead connection is sent at most twice, and only a GET twice',
    async (method) => {
      server.behave = reset
      await (method === 'GET' ? gateway().get('x', anything) : gateway().send(method, 'x'))
      expect(server.seen).toHaveLength(method === 'GET' ? 2 : 1)
    },
  )

  test.each([500, 408, 429, 413])('R15 a GET is not repeated on %i', async (status) => {
    server.behave = answer(status)
    await gateway().get('x', anything)
    expect(server.seen).toHaveLength(1)
  })

  test('R15 a GET that got 503 is asked once more, and the second answer counts', async () => {
    let n = 0
    server.behave = (request, response) =>
      n++ === 0 ? answer(503)(request, response) : answer(200, '7')(request, response)
    expect(await gateway().get('x', onlyNumber)).toMatchObject({ kind: 'done', data: 7 })
    expect(server.seen).toHaveLength(2)
  })
})

test('each attempt carries the values of its moment', async () => {
  server.behave = (request, response) => {
    token = 'T2'
    answer(503)(request, response)
  }
  await gateway().get('x', anything)
  expect(server.seen.map(({ headers }) => headers.authorization)).toEqual(['Bearer T1', 'Bearer T2'])
})

test('the ring keeps both attempts of a GET', async () => {
  server.behave = answer(503)
  const own = createRing()
  await gateway({ record: own.add }).get('x', anything)
  expect(own.entries().map(({ kind, status }) => [kind, status])).toEqual([
    ['refused', 503],
    ['refused', 503],
  ])
})

describe('the end of a session', () => {
  test('API-011 API-012 R14 twenty parallel 401 end it once', async () => {
    server.behave = answer(401)
    let ends = 0
    const guard = createUnauthorizedGuard({ currentToken: () => token, end: () => ends++ })
    const g = gateway({ onUnauthorized: guard })
    await Promise.all(Array.from({ length: 20 }, () => g.get('x', anything)))
    expect(ends).toBe(1)
  })

  test('API-014 a 401 of the sign-in ends nothing', async () => {
    server.behave = answer(401)
    await gateway().send('POST', 'login', { isLogin: true })
    expect(ended).toEqual([])
  })

  test('a late 401 of an older session does not end the new one', async () => {
    let ends = 0
    const guard = createUnauthorizedGuard({ currentToken: () => 'T2', end: () => ends++ })
    guard('T1')
    guard(undefined)
    expect(ends).toBe(0)
    guard('T2')
    expect(ends).toBe(1)
  })
})

test('a call that was called off reports nothing but its own abort', async () => {
  server.behave = () => undefined
  const control = new AbortController()
  const entries = ring.entries().length
  const call = gateway().get('x', anything, { signal: control.signal })
  control.abort()
  await expect(call).rejects.toThrow(/abort/i)
  expect(ring.entries()).toHaveLength(entries)
  await expect(gateway().get('x', anything, { signal: control.signal })).rejects.toThrow()
})

test('the ring keeps the last fifty outcomes without bodies, tokens or ids', async () => {
  const own = createRing(50)
  server.behave = answer(200, '"secret body"')
  const g = gateway({ record: own.add })
  for (let i = 0; i < 55; i++)
    await g.get('users_data/{id}', anything, { params: { id: 4711 }, query: { q: 'ana' } })
  expect(own.entries()).toHaveLength(50)
  expect(own.text()).toContain('GET users_data/{id} done 200')
  expect(own.text()).not.toMatch(/secret|4711|T1|ana/)
})

test("the server's clock is read from its Date header", async () => {
  server.behave = answer(200, '1', { date: 'Sat, 14 Mar 2026 15:05:00 GMT' })
  const dates: number[] = []
  await gateway({ onServerDate: (at) => dates.push(at) }).get('x', onlyNumber)
  expect(dates).toEqual([Date.UTC(2026, 2, 14, 15, 5)])
})
