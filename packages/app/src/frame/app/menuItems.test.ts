import { buildAccess } from '@corrente/domain/permissions'
import type { RouteId } from '@corrente/domain/routing'
import { describe, expect, test } from 'vitest'
import { currentItem, menuItems } from './menuItems.ts'

const accessTo = (...routes: string[]) =>
  buildAccess(
    routes.map((route) => ({ roleId: null, route, status: true })),
    { monetization: true, vouchers: true, logs: true },
  )
const BUILT: ReadonlySet<RouteId> = new Set(['home', 'admin', 'config', 'alerts'])

describe('the menu', () => {
  test('SHL-007 PRM-002 items are the permitted ones whose page exists, in the documented order', () => {
    const items = menuItems(accessTo('/alerts', '/stations', '/'), BUILT, {})
    expect(items.map((item) => item.id)).toEqual(['home', 'alerts'])
    expect(menuItems(accessTo(), BUILT, {})).toEqual([])
  })

  test('RTE-021 support and push notification lead to the outside page of the tenant', () => {
    const items = menuItems(accessTo('/support', '/push_notification'), BUILT, {
      support: 'https://help.example.com/',
    })
    expect(items).toEqual([{ id: 'support', href: 'https://help.example.com/', isExternal: true }])
    expect(menuItems(accessTo('/support'), BUILT, { support: 'javascript:alert(1)' })).toEqual([])
  })

  test('RTE-030 Rateio stands in the menu of the tenant that has its address', () => {
    expect(menuItems(accessTo(), BUILT, { rateio: 'https://r.example.com/' })).toEqual([
      { id: 'rateio', href: 'https://r.example.com/', isExternal: true },
    ])
  })

  test('RTE-007 /admin and /config are the General View in the menu', () => {
    expect(currentItem('/')).toBe('home')
    expect(currentItem('/admin')).toBe('home')
    expect(currentItem('/nowhere')).toBeUndefined()
  })
})
