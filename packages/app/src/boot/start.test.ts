import type { Tenant } from '@corrente/themes/contract'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { requireEnvironment } from '../../deploy/requireEnvironment.ts'
import { createClock } from '../gateways/index.ts'
import { baseAddresses, websocketAddress } from './addresses.ts'
import { createAppearance, startLanguage } from './appearance.ts'
import { CONSENT_COOKIE, createConsent } from './consent.ts'
import { titleOf } from './page.ts'
import { judgePublic } from './publicGuard.ts'
import { LAST_RESORT_TENANT, legalOf, loadTenant } from './tenantFiles.ts'
import { twoTabs } from './testing/twoTabs.ts'
import { installTrustedTypes, ownScript } from './trustedTypes.ts'

const environment = requireEnvironment(
  {
    VITE_CORRENTE_API_KEY: 'key',
    VITE_CORRENTE_GATEWAY: '/',
    VITE_CORRENTE_WEBSOCKET: '/ws',
    VITE_CORRENTE_HUMAN_CHECK: 'sandbox',
  },
  'sandbox',
)

describe('the tenant', () => {
  const file = (id: string): Tenant => ({ ...LAST_RESORT_TENANT, id, name: id })
  const serve = (files: Readonly<Record<string, string>>) => async (input: RequestInfo | URL) => {
    const found = files[String(input)]
    return new Response(found ?? '', { status: found === undefined ? 404 : 200 })
  }
  const addressOf = (id: string) => id

  test('THM-001 THM-002 the file of the tenant is used', async () => {
    const fetch = serve({ ipe: JSON.stringify(file('ipe')), move: JSON.stringify(file('move')) })
    expect((await loadTenant('ipe', { fetch, addressOf })).id).toBe('ipe')
  })

  test('THM-009 LEG-005 a missing or broken file falls back to move, and at last to one that grants nothing', async () => {
    const move = JSON.stringify(file('move'))
    expect((await loadTenant('ipe', { fetch: serve({ ipe: '{"id":"ipe"', move }), addressOf })).id).toBe(
      'move',
    )
    expect((await loadTenant('ipe', { fetch: serve({ move }), addressOf })).id).toBe('move')
    const nothing = await loadTenant('ipe', { fetch: () => Promise.reject(new Error('offline')), addressOf })
    expect(nothing.grants).toEqual({ monetization: false, vouchers: false, logs: false })
  })

  test('LEG-005 the legal pages name the firm of the brand that was asked for, or nobody', () => {
    expect(legalOf(file('ipe'), 'ipe')).toEqual(LAST_RESORT_TENANT.legal)
    // Its own file could not be had; a brand that nobody knows; no file at all.
    expect(legalOf(file('move'), 'ipe')).toBeUndefined()
    expect(legalOf(file('move'), 'unknown-brand')).toBeUndefined()
    expect(legalOf(LAST_RESORT_TENANT, 'move')).toBeUndefined()
  })

  test('THM-003 THM-010 API-001 LIV-016 the addresses of the tenant win over those of the build', () => {
    const own = {
      api: 'https://g.example',
      websocket: 'wss://l.example/ws',
      financial: 'https://f.example/fin',
    }
    expect(baseAddresses(environment, own)).toMatchObject({
      cp: 'https://g.example/api/v1/',
      fin: 'https://f.example/fin',
      vg: '/mk-ms-virtualgroup',
    })
    expect(websocketAddress(environment, own, 'https://x.example')).toBe('wss://l.example/ws')
  })

  test('BOOT-011 BOOT-012 BOOT-013 LIV-015 relative addresses are those of the page', () => {
    expect(baseAddresses(environment, undefined).cp).toBe('/api/v1/')
    expect(websocketAddress(environment, undefined, 'https://x.example')).toBe('wss://x.example/ws')
    expect(websocketAddress(environment, undefined, 'http://localhost:4300')).toBe('ws://localhost:4300/ws')
    expect(
      websocketAddress({ ...environment, WEBSOCKET: 'off' }, undefined, 'https://x.example'),
    ).toBeUndefined()
  })
})

describe('language and scheme', () => {
  const session = (id?: number) => ({
    current: () =>
      id === undefined
        ? undefined
        : { token: 'T', startedAt: 0, place: '', user: { id, name: '', accountPk: 1, permissions: [] } },
  })
  const start = (door: ReturnType<typeof twoTabs>['first']['door'], id?: number) =>
    startLanguage({ storage: door, session: session(id), tenantId: 'move', tenantLanguage: 'es-CO' })

  test("BOOT-007 THM-006 without a choice each start writes the tenant's language", () => {
    const { local, first } = twoTabs({ language: 'en' })
    expect(start(first.door)).toBe('es-CO')
    expect(local.getItem('language')).toBe('es-CO')
  })

  test('BOOT-007 a chosen language wins from then on', () => {
    expect(start(twoTabs({ language: 'en', 'language-chosen': 'true' }).first.door)).toBe('en')
    expect(start(twoTabs({ language: 'xx', 'language-chosen': 'true' }).first.door)).toBe('es-CO')
  })

  test('a choice is kept for this machine and for this user, Spanish as the tenant speaks it', async () => {
    const { first } = twoTabs()
    const applied: string[] = []
    const appearance = createAppearance(
      {
        storage: first.door,
        session: session(5),
        tenantId: 'move',
        tenantLanguage: 'es-CO',
        machine: { isDark: () => false, onChange: () => undefined },
        applyScheme: (scheme) => applied.push(scheme),
        applyLanguage: () => Promise.resolve(),
      },
      'pt-BR',
    )
    await appearance.chooseLanguage('es')
    appearance.chooseScheme('dark')
    expect(appearance.language()).toBe('es-CO')
    expect(first.door.read('language')).toBe('es-CO')
    expect(first.door.read('language-chosen')).toBe(true)
    expect(first.door.readPreferences('move', 5)).toEqual({ language: 'es-CO', scheme: 'dark' })
    expect(applied).toEqual(['light', 'dark'])
    expect(start(first.door, 5)).toBe('es-CO')
  })

  test('words that cannot be had leave the present language standing', async () => {
    const { first } = twoTabs()
    const appearance = createAppearance(
      {
        storage: first.door,
        session: session(),
        tenantId: 'move',
        tenantLanguage: 'pt-BR',
        machine: { isDark: () => true, onChange: () => undefined },
        applyScheme: () => undefined,
        applyLanguage: () => Promise.reject(new Error('offline')),
      },
      'pt-BR',
    )
    await expect(appearance.chooseLanguage('en')).rejects.toThrow('offline')
    expect(appearance.language()).toBe('pt-BR')
    expect(first.door.read('language-chosen')).toBeUndefined()
    expect(appearance.scheme()).toBe('dark')
  })
})

test("BOOT-009 the title is 'Dashboard', behind the screen's name on other pages", () => {
  expect(titleOf(undefined)).toBe('Dashboard')
  expect(titleOf(' ')).toBe('Dashboard')
  expect(titleOf('Alertas')).toBe('Alertas · Dashboard')
})

test('a browser that blocks cookies takes no page down: a consent holds for this document', () => {
  const blocked = {
    get cookie(): string {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
    set cookie(_value: string) {
      throw new DOMException('The document is sandboxed.', 'SecurityError')
    },
  }
  const consent = createConsent(blocked, true)
  expect(consent.isGiven()).toBe(false)
  consent.give()
  expect(consent.isGiven()).toBe(true)
})

test('SHL-012 accepting sets the consent cookie for 365 days', () => {
  const jar = { cookie: 'other=1' }
  const consent = createConsent(jar, true)
  expect(consent.isGiven()).toBe(false)
  consent.give()
  expect(jar.cookie).toBe('accept_lgpd_cookie=true; Max-Age=31536000; Path=/; SameSite=Lax; Secure')
  expect(createConsent({ cookie: `a=1; ${CONSENT_COOKIE}=true` }, false).isGiven()).toBe(true)
  expect(createConsent({ cookie: `not_${CONSENT_COOKIE}=true` }, false).isGiven()).toBe(false)
})

describe('trusted types', () => {
  const origin = 'https://x.example'
  test.each(['/assets/worker-live-abc.js', 'https://x.example/assets/a.js', '/sw.js'])(
    'R22 lets own scripts pass: %s',
    (raw) => {
      expect(ownScript(raw, origin, false)).toBe(new URL(raw, origin).href)
    },
  )
  test.each([
    'https://evil.example/assets/a.js',
    '//evil.example/assets/a.js',
    '/assets/../api/x.js',
    '/assets/a.js?x=1',
    '/assets/a.css',
    '/sw.js?x=1',
    '/x/sw.js',
    '/api/v1/x.js',
    'data:text/javascript,alert(1)',
    'blob:https://x.example/1',
    'javascript:alert(1)',
  ])('R22 refuses everything else: %s', (raw) => {
    expect(ownScript(raw, origin, false)).toBeNull()
  })
  test('R22 nothing hostile comes out as another origin', () => {
    fc.assert(
      fc.property(fc.string(), (raw) => {
        const passed = ownScript(raw, origin, false)
        return passed === null || passed.startsWith(`${origin}/assets/`) || passed === `${origin}/sw.js`
      }),
    )
  })
  test('R22 markup and script text are refused, by a policy named default', () => {
    let rules: { createHTML: (t: string) => unknown; createScript: (t: string) => unknown } | undefined
    installTrustedTypes(
      {
        trustedTypes: {
          createPolicy: (name: string, given: typeof rules) => {
            if (name === 'default') rules = given
          },
        },
      },
      origin,
      false,
    )
    expect(rules?.createHTML('<b>')).toBeNull()
    expect(rules?.createScript('1')).toBeNull()
    expect(() => installTrustedTypes({}, origin, false)).not.toThrow()
  })
})

test("R17 the server's clock is known by its answers; under a second it is this machine's", () => {
  const clock = createClock(() => 100_000)
  expect(clock.serverNow()).toBe(100_000)
  clock.noteServerDate(100_000 + 86_400_000)
  expect(clock.serverNow()).toBe(100_000 + 86_400_000)
  clock.noteServerDate(100_500)
  expect(clock.serverNow()).toBe(100_000)
})

describe('the public document', () => {
  const built = new Set(['login', 'register', 'privacy-policy', 'not-found'] as const)
  test('RTE-040 a signed-in visitor on a page of the session goes to /', () => {
    expect(judgePublic('/auth/login', true, built)).toEqual({ go: '/' })
    expect(judgePublic('/auth/login', false, built)).toEqual({ show: 'login' })
  })
  test('RTE-041 LEG-003 other public pages are shown to everybody', () => {
    for (const signedIn of [true, false])
      expect(judgePublic('/privacy-policy', signedIn, built)).toEqual({ show: 'privacy-policy' })
  })
  test('RTE-037 an unknown address, and a page that is not built, is not found', () => {
    expect(judgePublic('/auth/nowhere', false, built)).toEqual({ go: '/not-found' })
    expect(judgePublic('/three-ds-authentication', false, built)).toEqual({ go: '/not-found' })
    expect(judgePublic('/not-found', false, built)).toEqual({ show: 'not-found' })
  })
})
