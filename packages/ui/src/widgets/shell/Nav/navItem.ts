import type { MenuKey } from '@corrente/domain/routing'

/** The items that the menu knows: the sixteen of SHL-007 and the Rateio report of one tenant (RTE-030). */
export type NavKey = MenuKey | 'rateio'

/** One item of the menu, as the app passes it: only permitted ones, in the order in which they show. */
export interface NavItem {
  /** Which item; gives name and icon. */
  id: NavKey
  /** A path of the product, or a checked http(s) address when `isExternal`. */
  href: string
  /** Opens a new tab and says so (RTE-021, RTE-030). @default false */
  isExternal?: boolean
  /** How many things wait; 0 and undefined show nothing. */
  count?: number | undefined
  /** The list of just what waits, which the item's own page need not open: a link beside it. */
  countHref?: string | undefined
}
