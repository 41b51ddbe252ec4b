import { NO_GRANTS } from '@corrente/domain/fixtures'
import { buildAccess } from '@corrente/domain/permissions'
import { entryOf, ROUTES, type RouteId } from '@corrente/domain/routing'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstPage, judge } from './guard.ts'

const accessTo = (...routes: string[]) =>
  buildAccess(
    routes.map((route) => ({ roleId: null, route, status: true })),
    { monetization: true, vouchers: true, logs: true },
  )
const BUILT: ReadonlySet<RouteId> = new Set(['home', 'admin', 'config', 'alerts'])
const visit = (pathname: string, access: ReturnType<typeof accessTo> | undefined) =>
  judge({ pathname, access, built: BUILT })

describe('visits', () => {
  test('RTE-039 without a session a protected page asks for one and is remembered', () => {
    for (const path of ['/', '/alerts', '/stations/edit/12'])
      expect(visit(path, undefined)).toEqual({ kind: 'go', to: '/auth/login', remembers: true })
  })

  test('RTE-037 an unknown address is not found, with and without a session', () => {
    for (const access of [undefined, accessTo('/')])
      expect(visit('/nowhere/at/all', access)).toMatchObject({ kind: 'go', to: '/not-found' })
  })

  test('RTE-007 RTE-042 a permitted page that exists is shown', () => {
    expect(visit('/', accessTo('/'))).toEqual({ kind: 'show', route: 'home' })
    expect(visit('/admin', accessTo('/admin'))).toEqual({ kind: 'show', route: 'admin' })
  })

  test('RTE-042 RTE-045 R27 a page without permission, or not built yet, is not found', () => {
    expect(visit('/alerts', accessTo('/'))).toMatchObject({ to: '/not-found' })
    expect(visit('/stations', accessTo('/', '/stations'))).toMatchObject({ to: '/not-found' })
  })

  test('RTE-042 without / the first permitted page of the menu that exists opens', () => {
    expect(visit('/', accessTo('/stations', '/alerts'))).toEqual({
      kind: 'go',
      to: '/alerts',
      remembers: false,
    })
  })

  test('RTE-042 with no page at all the shell says so; nothing is redirected', () => {
    expect(visit('/', accessTo('/stations'))).toEqual({ kind: 'not-permitted' })
    expect(visit('/', buildAccess([{ roleId: 'X', route: null, status: true }], NO_GRANTS))).toEqual({
      kind: 'not-permitted',
    })
  })

  test('RTE-037 RTE-042 no chain of redirects is longer than one, whatever is permitted and built', () => {
    const paths = ROUTES.map((route) =>
      route.path.replaceAll(/\$weekday/g, 'monday').replaceAll(/\$\w+/g, '1'),
    )
    fc.assert(
      fc.property(
        fc.constantFrom(...paths, '/nowhere'),
        fc.option(fc.subarray([...paths])),
        fc.subarray(ROUTES.filter((r) => r.entry === 'app').map((r) => r.id)),
        (pathname, permitted, built) => {
          const access = permitted ? accessTo(...permitted) : undefined
          const first = judge({ pathname, access, built: new Set(built) })
          if (first.kind !== 'go') return true
          // The other document serves public addresses; everything else must be shown at once.
          return (
            entryOf(first.to) === 'public' ||
            judge({ pathname: first.to, access, built: new Set(built) }).kind === 'show'
          )
        },
      ),
    )
  })

  test('R19 an address of the other document is left to it', () => {
    expect(visit('/auth/login', undefined)).toEqual({ kind: 'go', to: '/auth/login', remembers: false })
  })

  test('RTE-042 the first page follows the order of the menu', () => {
    expect(firstPage(accessTo('/alerts', '/'), BUILT)).toBe('home')
    expect(firstPage(accessTo('/stations'), BUILT)).toBeUndefined()
  })
})
