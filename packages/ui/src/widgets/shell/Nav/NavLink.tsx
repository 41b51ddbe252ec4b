import { theme } from '@corrente/themes'
import { ExternalLink, Inbox, TriangleAlert } from 'lucide-react'
import { memo } from 'react'
import styled, { css } from 'styled-components'
import { focusRingInset, useLink, VisuallyHidden } from '../../../foundations/index.ts'
import { SIDEBAR_COLLAPSED, SIDEBAR_EXPANDED } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { countMark, countText } from '../countMark.ts'
import { navIcons } from './navIcons.ts'
import type { NavItem } from './navItem.ts'

const ICON_SIZE = 20
/** Between the bar's edge and the items. */
export const NAV_GUTTER = 8
/** Puts the icon into the middle of the folded bar. */
const NAV_INSET = (SIDEBAR_COLLAPSED - 1 - 2 * NAV_GUTTER - ICON_SIZE) / 2
/** What the grown bar leaves for a label. */
const NAV_LABEL = SIDEBAR_EXPANDED - 1 - 2 * NAV_GUTTER - NAV_INSET - ICON_SIZE - 12

/** As wide as it is high. */
const WAITING = 40

/** What the menu stands on: the sidebar's own colours, or those of a sheet. */
export const NAV_GROUNDS = ['chrome', 'sheet'] as const
export type NavGround = (typeof NAV_GROUNDS)[number]

export const navGrounds: Record<NavGround, ReturnType<typeof css>> = {
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

/** The line of an item, whatever pressing it does. */
export const navItem = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${theme.space[3]};
  /* Sixteen items and the pin stand whole in a window of 768. */
  min-block-size: 36px;
  padding-inline: ${NAV_INSET}px 0;
  border-radius: ${theme.radius.m};
  font-size: ${theme.font.size[14]};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.tight};
  text-decoration: none;
  transition: background-color ${theme.duration.fast};

  ${focusRingInset}
`
const Anchor = styled.a<{ $ground: NavGround }>`
  ${navItem}

  ${({ $ground }) => navGrounds[$ground]}

  @media (forced-colors: active) {
    /* The ring has the colour of what is chosen. */
    &[aria-current='page']:focus-visible {
      outline-color: HighlightText;
    }
  }
`

/**
 * In the sidebar the label has its full width from the start and is cut off by the bar, so that growing moves no letter
 * and a long label stands in two lines either way.
 */
const labelStyles: Record<NavGround, ReturnType<typeof css>> = {
  chrome: css`
    flex: none;
    inline-size: ${NAV_LABEL}px;
  `,
  sheet: css`
    flex: 1;
    min-inline-size: 0;
    padding-inline-end: ${theme.space[3]};
  `,
}

/** On the icon's corner, where the folded bar shows it too. */
const Count = styled.span`
  ${countMark}
  inset-block-start: 3px;
  inset-inline-start: ${NAV_INSET + ICON_SIZE / 2}px;
`

/** Beside the label, where the folded bar cuts it off; a press on the icon's corner is one on the item. */
const Waiting = styled.a<{ $ground: NavGround }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${NAV_INSET + ICON_SIZE + 12 + NAV_LABEL - WAITING}px;
  display: flex;
  align-items: center;
  justify-content: center;
  inline-size: ${WAITING}px;
  border-radius: ${theme.radius.m};

  ${focusRingInset}

  ${({ $ground }) => navGrounds[$ground]}
`

const Row = styled.div`
  position: relative;
`

const Label = styled.span<{ $ground: NavGround }>`
  display: flex;
  align-items: center;
  gap: 6px;
  ${({ $ground }) => labelStyles[$ground]}
`

export interface NavLinkProps {
  /** Where it goes; its name comes from the catalogue. */
  item: NavItem
  /** The page that is shown now. */
  isCurrent: boolean
  /** What the menu stands on. @default 'chrome' */
  ground?: NavGround
  /** Called when the item is followed, so that a drawer can close. */
  onFollow?: (() => void) | undefined
}

/**
 * One menu item: icon and label; an outside address is a real link to a new tab. Another page draws two of them again, not all.
 */
export const NavLink = memo(function NavLink(props: NavLinkProps) {
  const { item, ground = 'chrome', onFollow } = props
  const { count = 0, countHref } = item
  if (count === 0 || countHref === undefined) return <ItemLink {...props} />
  return (
    <Row>
      <ItemLink {...props} />
      <WaitingLink id={item.id} count={count} href={countHref} ground={ground} onFollow={onFollow} />
    </Row>
  )
})

/** How many cards wait in the inbox, or problems are open, and the way to that list in one press. */
function WaitingLink(props: {
  id: NavItem['id']
  count: number
  href: string
  ground: NavGround
  onFollow?: NavLinkProps['onFollow']
}) {
  const t = useText('shell')
  const { href, onClick } = useLink()(props.href)
  const isInbox = props.id === 'tags'
  const name = t(isInbox ? 'nav.unknownTags' : 'nav.problems', { count: props.count })
  const Icon = isInbox ? Inbox : TriangleAlert
  return (
    <Waiting
      $ground={props.ground}
      href={href}
      title={name}
      onClick={(event) => {
        props.onFollow?.()
        onClick?.(event)
      }}
    >
      <Icon size={16} aria-hidden />
      <VisuallyHidden>{name}</VisuallyHidden>
    </Waiting>
  )
}

function ItemLink({ item, isCurrent, ground = 'chrome', onFollow }: NavLinkProps) {
  const t = useText('shell')
  const link = useLink()
  const Icon = navIcons[item.id]
  const icon = <Icon size={ICON_SIZE} strokeWidth={1.75} aria-hidden />
  const label = t(`nav.${item.id}`)
  if (item.isExternal)
    return (
      <Anchor $ground={ground} href={item.href} target="_blank" rel="noopener noreferrer" onClick={onFollow}>
        {icon}
        <Label $ground={ground} data-nav-label="">
          {label}
          <ExternalLink size={14} aria-hidden />
          <VisuallyHidden> ({t('nav.newTab')})</VisuallyHidden>
        </Label>
      </Anchor>
    )
  const { href, onClick } = link(item.href)
  const { count = 0 } = item
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
      {icon}
      <Label $ground={ground} data-nav-label="">
        {label}
      </Label>
      {count > 0 && <Count aria-hidden>{countText(count)}</Count>}
    </Anchor>
  )
}
