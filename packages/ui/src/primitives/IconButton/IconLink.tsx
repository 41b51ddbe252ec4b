import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useLink, useRowTab } from '../../foundations/index.ts'
import { Tooltip, type TooltipSide } from '../Tooltip/Tooltip.tsx'
import { type IconButtonLook, type IconButtonSize, iconButtonLook } from './IconButton.styles.ts'

export interface IconLinkProps {
  /** A path of the product. */
  href: string
  /** Where it goes; the accessible name and the tooltip. */
  label: string
  /** The icon, 16-20 px, drawn with `currentcolor`. */
  icon: ReactNode
  /** Default: medium. */
  size?: IconButtonSize
  /** `chrome`: on the header's colour. Default: plain. */
  tone?: 'plain' | 'chrome'
  /** Where the tooltip opens. Default: above. */
  tooltipSide?: TooltipSide
}

const Anchor = styled.a<IconButtonLook>`
  ${iconButtonLook}
`

/** A link of one icon, for the end of a row: goes to another page of the product. */
export function IconLink({
  href,
  label,
  icon,
  size = 'medium',
  tone = 'plain',
  tooltipSide = 'above',
}: IconLinkProps) {
  const link = useLink()
  const rowTab = useRowTab()
  return (
    <Tooltip text={label} isLabel side={tooltipSide}>
      <Anchor {...link(href)} tabIndex={rowTab} $size={size} $tone={tone} aria-label={label}>
        {icon}
      </Anchor>
    </Tooltip>
  )
}
