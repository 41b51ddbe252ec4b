import { MENU, type MenuKey } from '@corrente/domain/routing'
import type { NavItem } from './Nav/navItem.ts'

/** All sixteen items, as somebody with every permission has them; the addresses do not matter to a story. */
export const allItems: readonly NavItem[] = MENU.map(({ id, route }) => ({
  id,
  href: id === 'home' ? '/' : `/${route}`,
}))

/** What a reader may see. */
export const fewItems: readonly NavItem[] = (['home', 'stations', 'alerts'] satisfies MenuKey[]).flatMap(
  (id) => allItems.filter((item) => item.id === id),
)
