import { useText } from '../../../messages/index.ts'
import { Drawer } from '../../../primitives/index.ts'
import { NavList, type NavListProps } from '../Nav/NavList.tsx'

export interface NavDrawerProps extends Pick<NavListProps, 'items' | 'current'> {
  /** Whether it stands. */
  isOpen: boolean
  /** Asked to close: the cross, Escape, a press outside, an item that was followed. */
  onClose: () => void
}

/** The menu of windows below 1025 px: the sidebar's items, opened by the header's button (SHL-008). */
export function NavDrawer({ isOpen, onClose, items, current }: NavDrawerProps) {
  const t = useText('shell')
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={t('nav.menu')} side="start">
      <nav aria-label={t('nav.label')}>
        <NavList items={items} current={current} ground="sheet" onFollow={onClose} />
      </nav>
    </Drawer>
  )
}
