import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { GRID_COLUMNS, type GridSpan, spanOf } from './gridSpan.ts'

const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(${GRID_COLUMNS}, minmax(0, 1fr));
  gap: ${theme.space[3]};

  @media (width >= ${theme.breakpoint.tablet}px) {
    gap: ${theme.space[4]};
  }
`

const Cell = styled.div`
  display: grid;
  grid-column: span var(--span);
  min-inline-size: 0;

  @media (width >= ${theme.breakpoint.tablet}px) {
    grid-column: span var(--span-tablet);
  }

  @media (width >= ${theme.breakpoint.desktop}px) {
    grid-column: span var(--span-desktop);
  }

  @media (width >= ${theme.breakpoint.wide}px) {
    grid-column: span var(--span-wide);
  }
`

export interface GridProps {
  /** `GridItem`s. */
  children: ReactNode
}

/** Twelve columns; the gap is 12 px on a phone and 16 px above. */
export function Grid({ children }: GridProps) {
  return <Columns>{children}</Columns>
}

export interface GridItemProps {
  /** How many of the 12 columns it takes, for all widths or per width: `{ base: 12, desktop: 4 }`. @default 12 */
  span?: GridSpan
  /** One child, which fills the cell's height, so that neighbours end on one line. */
  children: ReactNode
}

/** A cell of a `Grid`. */
export function GridItem({ span = GRID_COLUMNS, children }: GridItemProps) {
  const columns = spanOf(span)
  const style = {
    '--span': columns.base,
    '--span-tablet': columns.tablet,
    '--span-desktop': columns.desktop,
    '--span-wide': columns.wide,
  }
  return <Cell style={style}>{children}</Cell>
}
