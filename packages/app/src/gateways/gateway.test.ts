import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { createClock } from './clock.ts'
import { createGateway, type GatewayDeps } from './gateway.ts'
import { BASES, createGateways, createUnauthorizedGuard } from './gateways.ts'
import { METHODS } from './path.ts'
import { createRing } from './ring.ts'
import { answer, anything, onlyNumber, reset } from './testing/answers.ts'
import { startServer } from './testing/server.ts'

const ended: (string | undefined)[] = []
const ring = createRing()

const server = await startServer()
afterAll(() => server.close())
beforeEach(() => {
  server.seen.length = 0
  ended.length = 0
  token = 'T1'
})

let token: string | undefined
const PARTS: Omit<GatewayDeps, 'base' | 'rule'> = {
  credentials: () => ({ apiKey: 'KEY', token }),
  offsetHours: () => -3,
  now: () => 0,
  onUnauthorized: (used) => ended.push(used),
  record: ring.add,
}
const gateway = (deps: Partial<GatewayDeps> = {}) =>
  createGateway({ base: server.base, rule: 'cp', ...PARTS, ...deps })
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

  test.each(BASES)('API-003 SMC-029 every back end gets them: %s', async (base) => {
    server.behave = answer(200, '{}')
    const addresses = {
      cp: server.base,
      fin: server.base,
      pag: server.base,
      vg: server.base,
      sc: server.base,
    }
    await createGateways(addresses, PARTS)[base].get('meters/measurements', anything)
    expect(server.seen[0]?.headers).toMatchObject({
      platform: 'DASHBOARD',
      'api-key': 'KEY',
      authorization: 'Bearer T1',
      'x-timezone-offset': '-3',
    })
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
    const outcome = await gateway({ credentials: () => ({ apiKey: 'k é\n~y', token }) }).get('x', onlyNumber)
    expect(outcome.kind).toBe('done')
    expect(server.seen[0]?.headers['x-evil']).toBeUndefined()
    expect(server.seen[0]?.headers['api-key']).toBe('k ~y')
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

  test('DPR-041 a PUT below an id ends with a slash, and no second id', async () => {
    expect(
      await pathOf((g) => g.send('PUT', 'dynamic-pricing/{uuid}/detail', { params: { uuid: 'a1' } })),
    ).toBe('/api/v1/dynamic-pricing/a1/detail/')
  })

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

  test('API-014 a 401 of the sign-in ends nothing, nor does another refusal', async () => {
    server.behave = answer(401)
    await gateway().send('POST', 'login', { isLogin: true })
    server.behave = answer(403)
    await gateway().get('x', anything)
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

test('R26 of each call the ring keeps the last answer, until the session is over', async () => {
  const own = createRing()
  const g = gateway({ record: own.add })
  for (const id of [1, 2, 1]) {
    server.behave = answer(200, `"${own.answers().length}"`)
    await g.get('users_data/{id}', anything, { params: { id } })
  }
  expect(own.answers().map(({ params, text }) => [params?.id, text])).toEqual([
    [2, '"1"'],
    [1, '"2"'],
  ])
  expect(own.entries().every(({ text }) => text === undefined)).toBe(true)
  await g.send('POST', 'login', { json: { email: 'ana@example.com', Password: 'Corrente#2026' } })
  expect(own.answers(), 'no password is held').toHaveLength(2)
  own.forget()
  expect(own.answers()).toEqual([])
})

test('the ring drops the oldest answers rather than grow', () => {
  const own = createRing()
  const call = { at: 0, base: 'cp', method: 'GET', kind: 'done', status: 200, ms: 1 }
  for (const size of [3e6, 3e6, 3e6, 9e6])
    own.add({ ...call, template: `t${own.entries().length}`, text: 'x'.repeat(size) })
  expect(own.answers().map(({ template }) => template)).toEqual(['t1', 't2'])
})

test("the server's clock is read from its Date header", async () => {
  server.behave = answer(200, '1', { date: 'Sat, 14 Mar 2026 15:05:00 GMT' })
  const dates: number[] = []
  await gateway({ onServerDate: (at) => dates.push(at) }).get('x', onlyNumber)
  expect(dates).toEqual([Date.UTC(2026, 2, 14, 15, 5)])
})

test('R17 a difference of a second is none', () => {
  const clock = createClock(() => 5000)
  const heard = (server: number) => {
    clock.noteServerDate(server)
    return clock.serverNow()
  }
  expect([6000, 6001, 4000, 3999].map(heard)).toEqual([5000, 6001, 5000, 3999])
})
