import { afterAll, expect, test } from 'vitest'
import type { Reader } from './calls.ts'
import { createGateway } from './gateway.ts'
import { isDone } from './outcome.ts'
import { answer, anything, onlyNumber, reset } from './testing/answers.ts'
import { startServer, type TestServer } from './testing/server.ts'

const server = await startServer()
afterAll(() => server.close())

const gateway = (maxBytes?: number) =>
  createGateway({
    base: server.base,
    rule: 'cp',
    credentials: () => ({ apiKey: 'KEY', token: 'T1' }),
    offsetHours: () => -3,
    now: () => 0,
    onUnauthorized: () => undefined,
    record: () => undefined,
    ...(maxBytes === undefined ? {} : { maxBytes }),
  })

/** R13: what each behaviour of a server comes to, by a GET whose reader takes a number. */
const TABLE: readonly (readonly [string, TestServer['behave'], unknown])[] = [
  ['200 with a body', answer(200, '5'), { kind: 'done', data: 5, unreadRows: 0 }],
  ['201 with a body', answer(201, '5'), { kind: 'done', data: 5, unreadRows: 0 }],
  ['API-015 202', answer(202, 'ignored'), { kind: 'done-empty' }],
  ['API-015 204', answer(204), { kind: 'done-empty' }],
  ['200 without a body', answer(200), { kind: 'unreadable', status: 200 }],
  ['200 of white space', answer(200, ' \r\n'), { kind: 'unreadable', status: 200 }],
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
  const outcome = await gateway(1000).get('stats/info', onlyNumber, { timeoutMs: 150 })
  expect(outcome).toEqual(expected)
  expect(isDone(outcome)).toBe(outcome.kind.startsWith('done'))
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
  expect(await gateway(1000).send('POST', 'x')).toEqual(expected)
})

test('R24 keys that could reach a prototype are dropped', async () => {
  server.behave = answer(200, '{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"a":1}')
  const outcome = await gateway().get('x', anything)
  expect(outcome).toEqual({ kind: 'done', data: { a: 1 }, unreadRows: 0 })
  expect(Object.keys(Object.prototype)).toEqual([])
})

test.each([200, 204])('what has no body is read as null: %i', async (status) => {
  server.behave = answer(status)
  expect(await gateway().get('x', anything)).toEqual({ kind: 'done', data: null, unreadRows: 0 })
})

test('a reader that throws counts as unreadable', async () => {
  server.behave = answer(200, '{}')
  const broken: Reader<never> = () => {
    throw new Error('mistake')
  }
  expect(await gateway().get('x', broken)).toEqual({ kind: 'unreadable', status: 200 })
})

test.each([
  [' OK ', { kind: 'done', data: 'OK', unreadRows: 0 }],
  ['5', { kind: 'done', data: 5, unreadRows: 0 }],
  [' <html>', { kind: 'unreadable', status: 200 }],
])('a text where one may come, but no page: %j', async (body, expected) => {
  server.behave = answer(200, body)
  expect(await gateway().get('x', anything, { isPlainText: true })).toEqual(expected)
})

test('rows that could not be read are counted', async () => {
  server.behave = answer(200, '[]')
  expect(await gateway().get('x', () => ({ data: [], unread: 3 }))).toEqual({
    kind: 'done',
    data: [],
    unreadRows: 3,
  })
})
