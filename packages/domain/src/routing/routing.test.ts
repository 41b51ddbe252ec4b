import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createRandom, oddTexts } from '../fixtures/index.ts'
import { entryOf, MENU, matchRoute, pathOf, ROUTES, type RouteId, routeOf, safeReturnPath } from './index.ts'

const SESSION_ROUTES: readonly (readonly [
  clause: string,
  ids: readonly RouteId[],
  paths: readonly string[],
])[] = [
  ['RTE-007', ['home', 'admin', 'config'], ['/', '/admin', '/config']],
  [
    'RTE-008',
    ['stations', 'station-create', 'station-edit', 'station-delete'],
    ['/stations', '/stations/create', '/stations/edit/12', '/stations/delete/12'],
  ],
  [
    'RTE-009',
    ['station-groups', 'station-group-create', 'station-group-edit'],
    ['/station_groups', '/station_groups/create', '/station_groups/edit/3'],
  ],
  ['RTE-010', ['users', 'user-create', 'user'], ['/users', '/users/create', '/user/2041']],
  [
    'RTE-011',
    ['tags', 'tag-create', 'tag-edit', 'tag-delete'],
    ['/ocpptags', '/ocpptags/create', '/ocpptags/edit/501', '/ocpptags/delete/501'],
  ],
  ['RTE-012', ['operations'], ['/operations']],
  [
    'RTE-013',
    ['operations-v15', 'operations-v16', 'operations-tasks', 'operations-charging-profile'],
    ['/operations/v15', '/operations/v16', '/operations/tasks', '/operations/charging_profile'],
  ],
  [
    'RTE-014',
    [
      'operations-change-availability',
      'operations-remote-start',
      'operations-remote-stop',
      'operations-remote-reset',
      'operations-get-configuration',
      'operations-change-configuration',
      'operations-unlock-connector',
      'operations-update-firmware',
      'operations-data-transfer',
      'operations-trigger-message',
      'operations-set-charging-profile',
      'operations-clear-charging-profile',
      'operations-get-diagnostics',
      'operations-clear-cache',
    ],
    [
      'change_availability',
      'remote_start',
      'remote_stop',
      'remote_reset',
      'get_configuration',
      'change_configuration',
      'unlock_connector',
      'update_firmware',
      'data_transfer',
      'trigger_message',
      'set_charging_profile',
      'clear_charging_profile',
      'get_diagnostics',
      'clear_cache',
    ].map((command) => `/operations/${command}`),
  ],
  ['RTE-015', ['transactions'], ['/transactions']],
  [
    'RTE-016',
    ['transaction-payment-edit', 'cancel-idle-payment'],
    ['/transactions/55021/payment/edit', '/cancel-idle-payment'],
  ],
  ['RTE-017', ['financial'], ['/financial']],
  ['RTE-018 MON-013', ['indicators'], ['/indicators']],
  ['RTE-019', ['alerts'], ['/alerts']],
  ['RTE-020', ['log'], ['/log']],
  ['RTE-021', ['support', 'push-notification'], ['/support', '/push_notification']],
  ['(decisions: Permissions)', ['contact'], ['/contact']],
  [
    'RTE-022',
    ['charging-profile-create', 'charging-profile-edit'],
    ['/charging_profile/create', '/charging_profile/edit/9'],
  ],
  [
    'RTE-023',
    ['pricing', 'pricing-profile', 'pricing-weekday'],
    ['/dynamic-pricing', '/dynamic-pricing/a1a1', '/dynamic-pricing/a1a1/monday'],
  ],
  [
    'RTE-025',
    ['virtual-groups', 'virtual-group-create', 'virtual-group-view', 'virtual-group-edit'],
    ['/virtual-groups', '/virtual-groups/create', '/virtual-groups/view/4', '/virtual-groups/edit/4'],
  ],
  [
    'RTE-026',
    ['virtual-group-chargers', 'virtual-group-select'],
    ['/virtual-groups/edit/4/chargeboxes', '/virtual-groups/chargeboxes/select'],
  ],
  [
    'RTE-027',
    ['vouchers', 'voucher-create', 'voucher-create-users', 'voucher-edit-users'],
    ['/vouchers', '/vouchers/create', '/vouchers/create/select_users', '/vouchers/edit/77/select_users'],
  ],
  ['RTE-028', ['voucher', 'voucher-edit'], ['/voucher/77', '/voucher/77/edit']],
  ['RTE-029', ['voucher-alias'], ['/vouchers/77']],
]
const PUBLIC_ROUTES: typeof SESSION_ROUTES = [
  [
    'RTE-031',
    ['login', 'register', 'recover', 'recover-change'],
    ['/auth/login', '/auth/register', '/auth/recover', '/auth/recover/change'],
  ],
  ['RTE-032', ['terms-of-use', 'privacy-policy'], ['/terms-of-use', '/privacy-policy']],
  ['RTE-033', ['not-found'], ['/not-found']],
  ['RTE-034', ['qr-start'], ['/qrcode/start/IPE-0001/1']],
  ['RTE-035', ['three-ds'], ['/three-ds-authentication']],
  ['RTE-036', ['tags-unknown'], ['/ocpptags/unknown']],
  ['the accessibility statement', ['accessibility'], ['/accessibility']],
]

const isPublicPath = (path: string): boolean => {
  const match = matchRoute(path)
  return match !== undefined && routeOf(match.id).access === 'public'
}

describe('the table', () => {
  test.each(SESSION_ROUTES)('%s need login and are served by the app: %j', (_clause, ids, paths) => {
    expect(paths.map((path) => matchRoute(path)?.id)).toEqual(ids)
    expect(paths.map(isPublicPath)).toEqual(paths.map(() => false))
    expect(paths.map(entryOf)).toEqual(paths.map(() => 'app'))
  })

  test.each(PUBLIC_ROUTES)('%s need no login: %j', (_clause, ids, paths) => {
    expect(paths.map((path) => matchRoute(path)?.id)).toEqual(ids)
    expect(paths.map(isPublicPath)).toEqual(paths.map(() => true))
    expect(paths.map(entryOf)).toEqual(paths.map((path) => (path === '/ocpptags/unknown' ? 'app' : 'public')))
  })

  test('the second list is all that needs no login, none is listed twice, and no two have the same name or path', () => {
    const listed = [...SESSION_ROUTES, ...PUBLIC_ROUTES].flatMap(([, ids]) => ids)
    expect(new Set(listed).size).toBe(listed.length)
    const open = ROUTES.filter(({ access }) => access === 'public').map(({ id }) => id)
    expect(PUBLIC_ROUTES.flatMap(([, ids]) => ids).sort()).toEqual(open.sort())
    expect(new Set(ROUTES.map((route) => route.id)).size).toBe(ROUTES.length)
    expect(new Set(ROUTES.map((route) => route.path.replace(/\$\w+/g, '*'))).size).toBe(ROUTES.length)
  })

  test('RTE-043 the parameters are id, chargeBoxId, connectorId, profileId and weekday', () => {
    expect(new Set(ROUTES.flatMap((route) => route.params))).toEqual(
      new Set(['id', 'chargeBoxId', 'connectorId', 'profileId', 'weekday']),
    )
    for (const route of ROUTES) {
      expect(route.params.map((name) => `$${name}`).sort()).toEqual((route.path.match(/\$\w+/g) ?? []).sort())
    }
    expect(matchRoute('/qrcode/start/IPE%2001/2')?.params).toEqual({
      chargeBoxId: 'IPE 01',
      connectorId: '2',
    })
    expect(matchRoute('/dynamic-pricing/a1/friday')?.params).toEqual({ profileId: 'a1', weekday: 'friday' })
  })
})

describe('matchRoute', () => {
  test.each(['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday'])(
    'RTE-044 DPR-009 %s is a weekday',
    (day) => {
      expect(matchRoute(`/dynamic-pricing/a1/${day}`)?.id).toBe('pricing-weekday')
    },
  )

  test('RTE-024 exception is one too, and nothing else', () => {
    expect(matchRoute('/dynamic-pricing/a1/exception')?.id).toBe('pricing-weekday')
    for (const other of ['Monday', 'segunda', 'create', 'exceptions', '']) {
      expect(matchRoute(`/dynamic-pricing/a1/${other}`)?.id).not.toBe('pricing-weekday')
    }
  })

  test.each(['1e3', 'NaN', 'undefined', '0', '-1', '007', '1.5', '0x10', ' 7', '9007199254740993'])(
    'RTE-037 an id that is no key is an unknown address: %j',
    (id) => expect(matchRoute(`/charging_profile/edit/${encodeURIComponent(id)}`)).toBeUndefined(),
  )

  test('RTE-029 a literal segment wins over a parameter', () => {
    expect(matchRoute('/vouchers/create')?.id).toBe('voucher-create')
    expect(matchRoute('/vouchers/7')?.id).toBe('voucher-alias')
    expect(matchRoute('/virtual-groups/chargeboxes/select')?.id).toBe('virtual-group-select')
  })

  test.each([
    '/x',
    '/stations/edit',
    '/stations/edit/1/2',
    '/Stations',
    '//',
    '/stations//',
    'stations',
    '',
    '/%',
    '/user/..',
    '/user/%2e%2e',
    '/user/%ff',
    '/auth',
    '/auth/login/x',
  ])('RTE-037 %j is unknown, and served by the public page', (path) => {
    expect(matchRoute(path)).toBeUndefined()
    expect(entryOf(path)).toBe('public')
  })

  test('a slash at the end is forgiven', () => expect(matchRoute('/stations/')?.id).toBe('stations'))

  test('R10 no path makes it throw', () => {
    const segment = fc.oneof(fc.string(), fc.constantFrom('%', '%ff', '..', 'stations', 'user', ''))
    fc.assert(
      fc.property(fc.array(segment), (segments) => {
        matchRoute(`/${segments.join('/')}`)
      }),
    )
    for (const odd of oddTexts) expect(() => matchRoute(`/user/${odd}`)).not.toThrow()
  })
})

describe('pathOf', () => {
  test('what is built is matched again, whatever the values', () => {
    const value = fc.string({ minLength: 1 }).filter((text) => text !== '.' && text !== '..')
    fc.assert(
      fc.property(fc.integer({ min: 1 }), value, value, (key, a, b) => {
        expect(matchRoute(pathOf('user', { id: key }))).toEqual({ id: 'user', params: { id: String(key) } })
        const params = { chargeBoxId: a, connectorId: b }
        expect(matchRoute(pathOf('qr-start', params))).toEqual({ id: 'qr-start', params })
      }),
    )
    expect(pathOf('stations')).toBe('/stations')
    expect(pathOf('home')).toBe('/')
    expect(pathOf('pricing-weekday', { profileId: 'a/1', weekday: 'sunday' })).toBe(
      '/dynamic-pricing/a%2F1/sunday',
    )
  })

  test('an empty or climbing value is refused', () => {
    for (const id of ['', '.', '..']) expect(() => pathOf('user', { id })).toThrow(RangeError)
  })

  test('a route knows its area', () => {
    expect(routeOf('user').area).toBe('users')
  })
})

describe('the menu', () => {
  test('SHL-007 has the sixteen items in the documented order', () => {
    expect(MENU.map((item) => pathOf(item.route))).toEqual([
      '/',
      '/stations',
      '/station_groups',
      '/users',
      '/ocpptags',
      '/operations',
      '/transactions',
      '/financial',
      '/indicators',
      '/alerts',
      '/log',
      '/support',
      '/push_notification',
      '/vouchers',
      '/dynamic-pricing',
      '/virtual-groups',
    ])
  })
})

describe('safeReturnPath', () => {
  const origin = 'https://painel.example.com'

  test.each([
    ['/stations?search=ip%C3%AA', '/stations?search=ip%C3%AA'],
    ['/user/2041', '/user/2041'],
    ['/stations/#map', '/stations'],
    ['/privacy-policy', '/privacy-policy'],
  ])('R19 %s leads back', (raw, expected) => expect(safeReturnPath(raw, origin)).toBe(expected))

  test.each([
    '/auth/login',
    '/auth/recover/change',
    '/not-found',
    '/unknown',
    '//evil.example/stations',
    '/\\evil.example/stations',
    '/\t/evil.example/stations',
    'https://evil.example/stations',
    'javascript:alert(1)',
    '/stations\u202e',
    '/./auth/login',
    '/x/../auth/login',
    `/stations?${'a'.repeat(1024)}`,
    '',
    undefined,
    null,
    { pathname: '/stations' },
  ])('R19 %j leads to /', (raw) => expect(safeReturnPath(raw, origin)).toBe('/'))

  test('R19 of 20,000 hostile texts every result is a known route on this origin, outside /auth/', () => {
    const random = createRandom('return')
    const parts = [
      '/',
      '//',
      '\\',
      '..',
      '.',
      '%2e%2e',
      '%2F',
      'stations',
      'auth',
      'login',
      'user',
      '1',
      '@',
      ':',
      '?',
      '#',
      '\t',
      '\n',
      'evil.example',
      'https:',
      ' ',
      '\u200b',
      '%',
      '%00',
      'é',
    ]
    for (let run = 0; run < 20_000; run += 1) {
      const raw = `${random.chance(0.8) ? '/' : ''}${Array.from({ length: random.int(0, 7) }, () => random.pick(parts)).join('')}`
      const path = safeReturnPath(raw, origin)
      const [pathname = ''] = path.split('?')
      if (!path.startsWith('/') || path.startsWith('//') || path.includes('\\')) throw new Error(raw)
      if (!matchRoute(pathname) || pathname.startsWith('/auth')) throw new Error(raw)
    }
  })
})
