import { theme } from '@corrente/themes'
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { SIDEBAR_COLLAPSED, SIDEBAR_EXPANDED } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { NAV_GUTTER, navGrounds, navItem } from '../Nav/NavLink.tsx'
import { NavList, type NavListProps } from '../Nav/NavList.tsx'

/** The pointer rests on it: one that only passes by opens nothing. */
const OPEN_DELAY = '350ms'

/** What opens the bar: the pointer, the keyboard's focus on an item, or that it is pinned. */
const OPENED = ':is(:hover, :has(:focus-visible), [data-pinned])'

const Bar = styled.nav`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  block-size: 100%;
  inline-size: ${SIDEBAR_COLLAPSED}px;
  padding: ${theme.space[2]} ${NAV_GUTTER}px;
  overflow: hidden auto;
  scrollbar-width: none;
  background: ${theme.chrome.bg};
  border-inline-end: 1px solid ${theme.chrome.border};
  transition: inline-size ${theme.duration.normal} ease-out;

  [data-nav-label] {
    opacity: 0;
    transition: opacity ${theme.duration.fast};
  }

  &:not([data-dismissed])${OPENED} {
    inline-size: ${SIDEBAR_EXPANDED}px;
    box-shadow: ${theme.shadow.overlay};

    [data-nav-label] {
      opacity: 1;
    }
  }

  &:not(:has(:focus-visible)):hover,
  &:not(:has(:focus-visible)):hover [data-nav-label] {
    transition-delay: ${OPEN_DELAY};
  }

  &[data-pinned],
  &[data-pinned] [data-nav-label] {
    box-shadow: none;
    transition: none;
  }
`

const Pin = styled.button`
  ${navItem}
  ${navGrounds.chrome}
  inline-size: 100%;
  overflow: hidden;
  white-space: nowrap;
`

export interface SidebarProps extends Pick<NavListProps, 'items' | 'current'> {
  /** It stays open, and the page leaves room for it. */
  isPinned: boolean
  /** Absent: there is no button for it. */
  onPin?: (isPinned: boolean) => void
}

/**
 * The menu of wide windows: 80 px of icons that grow to 240 px with labels under the pointer or while an item has the
 * keyboard's focus (SHL-009, SHL-010). Escape folds it until pointer and focus have left; pinned it stays. The labels are
 * always there for assistive technology.
 */
export function Sidebar({ items, current, isPinned, onPin }: SidebarProps) {
  const t = useText('shell')
  const bar = useRef<HTMLElement>(null)
  const Icon = isPinned ? PanelLeftClose : PanelLeftOpen
  const [isDismissed, setDismissed] = useState(false)

  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape' && bar.current?.matches(OPENED)) setDismissed(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [])

  return (
    <Bar
      ref={bar}
      aria-label={t('nav.label')}
      data-dismissed={isDismissed && !isPinned ? '' : undefined}
      data-pinned={isPinned ? '' : undefined}
      onPointerLeave={() => setDismissed(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setDismissed(false)
      }}
    >
      <NavList items={items} current={current} />
      {onPin && (
        <Pin type="button" onClick={() => onPin(!isPinned)}>
          <Icon size={20} strokeWidth={1.75} aria-hidden />
          <span data-nav-label="">{t(isPinned ? 'nav.unpin' : 'nav.pin')}</span>
        </Pin>
      )}
    </Bar>
  )
}
