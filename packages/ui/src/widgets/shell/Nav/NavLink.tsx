import { theme } from '@corrente/themes'
import { ExternalLink } from 'lucide-react'
import styled, { css } from 'styled-components'
import { focusRingInset, useLink, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { navIcons } from './navIcons.ts'
import type { NavItem } from './navItem.ts'

/** What the menu stands on: the sidebar's own colours, or those of a sheet. */
export const NAV_GROUNDS = ['chrome', 'sheet'] as const
export type NavGround = (typeof NAV_GROUNDS)[number]

const groundStyles: Record<NavGround, ReturnType<typeof css>> = {
  chrome: css`
    color: ${theme.chrome.muted};

    &:hover {
      background: ${theme.chrome.hoverBg};
      color: ${theme.chrome.fg};
    }

    &[aria-current='page'] {
      background: ${theme.chrome.selectedBg};
      color: ${theme.chrome.selectedFg};
    }
  `,
  sheet: css`
    color: ${theme.fg.default};

    &:hover {
      background: ${theme.bg.hover};
    }

    &[aria-current='page'] {
      background: ${theme.brand.softBg};
      color: ${theme.brand.softFg};
    }
  `,
}

const Anchor = styled.a<{ $ground: NavGround }>`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[4]};
  block-size: 40px;
  padding-inline: 18px ${theme.space[3]};
  border-radius: ${theme.radius.m};
  font-size: ${theme.font.size[14]};
  font-weight: ${theme.font.weight.medium};
  text-decoration: none;
  white-space: nowrap;
  transition: background-color ${theme.duration.fast};

  ${focusRingInset}

  ${({ $ground }) => groundStyles[$ground]}

  @media (forced-colors: active) {
    &[aria-current='page'] {
      outline: 2px solid;
      outline-offset: -2px;
    }
  }
`

const Label = styled.span`
  flex: 1;
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`

const ICON_SIZE = 20

export interface NavLinkProps {
  item: NavItem
  /** The page that is shown now. */
  isCurrent: boolean
  /** What the menu stands on. @default 'chrome' */
  ground?: NavGround
  /** Called when the item is followed, so that a drawer can close. */
  onFollow?: (() => void) | undefined
}

/** One menu item: icon and label; an outside address is a real link to a new tab. */
export function NavLink({ item, isCurrent, ground = 'chrome', onFollow }: NavLinkProps) {
  const t = useText('shell')
  const link = useLink()
  const Icon = navIcons[item.id]
  const content = (
    <>
      <Icon size={ICON_SIZE} strokeWidth={1.75} aria-hidden />
      <Label data-nav-label="">{t(`nav.${item.id}`)}</Label>
    </>
  )
  if (item.isExternal)
    return (
      <Anchor $ground={ground} href={item.href} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
        {content}
        <ExternalLink size={14} aria-hidden data-nav-label="" />
        <VisuallyHidden>({t('nav.newTab')})</VisuallyHidden>
      </Anchor>
    )
  const { href, onClick } = link(item.href)
  return (
    <Anchor
      $ground={ground}
      href={href}
      aria-current={isCurrent ? 'page' : undefined}
      onClick={(event) => {
        onFollow?.()
        onClick?.(event)
      }}
    >
      {content}
    </Anchor>
  )
}
