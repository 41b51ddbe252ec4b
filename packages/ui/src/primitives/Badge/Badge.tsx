import { TONES, theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { softTones } from '../../foundations/index.ts'

export const BADGE_TONES = TONES
export type BadgeTone = (typeof BADGE_TONES)[number]

export interface BadgeProps {
  /** What it means. Default: neutral, also for values that the product does not know. */
  tone?: BadgeTone
  /** A shape that tells the meaning without the colour. */
  icon?: ReactNode
  /** One or two words. */
  children: ReactNode
}

const Root = styled.span<{ $tone: BadgeTone }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[1]};
  max-inline-size: 100%;
  min-block-size: 20px;
  padding: 0 6px;
  border: 1px solid;
  border-radius: ${theme.radius.s};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.normal};
  overflow-wrap: anywhere;
  ${({ $tone }) => softTones[$tone]}

  svg {
    inline-size: 12px;
    block-size: 12px;
  }
`

/** A small state or kind beside the thing that it tells about. Not a button. */
export function Badge({ tone = 'neutral', icon, children }: BadgeProps) {
  return (
    <Root $tone={tone} translate="no">
      {icon}
      {children}
    </Root>
  )
}
