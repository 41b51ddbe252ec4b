import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { tabularNumbers } from '../../foundations/index.ts'

export const BUBBLE_SIDES = ['top', 'above', 'below'] as const
/** At the top of the chart, or just above or below a place in it. */
export type BubbleSide = (typeof BUBBLE_SIDES)[number]

export interface BubbleProps {
  /** What the place stands for; written quietly. */
  title: string
  /** The middle of the place, CSS pixels from the chart's start. */
  x: number
  /** CSS pixels from the chart's top; without effect at the top. */
  y?: number
  /** The chart's width, CSS pixels: the bubble stays inside. */
  most: number
  /** Default: top. */
  side?: BubbleSide
  /** Paragraphs with the values. */
  children: ReactNode
}

const sides = {
  top: css`--down: 0px;`,
  above: css`--down: calc(var(--y) - 100% - 6px);`,
  below: css`--down: calc(var(--y) + 6px);`,
} satisfies Record<BubbleSide, unknown>

const Root = styled.div<{ $side: BubbleSide }>`
  position: absolute;
  z-index: 1;
  inset-block-start: 0;
  inset-inline-start: 0;
  inline-size: max-content;
  max-inline-size: min(280px, var(--most));
  padding: 4px 8px;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.s};
  background: ${theme.bg.raised};
  box-shadow: ${theme.shadow.overlay};
  color: ${theme.fg.default};
  font-size: ${theme.font.size[12]};
  overflow-wrap: anywhere;
  pointer-events: none;
  ${tabularNumbers}
  ${({ $side }) => sides[$side]}
  transform: translate(clamp(0px, calc(var(--x) - 50%), calc(var(--most) - 100%)), var(--down));

  & p {
    margin: 0;
    color: ${theme.fg.muted};
  }
  & p + p {
    color: inherit;
    font-weight: ${theme.font.weight.semibold};
  }
`

/** The values under pointer or cursor; what assistive technology reads is the cursor's own text. */
export function Bubble({ title, x, y = 0, most, side = 'top', children }: BubbleProps) {
  return (
    <Root
      $side={side}
      style={{ '--x': `${x}px`, '--y': `${y}px`, '--most': `${most}px` }}
      aria-hidden="true"
      data-chart-bubble=""
    >
      <p>{title}</p>
      {children}
    </Root>
  )
}
