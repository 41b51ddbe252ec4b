import { type Access, allows } from '@corrente/domain/permissions'
import { MENU, matchRoute, type RouteId, routeOf } from '@corrente/domain/routing'
import { safeExternalUrl } from '@corrente/domain/wire'
import type { NavItem, NavKey } from '@corrente/ui/widgets/shell'

/** Outside pages of a tenant that take the place of the product's own, and the Rateio report. */
export interface MenuLinks {
  readonly support?: string | undefined
  readonly push?: string | undefined
  readonly rateio?: string | undefined
}

/**
 * The menu (SHL-007): permitted items whose page exists, in the documented order. Support and push notification lead to
 * the tenant's outside page where it has one (RTE-021); Rateio stands at the end for the tenant that has it (RTE-030).
 */
export function menuItems(access: Access, built: ReadonlySet<RouteId>, links: MenuLinks): readonly NavItem[] {
  const outside: Partial<Record<RouteId, string | undefined>> = {
    support: links.support,
    'push-notification': links.push,
  }
  const items = MENU.flatMap(({ id, route }): readonly NavItem[] => {
    if (!allows(access, route)) return []
    const external = safeExternalUrl(outside[route])
    if (external !== null) return [{ id, href: external, isExternal: true }]
    return built.has(route) ? [{ id, href: routeOf(route).path }] : []
  })
  const rateio = safeExternalUrl(links.rateio)
  return rateio === null ? items : [...items, { id: 'rateio', href: rateio, isExternal: true }]
}

/** The menu item whose page, or a page below it, is shown; `/admin` and `/config` are the General View (RTE-007). */
export function currentItem(pathname: string): NavKey | undefined {
  const match = matchRoute(pathname)
  if (!match) return undefined
  const { area, id } = routeOf(match.id)
  const own = MENU.find((item) => item.route === id)
  return (own ?? MENU.find((item) => routeOf(item.route).area === area))?.id
}
