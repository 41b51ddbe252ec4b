import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GOLDEN, oddTexts, permissionFixtures } from '../fixtures/index.ts'
import { HOUR_MS, MINUTE_MS } from '../time/index.ts'
import { safeJsonParse } from '../wire/index.ts'
import {
  changeMessage,
  checkPassword,
  isEmail,
  isPasswordValid,
  loginMessage,
  PASSWORD_RULES,
  REDIRECT_DELAY_MS,
  readLogin,
  readStoredSession,
  SESSION_MESSAGES,
  sendCodeMessage,
  sessionAge,
  toStoredSession,
} from './index.ts'

const reply = (data: unknown) => ({ type: 'success', status: 200, data })
const user = { id: 1, name: 'A', tenant_pk: 7, permissions: [{ role_id: null, route: '/', status: true }] }

describe('signing in', () => {
  test('AUT-006 E1: a token and at least one permission sign in', () => {
    const login = readLogin(GOLDEN.E1)
    expect(login?.data).toEqual({
      token: 'demo.token.1',
      user: {
        id: 101,
        name: 'Marina Exemplo',
        accountPk: 7,
        permissions: [
          { roleId: null, route: '/stations', status: true },
          { roleId: null, route: '/stations/edit/:id', status: true },
          { roleId: 'DASH_CVE_PRO_MONETIZATION_CONFIG', route: null, status: true },
        ],
      },
    })
  })

  test.each([
    ['no token', reply({ user })],
    ['an empty token', reply({ token: ' ', user })],
    ['a token that cannot stand in a header', reply({ token: 'a\r\nX: 1', user })],
    ['an empty permission list', reply({ token: 't', user: { ...user, permissions: [] } })],
    ['no permission list', reply({ token: 't', user: { ...user, permissions: null } })],
    [
      'entries that say nothing',
      reply({ token: 't', user: { ...user, permissions: [null, {}, { status: true }] } }),
    ],
    ['no user', reply({ token: 't', user: null })],
    ['a user without key', reply({ token: 't', user: { ...user, id: null } })],
    ['no data', reply(null)],
    ['no body', undefined],
    ['a list', [reply({ token: 't', user })]],
  ])('AUT-006 %s does not sign in', (_name, body) => expect(readLogin(body)).toBeUndefined())

  test('API-019 type and status of the body are ignored, numbers may be text, the account has two spellings', () => {
    const { tenant_pk, ...rest } = user
    const body = {
      type: 'whatever',
      status: 'x',
      data: { token: 't', user: { ...rest, id: '1', tenantPk: '7' } },
    }
    expect(readLogin(body)?.data.user).toMatchObject({ id: 1, accountPk: 7 })
    expect(tenant_pk).toBe(7)
    expect(readLogin(reply({ token: 't', user: { ...user, name: null } }))?.data.user.name).toBe('')
  })

  test('AUT-011 AUT-012 AUT-013 each failure has its message', () => {
    expect(loginMessage(401)).toBe('loginUnauthorized')
    expect(loginMessage(403)).toBe('loginForbidden')
    for (const end of [200, 204, 400, 404, 429, 500, 503, 'unreachable', 'unreadable'] as const) {
      expect(loginMessage(end)).toBe('loginFailed')
    }
  })
})

describe('the stored session', () => {
  const session = {
    token: 'demo.token.1',
    startedAt: 1e12,
    place: 'move KEY /api/v1/',
    user: { id: 1, name: 'A', accountPk: 7, permissions: permissionFixtures.everything },
  }

  test('AUT-015 the user is stored as id, name, tenant_pk and permissions, and nothing else', () => {
    const stored = toStoredSession(session)
    expect(Object.keys(stored).sort()).toEqual(['place', 'startedAt', 'token', 'user'])
    expect(Object.keys(stored.user ?? {}).sort()).toEqual(['id', 'name', 'permissions', 'tenant_pk'])
  })

  test('AUT-015 what was stored reads back', () => {
    expect(readStoredSession(safeJsonParse(JSON.stringify(toStoredSession(session))))).toEqual(session)
  })

  test('AUT-015 R10 a missing or unreadable one counts as signed out', () => {
    const stored = toStoredSession(session)
    for (const bad of [
      undefined,
      null,
      '',
      'x',
      [],
      {},
      { ...stored, token: '' },
      { ...stored, user: {} },
      { ...stored, startedAt: 'now' },
      { ...stored, place: undefined },
    ]) {
      expect(readStoredSession(bad)).toBeUndefined()
    }
    for (const text of oddTexts) expect(readStoredSession(safeJsonParse(text))).toBeUndefined()
  })

  test('R17 a session ends at the tenant’s limit, warns ten minutes before, and not by a clock set back', () => {
    const start = 1e12
    const at = (ms: number) => sessionAge(start, start + ms, 8)
    expect([0, 7.8 * HOUR_MS].map(at)).toEqual(['fresh', 'fresh'])
    expect(at(8 * HOUR_MS - 10 * MINUTE_MS)).toBe('ending')
    expect([8 * HOUR_MS, 30 * HOUR_MS].map(at)).toEqual(['ended', 'ended'])
    expect(at(-24 * HOUR_MS)).toBe('fresh')
    expect(sessionAge(start, start + 1000 * HOUR_MS)).toBe('fresh')
    expect(sessionAge(start, start + 1000 * HOUR_MS, 0)).toBe('fresh')
  })
})

describe('recovery', () => {
  test('REC-005 a refused request for a code has one message; without an answer the server was not reached', () => {
    for (const status of [400, 403, 404, 429, 500]) expect(sendCodeMessage(status)).toBe('codeNotSent')
    expect(sendCodeMessage('unreachable')).toBe('serverUnreachable')
  })

  test.each([410, 404])('REC-015 REC-019 REC-020 %d: the code has expired, which is fatal', (status) => {
    expect(changeMessage(status)).toEqual({ message: 'codeExpired', fatal: true, resetsHumanCheck: false })
  })

  test('REC-016 REC-019 REC-020 429: too many attempts, which is fatal', () => {
    expect(changeMessage(429)).toEqual({ message: 'tooManyAttempts', fatal: true, resetsHumanCheck: false })
  })

  test.each([400, 401, 403, 409, 500, 503])(
    'REC-017 REC-018 %d: a wrong code, the check is reset, the form stays',
    (status) => {
      expect(changeMessage(status)).toEqual({ message: 'codeInvalid', fatal: false, resetsHumanCheck: true })
    },
  )

  test('a lost answer is unknown, never a wrong code', () => {
    for (const end of ['unreachable', 'unreadable'] as const) {
      expect(changeMessage(end)).toEqual({ message: 'changeUnknown', fatal: false, resetsHumanCheck: true })
    }
  })

  test('REC-020 the sign-in screen opens after 2 seconds', () => expect(REDIRECT_DELAY_MS).toBe(2000))

  test('every message is a key of the list, once', () => {
    expect(new Set(SESSION_MESSAGES).size).toBe(SESSION_MESSAGES.length)
  })
})

describe('a new password', () => {
  const good = 'Abcdef1!'

  test.each([
    ['REC-009 seven characters', 'Abcde1!', 'length'],
    ['REC-009 twenty-six characters', `Abcdef1!${'x'.repeat(18)}`, 'length'],
    ['REC-010 no uppercase letter', 'abcdef1!', 'upper'],
    ['REC-011 no lowercase letter', 'ABCDEF1!', 'lower'],
    ['REC-012 no digit', 'Abcdefg!', 'digit'],
    ['REC-013 no special character', 'Abcdefg1', 'special'],
    ['REC-013 a blank is not special', 'Abcdef 1', 'special'],
    ['REC-013 a control character is not special', 'Abcdef1\u0007', 'special'],
    ['REC-013 an accent is not special', 'Abcdefg1\u0301', 'special'],
  ] as const)('%s fails that rule alone', (_name, text, rule) => {
    const checks = checkPassword(text)
    expect(PASSWORD_RULES.filter((name) => !checks[name])).toEqual([rule])
    expect(isPasswordValid(text)).toBe(false)
  })

  test('REC-009 eight and twenty-five characters pass, counted as people count them', () => {
    expect(isPasswordValid(good)).toBe(true)
    expect(isPasswordValid(`${good}${'x'.repeat(17)}`)).toBe(true)
    expect(checkPassword('Ab1!😀😀😀').length).toBe(false)
    expect(isPasswordValid(`${good}${'x'.repeat(13)}`, 20)).toBe(false)
  })

  test.each([...'!@#$%^&*()_+-=[]{};:\'",.<>/?\\|`~€§°'])('REC-013 %s is special', (character) => {
    expect(checkPassword(character).special).toBe(true)
  })

  test('valid means that each rule is met', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aZ9! é€ß😀', '\u0000') }), (text) => {
        expect(isPasswordValid(text)).toBe(Object.values(checkPassword(text)).every(Boolean))
      }),
    )
  })
})

describe('an e-mail address', () => {
  test.each([
    'a@example.com',
    ' caio.ficticio+1@mail.example.com ',
    "o'neil@example.co",
    `${'a'.repeat(64)}@example.com`,
  ])('%j is one', (text) => expect(isEmail(text)).toBe(true))
  test.each([
    '',
    'a',
    'a@',
    '@example.com',
    'a@example',
    'a b@example.com',
    'a@exa mple.com',
    'a@-example.com',
    'a@example..com',
    'a@b@example.com',
    `${'a'.repeat(65)}@example.com`,
    `a@${'b.'.repeat(130)}com`,
    'é@example.com',
  ])('%j is none', (text) => expect(isEmail(text)).toBe(false))
})
