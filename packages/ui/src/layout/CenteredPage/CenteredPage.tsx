import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'

/** `form` for one column of fields, `text` for a readable measure of prose. */
export const CENTERED_WIDTHS = ['form', 'text'] as const
export type CenteredWidth = (typeof CENTERED_WIDTHS)[number]

const widthStyles: Record<CenteredWidth, string> = { form: '400px', text: '720px' }

const Area = styled.div<{ $isTop: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  flex: 1;
  place-items: ${({ $isTop }) => ($isTop ? 'start center' : 'center')};
  inline-size: 100%;
  padding: ${theme.space[6]} ${theme.space[4]};

  @media (width >= ${theme.breakpoint.tablet}px) {
    padding: ${theme.space[12]} ${theme.space[6]};
  }
`

const Column = styled.div<{ $width: CenteredWidth }>`
  inline-size: 100%;
  max-inline-size: ${({ $width }) => widthStyles[$width]};
`

export interface CenteredPageProps {
  /** How wide the column may grow. @default 'form' */
  width?: CenteredWidth
  /** Stands at the upper edge, so that what comes below moves nothing above it. @default false */
  isTop?: boolean
  /** The column. */
  children: ReactNode
}

/** One column in the middle of the room that its parent (a flex column) gives it: messages, short forms. */
export function CenteredPage({ width = 'form', isTop = false, children }: CenteredPageProps) {
  return (
    <Area $isTop={isTop}>
      <Column $width={width}>{children}</Column>
    </Area>
  )
}
