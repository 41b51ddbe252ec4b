import { theme } from '@corrente/themes'
import { Menu, Search } from 'lucide-react'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { focusRing, useLink } from '../../../foundations/index.ts'
import { HEADER_HEIGHT } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { IconButton } from '../../../primitives/index.ts'

const Bar = styled.header`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  block-size: ${HEADER_HEIGHT}px;
  padding-inline: ${theme.space[2]};
  background: ${theme.chrome.bg};
  color: ${theme.chrome.fg};
  border-block-end: 1px solid ${theme.chrome.border};

  @media (width >= ${theme.breakpoint.desktop}px) {
    padding-inline: ${theme.space[6]} ${theme.space[4]};
  }
`

const MenuButton = styled.span`
  display: contents;

  @media (width >= ${theme.breakpoint.desktop}px) {
    display: none;
  }
`

const LogoLink = styled.a`
  display: flex;
  flex: 0 1 auto;
  align-items: center;
  min-inline-size: 0;
  block-size: 40px;
  border-radius: ${theme.radius.s};

  ${focusRing}
`

const Logo = styled.img`
  inline-size: auto;
  min-inline-size: 0;
  max-inline-size: min(160px, 34vw);
  block-size: 28px;
  object-fit: contain;
  object-position: 0 50%;
`

const End = styled.div`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[1]};
  margin-inline-start: auto;

  @media (width >= ${theme.breakpoint.tablet}px) {
    gap: ${theme.space[2]};
  }
`

export interface HeaderProps {
  /** Address of the tenant's logo. */
  logoSrc: string
  /** The tenant's name: the logo's alternative text. */
  tenantName: string
  /** Where the logo leads; the first page that the user may open. */
  homeHref: string
  /** Whether the drawer is open, for the menu button's state. */
  isMenuOpen?: boolean
  /** Opens the drawer below 1025 px (SHL-008). Absent: no menu button (nothing to go to). */
  onOpenMenu?: () => void
  /** Opens the palette. Absent: no button for it. */
  onOpenPalette?: () => void
  /** The keys that open it: 'Ctrl K'. */
  paletteKeys?: string
  /** Whose zone the times are in, where it is not the tenant's. */
  zone?: ReactNode
  /** The live state chip. A slot, so that its ticking renders nothing else. */
  live?: ReactNode
  /** What this tab has sent and still runs. */
  tasks?: ReactNode
  /** The notifications menu (SHL-002). */
  notifications?: ReactNode
  /** The user menu (SHL-003). */
  user?: ReactNode
}

/** The bar at the top: menu button on small windows, logo (SHL-001), live state, notifications, user. 56 px high. */
export function Header({
  logoSrc,
  tenantName,
  homeHref,
  isMenuOpen = false,
  onOpenMenu,
  onOpenPalette,
  paletteKeys,
  zone,
  live,
  tasks,
  notifications,
  user,
}: HeaderProps) {
  const t = useText('shell')
  const link = useLink()
  return (
    <Bar>
      {onOpenMenu && (
        <MenuButton>
          <IconButton
            tone="chrome"
            label={t('header.openMenu')}
            icon={<Menu aria-hidden />}
            tooltipSide="below"
            aria-haspopup="dialog"
            aria-expanded={isMenuOpen}
            onClick={onOpenMenu}
          />
        </MenuButton>
      )}
      <LogoLink {...link(homeHref)} aria-label={t('header.home', { tenant: tenantName })}>
        <Logo src={logoSrc} alt={tenantName} />
      </LogoLink>
      <End>
        {zone}
        {onOpenPalette && (
          <IconButton
            tone="chrome"
            label={t('header.palette', { keys: paletteKeys })}
            icon={<Search aria-hidden />}
            tooltipSide="below"
            aria-haspopup="dialog"
            onClick={onOpenPalette}
          />
        )}
        {live}
        {tasks}
        {notifications}
        {user}
      </End>
    </Bar>
  )
}
