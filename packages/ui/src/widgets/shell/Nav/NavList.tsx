import styled from 'styled-components'
import { type NavGround, NavLink } from './NavLink.tsx'
import type { NavItem, NavKey } from './navItem.ts'

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: 2px;
`

export interface NavListProps {
  /** Permitted items, in order. */
  items: readonly NavItem[]
  /** The item whose page is shown; none where the page is in no menu. */
  current?: NavKey | undefined
  /** What the menu stands on. @default 'chrome' */
  ground?: NavGround
  /** Called when an item is followed. */
  onFollow?: (() => void) | undefined
}

/** The menu's items; the sidebar and the drawer show the same ones (SHL-008). */
export function NavList({ items, current, ground = 'chrome', onFollow }: NavListProps) {
  return (
    <List role="list">
      {items.map((item) => (
        <li key={item.id}>
          <NavLink item={item} isCurrent={item.id === current} ground={ground} onFollow={onFollow} />
        </li>
      ))}
    </List>
  )
}
