import { NO_GRANTS } from '@corrente/domain/fixtures'
import { type Access, buildAccess, readPermissions } from '@corrente/domain/permissions'
import { ROUTES, type Route, type RouteId } from '@corrente/domain/routing'
import { DEMO_ACCOUNTS, type ProfileId, permissionsOf } from '@corrente/sandbox'
import { describe, expect, test } from 'vitest'
import { judge, type Verdict } from '../kit/access/index.ts'
import { BUILT } from './areas.ts'
import { judgePublic } from './publicGuard.ts'

const APP = ROUTES.filter(({ entry }) => entry === 'app')
const PUBLIC = ROUTES.filter(({ entry }) => entry === 'public')
/** Every page, as if all areas were built: what the table and the permissions say by themselves. */
const ALL: ReadonlySet<RouteId> = new Set(ROUTES.map(({ id }) => id))
const NOT_FOUND: Verdict = { kind: 'go', to: '/not-found', remembers: false }
const SIGN_IN: Verdict = { kind: 'go', to: '/auth/login', remembers: true }

/** An address of a route, as somebody would have it in a bookmark. */
const address = ({ path }: Route): string => path.replace('$weekday', 'monday').replaceAll(/\$\w+/g, '12')

/** The pages of the signed-in document that open for each account that gets in, by their paths (RTE-007 to RTE-036). */
const OPEN = ['/contact', '/ocpptags/unknown']
const READING = [
  '/',
  '/stations',
  '/station_groups',
  '/users',
  '/ocpptags',
  '/transactions',
  // Their entries are those of the stations and the recharges.
  '/reliability',
  '/case',
  '/indicators',
  '/alerts',
]
const OPERATING = [
  '/admin',
  '/config',
  '/stations/create',
  '/stations/edit/$id',
  '/stations/delete/$id',
  '/station_groups/create',
  '/station_groups/edit/$id',
  '/users/create',
  '/user/$id',
  '/ocpptags/create',
  '/ocpptags/edit/$id',
  '/ocpptags/delete/$id',
  '/operations',
  '/operations/v15',
  '/operations/v16',
  '/operations/tasks',
  '/operations/charging_profile',
  '/operations/change_availability',
  '/operations/remote_start',
  '/operations/remote_stop',
  '/operations/remote_reset',
  '/operations/get_configuration',
  '/operations/change_configuration',
  '/operations/unlock_connector',
  '/operations/update_firmware',
  '/operations/data_transfer',
  '/operations/trigger_message',
  '/operations/set_charging_profile',
  '/operations/clear_charging_profile',
  '/operations/get_diagnostics',
  '/operations/clear_cache',
  '/charging_profile/create',
  '/charging_profile/edit/$id',
  '/support',
  '/push_notification',
  '/log',
]
const OPENS: Readonly<Partial<Record<ProfileId, readonly string[]>>> = {
  everything: APP.map(({ path }) => path),
  operator: [...OPEN, ...READING, ...OPERATING],
  // `/log` needs a role besides, which this account has not (PRM-018).
  reader: [...OPEN, ...READING],
  'roles-only': OPEN,
  'no-home': [
    ...OPEN,
    '/stations',
    '/users',
    '/user/$id',
    '/transactions',
    '/reliability',
    '/case',
    '/alerts',
  ],
}
const ACCOUNTS = Object.entries(OPENS) as [ProfileId, readonly string[]][] // the keys are written above

const accessOf = (profile: ProfileId): Access =>
  buildAccess(readPermissions(permissionsOf(profile)).data, NO_GRANTS)

/** What each account meets at `/` (RTE-042). */
const START: Readonly<Partial<Record<ProfileId, Verdict>>> = {
  'roles-only': { kind: 'not-permitted' },
  'no-home': { kind: 'go', to: '/stations', remembers: false },
}

describe('every address of the signed-in document', () => {
  test('PRM-001 an entry without a status opens its page, one with status false does not', () => {
    const judged = (status: boolean | null) => {
      const wire = [{ role_id: null, route: '/stations/create', status }]
      const access = buildAccess(readPermissions(wire).data, NO_GRANTS)
      return judge({ pathname: '/stations/create', access, built: ALL }).kind
    }
    expect([judged(null), judged(true)]).toEqual(['show', 'show'])
    expect(judged(false)).not.toBe('show')
  })

  test('every demo account that gets in is walked', () => {
    const refused: readonly ProfileId[] = ['nobody-401', 'nobody-200', 'blocked']
    const walked = DEMO_ACCOUNTS.map(({ profile }) => profile).filter((each) => !refused.includes(each))
    expect(new Set(walked)).toEqual(new Set(ACCOUNTS.map(([profile]) => profile)))
  })

  test.each(ACCOUNTS)(
    'RTE-007 RTE-008 RTE-009 RTE-019 RTE-021 RTE-042 PRM-002 MON-012 %s: each page opens, or is not found',
    (profile, opens) => {
      const access = accessOf(profile)
      for (const route of APP) {
        const shown: Verdict = { kind: 'show', route: route.id }
        const expected = opens.includes(route.path)
          ? shown
          : ((route.id === 'home' ? START[profile] : undefined) ?? NOT_FOUND)
        expect([address(route), judge({ pathname: address(route), access, built: ALL })]).toEqual([
          address(route),
          expected,
        ])
      }
    },
  )

  test('PRM-003 PRM-004 PRM-005 PRM-006 PRM-016..020 MON-015 MON-016 MON-017 MON-028 MON-029 with every route, the pages of money, vouchers and logs open by their role alone', () => {
    const routes = APP.map(({ path }) => ({
      roleId: null,
      route: path.replaceAll('$', ':'),
      status: true as boolean | null,
    }))
    const opened = (roleId?: string) => {
      const role = roleId === undefined ? [] : [{ roleId, route: null, status: true }]
      const access = buildAccess([...routes, ...role], NO_GRANTS)
      return ['/dynamic-pricing', '/virtual-groups', '/financial', '/vouchers', '/voucher/12', '/log'].filter(
        (pathname) => judge({ pathname, access, built: ALL }).kind === 'show',
      )
    }
    expect(opened()).toEqual([])
    expect(opened('DASH_CVE_PRO_MONETIZATION_CONFIG')).toEqual([
      '/dynamic-pricing',
      '/virtual-groups',
      '/financial',
      '/log',
    ])
    expect(opened('DASH_CVE_PRO_CREATE_VOUCHER')).toEqual(['/vouchers', '/voucher/12', '/log'])
    expect(opened('DASH_CVE_PRO_SMART_CHARGING_LOAD_BALANCE')).toEqual(['/log'])
  })

  test.each(ACCOUNTS)('RTE-042 %s: a page that this build has not is not found, whoever asks', (profile) => {
    const access = accessOf(profile)
    for (const route of APP.filter(({ id }) => !BUILT.has(id)))
      expect(judge({ pathname: address(route), access, built: BUILT })).toEqual(NOT_FOUND)
    // And the page that says so, which both documents have.
    for (const id of BUILT) expect([...APP.map((route) => route.id), 'not-found']).toContain(id)
  })

  test('RTE-007..029 RTE-036 RTE-039 MON-011 without a session each of them asks for one and is remembered, but the page that is for everybody', () => {
    for (const route of APP) {
      const verdict = judge({ pathname: address(route), access: undefined, built: ALL })
      expect(verdict).toEqual(route.id === 'tags-unknown' ? { kind: 'show', route: route.id } : SIGN_IN)
    }
  })

  test('RTE-024 RTE-037 RTE-043 RTE-044 what is no address of the table is not found: a segment too much, a parameter too little, another day', () => {
    const access = accessOf('everything')
    const wrong = [
      '/nowhere',
      '/Stations',
      '/stations/12',
      '/stations/edit',
      '/stations/delete',
      '/station_groups/delete/12',
      '/user',
      '/users/12',
      '/dynamic-pricing/12/funday',
      '/dynamic-pricing/12/Monday',
      '/virtual-groups/12',
      '/qrcode/start/IPE-0001',
      '//',
      '/stations/edit/..',
      '/stations/edit/%E0%A4%A',
    ]
    for (const pathname of wrong)
      for (const each of [access, undefined])
        expect([pathname, judge({ pathname, access: each, built: ALL })]).toEqual([pathname, NOT_FOUND])
    expect(judge({ pathname: '/dynamic-pricing/12/exception', access, built: ALL }).kind).toBe('show')
  })

  test('RTE-042 PRM-021 what is a permission and no page opens nothing, whoever has it', () => {
    const access = buildAccess(
      [
        '/',
        '/financial-indicators',
        '/stations/allow_edit_address',
        '/users_data/tenant_parent/cpf',
        '/a-route-that-nobody-knows',
      ].map((route) => ({ roleId: null, route, status: true })),
      { monetization: true, vouchers: true, logs: true },
    )
    for (const pathname of [
      '/financial-indicators',
      '/stations/allow_edit_address',
      '/users_data/tenant_parent/cpf',
      '/custom-powermax',
      '/a-route-that-nobody-knows',
    ])
      expect([pathname, judge({ pathname, access, built: ALL })]).toEqual([pathname, NOT_FOUND])
  })

  test('a slash at the end is forgiven', () => {
    for (const route of APP.filter(({ path }) => path !== '/'))
      expect(judge({ pathname: `${address(route)}/`, access: accessOf('everything'), built: ALL })).toEqual({
        kind: 'show',
        route: route.id,
      })
  })
})

describe('every address of the public document', () => {
  test.each([true, false])(
    'RTE-031 RTE-032 RTE-040 RTE-041 each is shown to everybody; signed in: %s',
    (isSignedIn) => {
      for (const route of PUBLIC) {
        const leadsHome = isSignedIn && route.path.startsWith('/auth/')
        expect([route.path, judgePublic(address(route), isSignedIn, ALL)]).toEqual([
          route.path,
          leadsHome ? { go: '/' } : { show: route.id },
        ])
        // The other document leaves them to this one; but for what is not found, which keeps the shell of a session.
        expect(judge({ pathname: address(route), access: accessOf('everything'), built: ALL })).toEqual(
          route.id === 'not-found'
            ? { kind: 'show', route: 'not-found' }
            : { kind: 'go', to: address(route), remembers: false },
        )
        expect(judge({ pathname: address(route), access: undefined, built: ALL })).toMatchObject({
          kind: 'go',
        })
      }
      for (const route of APP)
        expect(judgePublic(address(route), isSignedIn, ALL)).toEqual({ go: address(route) })
      expect(judgePublic('/nowhere', isSignedIn, ALL)).toEqual({ go: '/not-found' })
    },
  )
})
