import { theme } from '@corrente/themes'
import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { SIDEBAR_COLLAPSED, SIDEBAR_EXPANDED } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { NAV_GUTTER } from '../Nav/NavLink.tsx'
import { NavList, type NavListProps } from '../Nav/NavList.tsx'

/** Waits a moment before it opens, so that a pointer that only passes by does not set it moving. */
const OPEN_DELAY = '80ms'

/** What opens the bar: the pointer, or the keyboard's focus on an item. */
const OPENED = ':is(:hover, :has(:focus-visible))'

const Bar = styled.nav`
  block-size: 100%;
  inline-size: ${SIDEBAR_COLLAPSED}px;
  padding: ${theme.space[3]} ${NAV_GUTTER}px;
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
    transition-delay: ${OPEN_DELAY};

    [data-nav-label] {
      opacity: 1;
      transition-delay: ${OPEN_DELAY};
    }
  }
`

export type SidebarProps = Pick<NavListProps, 'items' | 'current'>

/**
 * The menu of wide windows: 80 px of icons that grow to 240 px with labels under the pointer or while an item has the
 * keyboard's focus (SHL-009, SHL-010). Escape folds it until pointer and focus have left. The labels are always there
 * for assistive technology.
 */
export function Sidebar({ items, current }: SidebarProps) {
  const t = useText('shell')
  const bar = useRef<HTMLElement>(null)
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
      data-dismissed={isDismissed ? '' : undefined}
      onPointerLeave={() => setDismissed(false)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) setDismissed(false)
      }}
    >
      <NavList items={items} current={current} />
    </Bar>
  )
}
