import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'

export const CARD_PADDINGS = ['none', 'small', 'medium'] as const
/** 0, 12 or 16 px. */
export type CardPadding = (typeof CARD_PADDINGS)[number]

export interface CardProps {
  /** Default: medium. */
  padding?: CardPadding
  /** What belongs together. */
  children: ReactNode
}

const paddings = {
  none: css`padding: 0;`,
  small: css`padding: ${theme.space[3]};`,
  medium: css`padding: ${theme.space[4]};`,
} satisfies Record<CardPadding, unknown>

const Root = styled.div<{ $padding: CardPadding }>`
  min-inline-size: 0;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.l};
  background: ${theme.bg.surface};
  color: ${theme.fg.default};
  box-shadow: ${theme.shadow.raised};
  ${({ $padding }) => paddings[$padding]}
`

/** A surface that holds things together. With a heading, use `Panel`. */
export function Card({ padding = 'medium', children }: CardProps) {
  return <Root $padding={padding}>{children}</Root>
}
