import { theme } from '@corrente/themes'
import { useEffect, useState } from 'react'
import styled from 'styled-components'
import { SIDEBAR_COLLAPSED, SIDEBAR_EXPANDED } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { NAV_GUTTER, NavList, type NavListProps } from '../Nav/index.ts'

/** Waits a moment before it opens, so that a pointer that only passes by does not set it moving. */
const OPEN_DELAY = '80ms'

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

  &:not([data-dismissed]):is(:hover, :has(:focus-visible)) {
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
  const [isVisited, setVisited] = useState(false)
  const [isDismissed, setDismissed] = useState(false)

  useEffect(() => {
    if (!isVisited) return
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setDismissed(true)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isVisited])

  const leave = (): void => {
    setVisited(false)
    setDismissed(false)
  }

  return (
    <Bar
      aria-label={t('nav.label')}
      data-dismissed={isDismissed ? '' : undefined}
      onPointerEnter={() => setVisited(true)}
      onPointerLeave={leave}
      onFocus={() => setVisited(true)}
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave()
      }}
    >
      <NavList items={items} current={current} />
    </Bar>
  )
}
