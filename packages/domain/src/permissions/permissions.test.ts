import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { NO_GRANTS, permissionFixtures, rolePermission, routePermission } from '../fixtures/index.ts'
import { ROUTES } from '../routing/index.ts'
import { tenantGrants } from '../tenants/index.ts'
import {
  allowedRoutes,
  allows,
  buildAccess,
  canSeeCosts,
  grants,
  grantsExactly,
  hasTransactionOptionsDisabled,
  isIndividualReportHidden,
  type Permission,
  readPermissions,
  readReportPermissions,
} from './index.ts'
import { permissionKey } from './key.ts'
import { ROLE_IDS } from './roles.ts'

const TERPEL = tenantGrants('terpel-voltex')
const access = (permissions: readonly Permission[], tenant = NO_GRANTS) => buildAccess(permissions, tenant)
const page = (route: string, status: boolean | null = true) => routePermission(route, status)
const role = rolePermission
const idsOf = (test: (path: string) => boolean) =>
  ROUTES.filter((route) => route.access === 'session' && test(route.path)).map((route) => route.id)

describe('reading entries', () => {
  test('PRM-001 an entry has role_id, route and status', () => {
    const list = [
      { role_id: null, route: '/stations/edit/:id', status: true },
      { role_id: 'DASH_X', route: '', status: 'false' },
      { role_id: ' ', route: null, status: true },
      'x',
      { route: '/users' },
    ]
    expect(readPermissions(list)).toEqual({
      data: [
        { roleId: null, route: '/stations/edit/:id', status: true },
        { roleId: 'DASH_X', route: null, status: false },
        { roleId: null, route: '/users', status: null },
      ],
      unread: 2,
    })
  })
})

describe('keys', () => {
  test.each([
    ['/stations/edit/:id', '/stations/edit/{id}'],
    ['/stations/edit/:id', '/stations/edit/$id'],
    ['/stations/edit/:id', 'Stations/Edit/{chargeBoxPk}/'],
    ['/cancel-idle-payment', 'cancel_idle_payment'],
    ['DASH_FINANCIAL_INDICATORS', ' dash-financial-indicators '],
    ['/user/:id', '/user/2041'],
    ['/users_data/tenant_parent/cpf', 'users-data/tenant-parent/cpf'],
  ])('PRM-002 %s equals %s', (a, b) => expect(permissionKey(a)).toBe(permissionKey(b)))

  test.each([
    ['/vouchers/:id', '/vouchers/create'],
    ['/stations', '/stations/create'],
    ['/stations/edit/:id', '/stations/edit'],
    ['/user/:id', '/users'],
    ['/stations/*', '/stations/edit/:id'],
  ])('PRM-002 %s is not %s', (a, b) => expect(permissionKey(a)).not.toBe(permissionKey(b)))
})

describe('what entries grant', () => {
  test('PRM-001 MON-014 status false grants nothing, a missing status counts as granted', () => {
    const mine = access([page('/stations', false), page('/users', null), page('/alerts', true)])
    expect(['/stations', '/users', '/alerts'].map((key) => grants(mine, key))).toEqual([false, true, true])
    expect(['/stations', '/users', '/alerts'].map((key) => grantsExactly(mine, key))).toEqual([
      false,
      false,
      true,
    ])
    expect(allows(mine, 'stations')).toBe(false)
    expect(allows(mine, 'users')).toBe(true)
  })

  test('MON-014 MON-018 DASH_SMART_CHARGING_CREATE counts only with status exactly true', () => {
    expect(
      grantsExactly(access([role('DASH_SMART_CHARGING_CREATE', null)]), 'DASH_SMART_CHARGING_CREATE'),
    ).toBe(false)
    expect(grantsExactly(access([role('DASH_SMART_CHARGING_CREATE')]), 'DASH_SMART_CHARGING_CREATE')).toBe(
      true,
    )
  })

  test('PRM-021 an entry that is no page is no page, and still gates its control', () => {
    const mine = access([page('/users_data/tenant_parent/cpf'), page('/stations/allow_edit_address')])
    expect(allowedRoutes(mine)).toEqual(['contact'])
    expect(grants(mine, '/users_data/tenant_parent/cpf')).toBe(true)
  })

  test('PRM-022 the CPF search exists only with its entry', () => {
    const without = permissionFixtures.everything.filter(({ route }) => !route?.includes('cpf'))
    expect(grants(access(without), '/users_data/tenant_parent/cpf')).toBe(false)
    expect(grants(access(permissionFixtures.everything), 'users_data/tenant_parent/cpf')).toBe(true)
  })

  test('MON-020 the income column needs DASH_FINANCIAL_INDICATORS, which the route of like name does not give', () => {
    expect(grants(access([role('DASH_FINANCIAL_INDICATORS')]), 'DASH_FINANCIAL_INDICATORS')).toBe(true)
    expect(grants(access([page('/financial-indicators')]), 'DASH_FINANCIAL_INDICATORS')).toBe(false)
  })

  test('PRM-024 MON-032 other roles neither grant nor remove anything', () => {
    const extra = [role('administrator'), role('OWNER'), role('DASH_UNKNOWN')]
    expect(access([...permissionFixtures.reader, ...extra]).routes).toEqual(
      access(permissionFixtures.reader).routes,
    )
    expect(access(extra).capabilities).toEqual({ monetization: false, vouchers: false, logs: false })
  })
})

describe('pages', () => {
  test.each(
    ROUTES.filter(
      ({ access, id }) =>
        access === 'session' && !['contact', 'reliability', 'money-queue', 'case'].includes(id),
    ).map(({ id, path }) => [id, path]),
  )('AUT-008 RTE-042 %s exists only with its entry', (id, path) => {
    const own = permissionFixtures.everything.filter(
      ({ route }) => route !== null && permissionKey(route) === permissionKey(path),
    )
    expect(own.length).toBeGreaterThan(0)
    const others = permissionFixtures.everything.filter((permission) => !own.includes(permission))
    expect(allows(access(permissionFixtures.everything), id)).toBe(true)
    expect(allows(access(others), id)).toBe(false)
  })

  test.each(['reliability', 'case'] as const)(
    '/%s is made of stations and recharges, and takes both entries',
    (id) => {
      const pages = ['/stations', '/transactions']
      expect(allows(access(pages.map((path) => page(path))), id)).toBe(true)
      for (const path of [...pages, `/${id}`]) expect(allows(access([page(path)]), id)).toBe(false)
    },
  )

  test('PRM-008 the queue of money takes both, and the right to see amounts', () => {
    const both = ['/stations', '/transactions'].map((path) => page(path))
    const mayQueue = (...entries: readonly ReturnType<typeof role>[]) =>
      allows(access([...both, ...entries]), 'money-queue')
    expect(mayQueue(role('DASH_FINANCIAL_INDICATORS'))).toBe(true)
    expect(mayQueue(page('/money-queue'))).toBe(false)
    expect(allows(access([...both.slice(1), role('DASH_FINANCIAL_INDICATORS')]), 'money-queue')).toBe(false)
  })

  test('RTE-041 public pages are there for everybody', () => {
    const publicIds = ROUTES.filter((route) => route.access === 'public').map((route) => route.id)
    for (const id of publicIds) expect(allows(access([]), id)).toBe(true)
  })

  test('/contact needs a session and no entry', () => expect(allows(access([]), 'contact')).toBe(true))

  const REMOVALS = [
    ['PRM-003 PRM-016 MON-015 MON-028', 'DASH_CVE_PRO_MONETIZATION_CONFIG', '/dynamic-pricing'],
    ['PRM-003 PRM-017 MON-015 MON-028', 'DASH_CVE_PRO_MONETIZATION_CONFIG', '/virtual-group'],
    ['PRM-003 PRM-018 MON-015 MON-028', 'DASH_CVE_PRO_MONETIZATION_CONFIG', '/financial'],
    ['PRM-004 PRM-019 MON-016 MON-029', 'DASH_CVE_PRO_CREATE_VOUCHER', '/voucher'],
  ] as const

  test.each(REMOVALS)('%s: without %s every %s page is removed, with it none', (_clauses, roleId, prefix) => {
    const family = idsOf((path) => path.startsWith(prefix))
    expect(family.length).toBeGreaterThan(0)
    const without = access(permissionFixtures.everything.filter((permission) => permission.roleId !== roleId))
    expect(family.filter((id) => allows(without, id))).toEqual([])
    const full = access(permissionFixtures.everything)
    expect(family.filter((id) => allows(full, id))).toEqual(family)
    // A role with status false is no role.
    const off = access([
      ...permissionFixtures.everything.filter((p) => p.roleId !== roleId),
      role(roleId, false),
    ])
    expect(family.filter((id) => allows(off, id))).toEqual([])
  })

  test('PRM-003 the capability alone is not enough: the route entry is needed too', () => {
    expect(allows(access([role('DASH_CVE_PRO_MONETIZATION_CONFIG')]), 'financial')).toBe(false)
  })

  test.each([
    ['PRM-005 MON-017', [role('DASH_CVE_PRO_SMART_CHARGING_LOAD_BALANCE')], NO_GRANTS, true],
    ['PRM-006 MON-017', [role('DASH_CVE_PRO_MONETIZATION_CONFIG')], NO_GRANTS, true],
    ['PRM-006 MON-017', [role('DASH_CVE_PRO_CREATE_VOUCHER')], NO_GRANTS, true],
    ['PRM-007', [], { ...NO_GRANTS, logs: true }, true],
    ['PRM-020', [], NO_GRANTS, false],
    ['PRM-020', [role('DASH_FINANCIAL_INDICATORS')], NO_GRANTS, false],
  ] as const)('%s: /log with %j and %j: %j', (_clauses, roles, tenant, expected) => {
    expect(allows(access([page('/log'), ...roles], tenant), 'log')).toBe(expected)
  })

  test('PRM-015 MON-027 a terpel tenant has monetization and vouchers without any role', () => {
    const pages = permissionFixtures.everything.filter(({ roleId }) => roleId === null)
    const mine = access(pages, TERPEL)
    expect(mine.capabilities).toEqual({ monetization: true, vouchers: true, logs: true })
    for (const id of ['financial', 'pricing', 'virtual-groups', 'vouchers'] as const) {
      expect(allows(mine, id)).toBe(true)
      expect(allows(access(pages), id)).toBe(false)
    }
  })

  test('PRM-014 MON-019 adding chargers to a group needs its role besides the entry', () => {
    const without = permissionFixtures.everything.filter(
      ({ roleId }) => roleId !== 'DASH_VIRTUAL_GROUP_EDIT_CHARGEBOXES',
    )
    expect(allows(access(without), 'virtual-group-chargers')).toBe(false)
    expect(allows(access(without), 'virtual-group-edit')).toBe(true)
  })
})

describe('costs', () => {
  const monetization = role('DASH_CVE_PRO_MONETIZATION_CONFIG')

  test.each([
    ['HOM-013 MON-025', [page('/financial-indicators')], NO_GRANTS, false],
    ['HOM-014 MON-025', [monetization], NO_GRANTS, false],
    ['HOM-014 MON-014', [monetization, page('/financial-indicators', null)], NO_GRANTS, false],
    ['HOM-014', [monetization, page('/financial-indicators', false)], NO_GRANTS, false],
    ['HOM-013 HOM-014 MON-025', [monetization, page('/financial-indicators')], NO_GRANTS, true],
    ['HOM-013 MON-025 MON-027', [page('/financial-indicators')], TERPEL, true],
  ] as const)('%s: %j', (_clauses, permissions, tenant, expected) => {
    expect(canSeeCosts(access(permissions, tenant))).toBe(expected)
  })
})

describe('the report-permissions check', () => {
  const withRole = access([role('DASH_DISABLE_TRANSACTION_OPTIONS')])
  const without = access([])

  test('API-022 PRM-025 it answers one flag, and anything else is a failed check', () => {
    expect(readReportPermissions({ hasDisableTransactionOption: true })?.data).toBe(true)
    expect(readReportPermissions({ hasDisableTransactionOption: false })?.data).toBe(false)
    for (const body of [undefined, null, {}, [], 'true', { hasDisableTransactionOption: null }]) {
      expect(readReportPermissions(body)).toBeUndefined()
    }
  })

  test('PRM-010 PRM-011 PRM-025 MON-030 flag or role disable the options of transactions; a failed check is the role alone', () => {
    expect([true, false, undefined].map((check) => hasTransactionOptionsDisabled(without, check))).toEqual([
      true,
      false,
      false,
    ])
    expect([true, false, undefined].map((check) => hasTransactionOptionsDisabled(withRole, check))).toEqual([
      true,
      true,
      true,
    ])
  })

  test('PRM-025 STN-045 the flag hides the individual report, and so does a failed check', () => {
    expect([true, false, undefined].map(isIndividualReportHidden)).toEqual([true, false, true])
  })
})

describe('the whole model', () => {
  const anyPermission = fc.record({
    roleId: fc.option(fc.oneof(fc.constantFrom(...ROLE_IDS), fc.string())),
    route: fc.option(fc.oneof(fc.constantFrom(...ROUTES.map((route) => route.path)), fc.string())),
    status: fc.option(fc.boolean()),
  })
  const anyTenant = fc.record({ monetization: fc.boolean(), vouchers: fc.boolean(), logs: fc.boolean() })

  test('R27 more entries never take a page away, and an entry with status false changes nothing', () => {
    fc.assert(
      fc.property(fc.array(anyPermission), anyPermission, anyTenant, (list, extra, tenant) => {
        const before = buildAccess(list, tenant)
        const after = buildAccess([...list, extra], tenant)
        for (const id of before.routes) expect(after.routes.has(id)).toBe(true)
        const off = buildAccess([...list, { ...extra, status: false }], tenant)
        expect(off).toEqual(before)
      }),
    )
  })

  test('R27 no page without monetization begins with what it removes, whatever the list', () => {
    fc.assert(
      fc.property(fc.array(anyPermission), (list) => {
        const mine = buildAccess(list, NO_GRANTS)
        if (mine.capabilities.monetization) return
        const open = allowedRoutes(mine).map((id) => ROUTES.find((route) => route.id === id)?.path ?? '')
        expect(open.filter((path) => /^\/(dynamic-pricing|virtual-group|financial)/.test(path))).toEqual([])
      }),
    )
  })
})
