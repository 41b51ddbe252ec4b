import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { MISSING } from '../../foundations/index.ts'

export interface TwoLinesProps {
  /** What the cell is about. */
  children: ReactNode
  /** What it is told apart by; nothing: one line. */
  below?: ReactNode
  /** A card of a phone: a line goes on below instead of being cut. */
  wraps?: boolean
  /** All of it in words, where a line may be cut. */
  title?: string | undefined
}

const Root = styled.span`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  line-height: ${theme.font.line.tight};
`
const Line = styled.span`
  display: block;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-wraps] > & {
    white-space: normal;
    overflow-wrap: anywhere;
  }
`
const Below = styled(Line)`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.normal};
`

/** The word of a badge that its cell cuts at the end instead of breaking it. */
export const BadgeText = styled(Line)`
  min-inline-size: 0;
`

/** The same of several words: they go on in a second line, which a row of two lines has room for. */
export const BadgeLines = styled.span`
  display: -webkit-box;
  min-inline-size: 0;
  overflow: hidden;
  line-height: ${theme.font.line.tight};
  white-space: normal;
  overflow-wrap: break-word;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`

/** A cell of at most two lines, each cut at its end: a row keeps its height whatever a name is. */
export function TwoLines({ children, below, wraps = false, title }: TwoLinesProps) {
  return (
    <Root title={title} data-wraps={wraps || undefined}>
      <Line>{children === undefined || children === false || children === '' ? MISSING : children}</Line>
      {below !== undefined && below !== null && below !== false && <Below>{below}</Below>}
    </Root>
  )
}
