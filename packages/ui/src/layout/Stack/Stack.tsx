import type { ReactNode } from 'react'
import styled from 'styled-components'
import { type Gap, gapStyles } from './gaps.ts'

/** Where children stand across the direction in which they are laid. */
export const ALIGNMENTS = ['start', 'center', 'end', 'stretch', 'baseline'] as const
export type Alignment = (typeof ALIGNMENTS)[number]

/** How children share the room along the direction in which they are laid. */
export const DISTRIBUTIONS = ['start', 'center', 'end', 'between'] as const
export type Distribution = (typeof DISTRIBUTIONS)[number]

const distributionStyles: Record<Distribution, string> = {
  start: 'flex-start',
  center: 'center',
  end: 'flex-end',
  between: 'space-between',
}

interface BoxProps {
  $gap: Gap
  $align: Alignment
}

const Column = styled.div<BoxProps>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => gapStyles[$gap]};
  align-items: ${({ $align }) => $align};
  min-inline-size: 0;
`

const Row = styled.div<BoxProps & { $justify: Distribution; $wraps: boolean }>`
  display: flex;
  flex-wrap: ${({ $wraps }) => ($wraps ? 'wrap' : 'nowrap')};
  gap: ${({ $gap }) => gapStyles[$gap]};
  align-items: ${({ $align }) => $align};
  justify-content: ${({ $justify }) => distributionStyles[$justify]};
  min-inline-size: 0;
`

export interface StackProps {
  /** Distance between children, in steps of 4 px. @default 4 */
  gap?: Gap
  /** Where children stand across. @default 'stretch' */
  align?: Alignment
  /** What stands one below another. */
  children: ReactNode
}

/** Children one below another. */
export function Stack({ gap = 4, align = 'stretch', children }: StackProps) {
  return (
    <Column $gap={gap} $align={align}>
      {children}
    </Column>
  )
}

export interface InlineProps {
  /** Distance between children, in steps of 4 px. @default 2 */
  gap?: Gap
  /** Where children stand across. @default 'center' */
  align?: Alignment
  /** How children share the line. @default 'start' */
  justify?: Distribution
  /** Whether children go on to a next line. @default true */
  wraps?: boolean
  /** What stands in the line. */
  children: ReactNode
}

/** Children in a line, in reading direction. */
export function Inline({
  gap = 2,
  align = 'center',
  justify = 'start',
  wraps = true,
  children,
}: InlineProps) {
  return (
    <Row $gap={gap} $align={align} $justify={justify} $wraps={wraps}>
      {children}
    </Row>
  )
}
