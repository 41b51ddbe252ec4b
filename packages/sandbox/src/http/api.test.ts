import { readLogin } from '@corrente/domain/session'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { DEMO_PASSWORD } from '../accounts/demoAccounts.ts'
import { call, engineFor, humanAnswer, signIn } from '../testing/engine.ts'

const engine = engineFor()
beforeEach(() => engine.control.clearRequests())
afterAll(() => engine.close())

const failure = (text: string) => ({ type: 'error', error: text, data: { error: text } })
const reason = () => engine.control.requests().at(-1)?.reason

describe('what every call must carry', () => {
  test.each([
    ['Platform', ''],
    ['Platform', 'APP'],
    ['Api-Key', ''],
    ['Api-Key', 'another'],
    ['Accept-Language', ''],
    ['Accept-Language', 'en'],
    ['X-Timezone-Offset', ''],
    ['X-Timezone-Offset', '-180'],
    ['X-Timezone-Offset', 'Brasília'],
  ])('%s %j is refused with 400, and the log names the header', async (name, value) => {
    const token = await signIn(engine)
    const reply = await call(engine, '/api/v1/tenants/', { token, headers: { [name]: encodeURI(value) } })
    expect(reply.status).toBe(400)
    expect(reply.body).toMatchObject({ type: 'error' })
    expect(reason()).toContain(name)
  })

  test('half hours east of UTC are offsets', async () => {
    const token = await signIn(engine)
    const reply = await call(engine, '/api/v1/tenants/', { token, headers: { 'X-Timezone-Offset': '5.5' } })
    expect(reply.status).toBe(200)
  })

  test.each([
    ['GET', '/api/v1/tenants', 404, 'with one slash'],
    ['GET', '/api/v1/tenants//', 404, 'with one slash'],
    ['POST', '/api/v1/login/', 404, 'without a slash'],
    ['GET', '/api/v1/nothing/', 404, 'no call'],
    ['GET', '/mk-ms-smartcharging/smart-charging', 404, 'no call'],
    ['GET', '/mk-ms-virtualgroup/virtual-groups/list/', 404, 'without a slash'],
    ['GET', '/mk-ms-financial/transactions/', 404, 'without a slash'],
  ])('%s %s answers %i', async (method, path, status, words) => {
    const token = await signIn(engine)
    const reply = await call(engine, path, { method, token, ...(method === 'POST' ? { body: {} } : {}) })
    expect(reply.status).toBe(status)
    expect(reason()).toContain(words)
  })

  test('without a token, with an expired one or with one of another network: 401 Unauthorized', async () => {
    const token = await signIn(engine)
    expect((await call(engine, '/api/v1/tenants/')).body).toEqual(failure('Unauthorized'))
    const other = await call(engine, '/api/v1/tenants/', { token, headers: { 'Api-Key': 'sandbox-co' } })
    expect(other.status).toBe(401)
    engine.control.expireTokens()
    const reply = await call(engine, '/api/v1/tenants/', { token })
    expect([reply.status, reply.body]).toEqual([401, failure('Unauthorized')])
  })

  test('a parameter that the contract does not know, or an offset unlike the header, is refused', async () => {
    const token = await signIn(engine)
    expect((await call(engine, '/api/v1/tenants/?foo=1', { token })).status).toBe(400)
    const range = 'fromDate=2026-03-08%2003:00:00&toDate=2026-03-15%2002:59:59'
    expect((await call(engine, `/api/v1/stats/info/?${range}&timeZone=-5`, { token })).status).toBe(400)
    expect((await call(engine, `/api/v1/stats/info/?${range}&timeZone=-3`, { token })).status).toBe(200)
    expect((await call(engine, `/api/v1/stats/info/?timeZone=-3`, { token })).status).toBe(400)
    expect(
      (
        await call(
          engine,
          '/api/v1/stats/info/?fromDate=2026-02-30%2000:00:00&toDate=2026-03-15%2002:59:59&timeZone=-3',
          { token },
        )
      ).status,
    ).toBe(400)
  })

  test('the token is never recorded', async () => {
    const token = await signIn(engine)
    await call(engine, '/api/v1/tenants/', { token })
    expect(JSON.stringify(engine.control.requests())).not.toContain(token)
    expect(engine.control.requests().at(-1)?.headers.authorization).toBe('Bearer …')
  })

  test('pages of this machine may call, others not', async () => {
    const ask = (origin: string) =>
      call(engine, '/api/v1/login', { method: 'OPTIONS', headers: { Origin: origin } })
    const own = await ask('http://ipe-roxo.localhost:5173')
    expect(own.headers.get('access-control-allow-origin')).toBe('http://ipe-roxo.localhost:5173')
    expect(own.headers.get('access-control-allow-headers')).toContain('X-Timezone-Offset')
    for (const origin of ['https://localhost.example.com', 'https://example.com', 'null'])
      expect((await ask(origin)).headers.get('access-control-allow-origin')).toBeNull()
  })
})

describe('sign-in', () => {
  const login = (email: string, password = DEMO_PASSWORD, recaptchaResponse = humanAnswer()) =>
    call(engine, '/api/v1/login', { body: { email, password, recaptchaResponse } })

  test.each([
    ['tudo@example.com', 200],
    ['operador@example.com', 200],
    ['leitor@example.com', 200],
    ['papeis@example.com', 200],
    ['sem-inicio@example.com', 200],
    ['vazio@example.com', 200],
    ['ninguem@example.com', 401],
    ['bloqueado@example.com', 403],
    ['ninguem-conhece@example.com', 401],
  ])('%s gets %i', async (email, status) => {
    expect((await login(email)).status).toBe(status)
  })

  test('the product can read the reply, but for the account with an empty list', async () => {
    const read = readLogin((await login('tudo@example.com')).body)
    expect(read?.data.user.name).toBe('Marina Exemplo')
    expect(read?.data.user.permissions.length).toBeGreaterThan(50)
    expect(readLogin((await login('vazio@example.com')).body)).toBeUndefined()
  })

  test('a wrong password is 401, an answer of the human check counts once', async () => {
    expect((await login('tudo@example.com', 'Wrong#2026')).status).toBe(401)
    const answer = humanAnswer()
    expect((await login('tudo@example.com', DEMO_PASSWORD, answer)).status).toBe(200)
    expect((await login('tudo@example.com', DEMO_PASSWORD, answer)).status).toBe(400)
    expect((await login('tudo@example.com', DEMO_PASSWORD, 'robot')).status).toBe(400)
  })

  test('an account signs in on every network, with that network’s own person', async () => {
    const home = await signIn(engine)
    const away = await signIn(engine, 'tudo@example.com', 'sandbox-co')
    expect(away).not.toBe(home)
    const reply = await call(engine, '/api/v1/tenants/', {
      token: away,
      headers: { 'Api-Key': 'sandbox-co' },
    })
    expect(reply.text).toContain('Red Guayacán')
    expect(reply.text).not.toContain('Rede Ipê')
  })

  test('signing out ends the session', async () => {
    const token = await signIn(engine)
    expect((await call(engine, '/api/v1/logout', { token, body: { action: 'bye' } })).status).toBe(400)
    expect((await call(engine, '/api/v1/logout', { token, body: { action: 'logout' } })).status).toBe(204)
    expect((await call(engine, '/api/v1/tenants/', { token })).status).toBe(401)
  })

  test('STN-046 only the reader has the transaction options disabled', async () => {
    const path = '/api/v1/report/user/permissions/'
    const ask = async (email: string) =>
      (await call(engine, path, { token: await signIn(engine, email) })).body
    expect(await ask('leitor@example.com')).toEqual({ hasDisableTransactionOption: true })
    expect(await ask('tudo@example.com')).toEqual({ hasDisableTransactionOption: false })
  })
})

describe('recovery', () => {
  const email = 'operador@example.com'
  const send = (to = email) =>
    call(engine, '/api/v1/forgotpassword/sendCode', { body: { email: to, recaptchaResponse: humanAnswer() } })
  const change = (code: string, password = 'Nova#Senha2026') =>
    call(engine, '/api/v1/forgotpassword/change', {
      body: { email, code, password, recaptchaResponse: humanAnswer() },
    })
  const sentCode = () => engine.control.mails().at(-1)?.code ?? ''
  const wrong = () => (sentCode() === '000000' ? '111111' : '000000')

  test('an unknown address is 404, and change without a code sent is 404 too', async () => {
    expect((await send('nobody@example.com')).status).toBe(404)
    expect((await change('123456')).status).toBe(404)
  })

  test('the mailed code changes the password once', async () => {
    expect((await send()).status).toBe(200)
    expect(sentCode()).toMatch(/^\d{6}$/)
    expect((await change(sentCode(), 'weak')).status).toBe(400)
    expect((await change(sentCode())).status).toBe(200)
    expect((await change(sentCode())).status).toBe(404)
    const login = (password: string) =>
      call(engine, '/api/v1/login', { body: { email, password, recaptchaResponse: humanAnswer() } })
    expect((await login(DEMO_PASSWORD)).status).toBe(401)
    expect((await login('Nova#Senha2026')).status).toBe(200)
  })

  test('a wrong code is 400, the sixth attempt 429 even with the right one', async () => {
    await send()
    for (let attempt = 0; attempt < 5; attempt++) expect((await change(wrong())).status).toBe(400)
    expect((await change(sentCode())).status).toBe(429)
  })

  test('after a quarter of an hour the code is gone', async () => {
    await send()
    engine.control.clock({ advanceMs: 15 * 60_000 + 1 })
    expect((await change(sentCode())).status).toBe(410)
  })
})
