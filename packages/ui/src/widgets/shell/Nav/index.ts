export { NAV_GUTTER } from './NavLink.tsx'
export { NavList, type NavListProps } from './NavList.tsx'
export { navIcons } from './navIcons.ts'
export type { NavItem, NavKey } from './navItem.ts'
