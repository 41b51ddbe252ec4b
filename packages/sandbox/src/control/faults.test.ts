import { connect } from 'node:net'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import type { Engine } from '../engine.ts'
import { type Sandbox, startSandbox } from '../sandbox.ts'
import { call, engineFor, HEADERS, NOW, signIn } from '../testing/engine.ts'
import { createFaultBook, matchesPath } from './faults.ts'

const PATH = '/api/v1/tenants/'

describe('rules', () => {
  test('a pattern covers a path as a whole', () => {
    expect(matchesPath('/api/v1/stats/*', '/api/v1/stats/info/')).toBe(true)
    expect(matchesPath('/api/v1/stats/', '/api/v1/stats/info/')).toBe(false)
    expect(matchesPath('/api/v1/st.ts/*', '/api/v1/stats/info/')).toBe(false)
    expect(matchesPath('*', '/')).toBe(true)
  })

  test('skip spares the first ones, times ends it, the method must fit', () => {
    const book = createFaultBook()
    book.add({ method: 'GET', path: '/a', skip: 1, times: 2, status: 500 })
    const met = ['GET', 'POST', 'GET', 'GET', 'GET'].map((method) => book.take(method, '/a') !== undefined)
    expect(met).toEqual([false, false, true, true, false])
  })

  test('a rule of one query or one body spares the others', () => {
    const book = createFaultBook()
    book.add({ path: '/a', query: { page: '2' }, status: 500 })
    book.add({ path: '/a', sent: { page: 3 }, status: 429 })
    const take = (query: string, body = '') =>
      book.take('POST', '/a', { query: new URLSearchParams(query), body })?.rule.status
    expect([take('page=2'), take('page=1'), take('page=2&size=10')]).toEqual([500, undefined, undefined])
    expect([take('', '{"page":3}'), take('', '{"page":4}')]).toEqual([429, undefined])
  })

  test('a spent rule leaves the way to the next one', () => {
    const book = createFaultBook()
    book.add({ path: '/a', times: 1, status: 500 })
    book.add({ path: '/a', status: 429 })
    expect([book.take('GET', '/a')?.rule.status, book.take('GET', '/a')?.rule.status]).toEqual([500, 429])
  })
})

describe('answers', () => {
  let engine: Engine
  let token: string
  beforeAll(async () => {
    engine = engineFor()
    token = await signIn(engine)
  })
  afterEach(() => engine.control.clearFaults())
  afterAll(() => engine.close())
  const ask = () => call(engine, PATH, { token })

  test('any status with any body', async () => {
    engine.control.addFault({
      path: PATH,
      status: 429,
      body: { error: 'slow down' },
      headers: { 'Retry-After': '3' },
    })
    const reply = await ask()
    expect([reply.status, reply.body, reply.headers.get('retry-after')]).toEqual([
      429,
      { error: 'slow down' },
      '3',
    ])
  })

  test('malformed JSON, HTML, and an empty 200', async () => {
    engine.control.addFault({ path: PATH, kind: 'malformed', times: 1 })
    const malformed = await ask()
    expect(malformed.status).toBe(200)
    expect(() => JSON.parse(malformed.text)).toThrow()
    engine.control.addFault({ path: PATH, kind: 'html', times: 1 })
    expect((await ask()).headers.get('content-type')).toContain('text/html')
    engine.control.addFault({ path: PATH, kind: 'empty', times: 1 })
    expect((await ask()).text).toBe('')
    expect((await ask()).body).toMatchObject({ error: null })
  })

  test('latency alone leaves the answer as it is', async () => {
    engine.control.addFault({ path: PATH, latencyMs: 80, times: 1 })
    const began = performance.now()
    expect((await ask()).status).toBe(200)
    expect(performance.now() - began).toBeGreaterThan(75)
  })

  test('a failure before the call leaves no effect, one after it does', async () => {
    const logout = () => call(engine, '/api/v1/logout', { token, body: { action: 'logout' } })
    engine.control.addFault({ path: '/api/v1/logout', status: 500, times: 1 })
    expect((await logout()).status).toBe(500)
    expect((await ask()).status).toBe(200)
    engine.control.addFault({ path: '/api/v1/logout', status: 500, times: 1, after: true })
    expect((await logout()).status).toBe(500)
    expect((await ask()).status).toBe(401)
    token = await signIn(engine)
  })

  test('a page of another origin sees the fault, and nothing of the answer that it took the place of', async () => {
    const fromPage = () =>
      call(engine, PATH, { token, headers: { Origin: 'http://ipe-roxo.localhost:5173' } })
    expect((await fromPage()).headers.get('cache-control')).toBe('no-store')
    for (const rule of [{ status: 500 }, { status: 500, after: true }, { kind: 'html' as const }]) {
      engine.control.addFault({ path: PATH, times: 1, ...rule })
      const { headers } = await fromPage()
      expect(headers.get('access-control-allow-origin')).toBe('http://ipe-roxo.localhost:5173')
      expect(headers.get('cache-control')).toBeNull()
    }
  })

  test('the recorded request names its fault', async () => {
    const { id } = engine.control.addFault({ path: PATH, status: 503, times: 1 })
    await ask()
    expect(engine.control.requests().at(-1)).toMatchObject({ path: PATH, status: 503, fault: id })
  })
})

describe('on the wire', () => {
  let sandbox: Sandbox
  const URL_PATH = '/_sandbox-none/'
  beforeAll(async () => {
    sandbox = await startSandbox({ now: NOW, clock: 'manual', seed: 'test', stations: 5, quiet: true })
  })
  afterEach(() => sandbox.control.clearFaults())
  afterAll(() => sandbox.close())
  const ask = (signal?: AbortSignal) =>
    fetch(sandbox.origin + URL_PATH, { headers: HEADERS, ...(signal === undefined ? {} : { signal }) })

  test('reset: no answer at all', async () => {
    sandbox.control.addFault({ path: URL_PATH, kind: 'reset' })
    await expect(ask()).rejects.toThrow('fetch failed')
  })

  test('truncated: headers, then half the body', async () => {
    sandbox.control.addFault({ path: URL_PATH, kind: 'truncated', status: 200, body: { list: [1, 2, 3] } })
    const reply = await ask()
    expect(reply.status).toBe(200)
    await expect(reply.text()).rejects.toThrow('terminated')
  })

  test('endless: the body never ends', async () => {
    sandbox.control.addFault({ path: URL_PATH, kind: 'endless', status: 200, body: { list: [1, 2, 3] } })
    const reply = await ask(AbortSignal.timeout(300))
    await expect(reply.text()).rejects.toThrow('aborted')
  })

  test('wrong-length: more bytes than announced', async () => {
    sandbox.control.addFault({ path: URL_PATH, kind: 'wrong-length', status: 200, body: 'abcdefgh' })
    const { port } = new URL(sandbox.origin)
    const answer = await new Promise<string>((resolve) => {
      let text = ''
      const socket = connect(Number(port), '127.0.0.1', () =>
        socket.write(`GET ${URL_PATH} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n`),
      )
      socket.on('data', (data) => {
        text += data.toString()
      })
      socket.on('close', () => resolve(text))
    })
    expect(answer).toMatch(/content-length: 4\r\n/i)
    expect(answer).toContain('abcd')
  })
})

describe('the endpoint', () => {
  let engine: Engine
  beforeAll(() => {
    engine = engineFor()
  })
  afterAll(() => engine.close())
  const control = (path: string, body?: unknown, method = body === undefined ? 'GET' : 'POST') =>
    call(engine, `/_sandbox/${path}`, { method, ...(body === undefined ? {} : { body }) })

  test('faults are added, listed and removed', async () => {
    const added = await control('faults', { path: PATH, status: 500, times: 1 })
    expect([added.status, added.body]).toMatchObject([201, { id: 'fault-1', met: 0 }])
    expect((await control('faults')).body).toHaveLength(1)
    await control('faults/fault-1', undefined, 'DELETE')
    expect((await control('faults')).body).toEqual([])
  })

  test('a wrong order is 400 and says why', async () => {
    const reply = await control('faults', { path: PATH, kind: 'meteor' })
    expect(reply.status).toBe(400)
    expect(reply.text).toContain('kind')
    expect((await control('emit', { status: { chargeBoxId: 'NOBODY', status: 'Faulted' } })).status).toBe(400)
    expect((await control('clock', { set: 'never' })).status).toBe(400)
    expect(await control('nothing')).toMatchObject({ status: 404, body: { error: 'no such control' } })
  })

  test('the clock is advanced, set and shown', async () => {
    await control('clock', { advanceMs: 60_000 })
    expect((await control('clock')).body).toMatchObject({ mode: 'manual', now: NOW + 60_000 })
    await control('clock', { set: '2026-03-14T18:00:00Z' })
    expect((await control('clock')).body).toMatchObject({ now: Date.parse('2026-03-14T18:00:00Z') })
  })

  test('policy reports of both forms are collected', async () => {
    await control('csp', { 'csp-report': { 'violated-directive': 'script-src' } })
    await control('csp', [{ type: 'csp-violation', body: {} }])
    expect((await control('csp')).body).toHaveLength(2)
    await control('reset', {})
    expect((await control('csp')).body).toEqual([])
  })

  test('the accounts are listed with their password', async () => {
    expect((await control('accounts')).body).toHaveLength(8)
    expect((await control('accounts')).text).toContain('Corrente#2026')
  })
})
