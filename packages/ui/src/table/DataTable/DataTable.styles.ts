import { theme } from '@corrente/themes'
import styled, { css, keyframes } from 'styled-components'
import { focusRing, focusRingInset, tabularNumbers } from '../../foundations/index.ts'
import type { ColumnKind, TableDensity } from '../columns.ts'

export const Root = styled.div`
  display: grid;
  /* The table takes the width that it is given; its contents never widen it. */
  grid-template-columns: minmax(0, 1fr);
  min-inline-size: 0;
  /* Takes the corners of the card or panel that it fills. Clipping, unlike hiding, lets the heading stick to the page. */
  border-radius: inherit;
  overflow: clip;
  color: ${theme.fg.default};
`
/** A frame in place of the headings. */
const cards = css`
  overflow: clip;
  /* No border: it would change the width that decides. */
  outline: 1px solid ${theme.border.default};
  outline-offset: -1px;
  border-radius: ${theme.radius.m};
`
export const Scroller = styled.div<{ $scrolls: boolean; $isCards: boolean }>`
  min-inline-size: 0;
  ${({ $isCards }) => ($isCards ? cards : '')}
  ${({ $scrolls }) =>
    $scrolls
      ? css`
          block-size: calc(var(--block) * 1px);
          overflow: hidden auto;
          overscroll-behavior: contain;
          /* The browser's own anchoring would fight the rows that come and go. */
          overflow-anchor: none;
          scrollbar-gutter: stable;
        `
      : ''}
  ${focusRingInset}
`
export const Table = styled.table`
  inline-size: 100%;
  table-layout: fixed;
  border-collapse: separate;
  border-spacing: 0;
  font-size: ${theme.font.size[13]};
  line-height: ${theme.font.line.normal};
`

/** The columns' kinds, and the table's own: ticks and expanders. */
type CellKind = ColumnKind | 'own'

const kinds = {
  text: css`text-align: start; overflow-wrap: anywhere;`,
  number: css`text-align: end; overflow-wrap: normal; ${tabularNumbers}`,
  mark: css`text-align: center;`,
  own: css`padding-inline: 0; text-align: center;`,
} satisfies Record<CellKind, unknown>

export const HeadCell = styled.th<{ $kind: CellKind; $isHidden?: boolean }>`
  position: sticky;
  inset-block-start: var(--sticky, 0);
  z-index: ${theme.z.sticky};
  block-size: 2rem;
  padding: 0 ${theme.space[2]};
  border-block-end: 1px solid ${theme.border.default};
  background: ${theme.bg.inset};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.semibold};
  ${({ $kind }) => kinds[$kind]}
  overflow-wrap: anywhere;
  ${({ $isHidden }) => ($isHidden ? css`block-size: 0; padding: 0; border: 0;` : '')}
`
/** Two lines of a heading that may be any name. */
export const CutHeader = styled.span`
  display: -webkit-box;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
`
/** The arrow stands in the cell's padding: it takes no room from the word, nor moves it; the focus ring is around both. */
const ARROW = '14px'
const arrowAfter = css`
  padding-inline-end: ${ARROW};
  margin-inline-end: -${ARROW};
  svg { inset-inline-end: 0; }
`
const arrowSides = {
  text: arrowAfter,
  mark: arrowAfter,
  number: css`
    padding-inline-start: ${ARROW};
    margin-inline-start: -${ARROW};
    svg { inset-inline-start: 0; }
  `,
} satisfies Record<ColumnKind, unknown>

export const SortButton = styled.button<{ $kind: ColumnKind }>`
  position: relative;
  max-inline-size: calc(100% + ${ARROW});
  min-block-size: 28px;
  border-radius: ${theme.radius.s};
  font-weight: inherit;
  text-align: inherit;
  overflow-wrap: anywhere;
  ${({ $kind }) => arrowSides[$kind]}
  ${focusRing}

  &:hover {
    color: ${theme.fg.default};
  }

  [aria-sort] > & {
    color: ${theme.fg.default};
  }

  svg {
    position: absolute;
    inset-block-start: calc(50% - 7px);
    inline-size: ${ARROW};
    block-size: 14px;
    opacity: 0;
  }

  &:hover svg,
  &:focus-visible svg,
  [aria-sort] > & svg {
    opacity: 1;
  }
`

const densities = {
  comfortable: css`--cell-block: 5px; --row-block: 40px;`,
  compact: css`--cell-block: 2px; --row-block: 31px;`,
} satisfies Record<TableDensity, unknown>

export const ROW_TONES = ['neutral', 'muted', 'danger'] as const
/** danger: the row asks for attention (ALR-007, PAY-012); muted: it counts less than the others. */
export type RowTone = (typeof ROW_TONES)[number]

/**
 * The rows and cells of a table. One style for all of them, told apart by what they say of themselves: of a few hundred
 * cells, a styled element each costs more than what stands in them.
 */
export const Body = styled.tbody<{ $density: TableDensity }>`
  ${({ $density }) => densities[$density]}

  /* No key brings a row, or what stands in it, under the heading. */
  & :is(tr, a, button, input) {
    scroll-margin-block-start: 33px;
  }

  > tr[data-row] {
    background: ${theme.bg.surface};
    color: ${theme.fg.default};
    ${focusRingInset}

    &[data-press] {
      cursor: pointer;
    }

    &[data-tone='muted'] {
      color: ${theme.fg.muted};
    }

    &[data-tone='danger'] {
      color: ${theme.tone.danger.fg};
    }

    &:hover {
      background: ${theme.bg.hover};
    }

    &[aria-selected='true'] {
      background: ${theme.bg.selected};
    }
  }

  > tr > [data-cell] {
    block-size: var(--row-block);
    padding: var(--cell-block) ${theme.space[2]};
    border-block-end: 1px solid ${theme.border.default};
    font-weight: ${theme.font.weight.normal};
    vertical-align: middle;
  }
  ${Object.entries(kinds).map(
    ([kind, look]) => css`
    > tr > [data-cell='${kind}'] {
      ${look}
    }
  `,
  )}

  /* What is said below a name. */
  > tr > [data-cell] > [data-below] {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[2]};
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
  }

  /* The table's frame ends the last row. */
  > tr:last-child > * {
    border-block-end: 0;
  }
`

const appear = keyframes`
  from { opacity: 0; }
`
const pass = keyframes`
  from { inset-inline-start: -30%; }
  to { inset-inline-start: 100%; }
`
/** New rows are on their way, and those that are here stay readable: a line runs along the top. */
export const Refreshing = styled.div`
  position: relative;
  block-size: 2px;
  margin-block-end: -2px;
  overflow: hidden;
  z-index: ${theme.z.sticky};
  /* What comes within 150 ms changes nothing. */
  animation: ${appear} ${theme.duration.normal} 150ms backwards;

  &::before {
    content: '';
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 30%;
    background: ${theme.brand.mark};
    animation: ${pass} 1.2s linear infinite;
  }

  @media (prefers-reduced-motion: reduce) {
    &::before {
      inline-size: 100%;
      animation: none;
    }
  }
`

/** As high as the rows that are not drawn. */
export const Gap = styled.tr`
  block-size: calc(var(--gap) * 1px);

  > td {
    padding: 0;
  }
`
export const PanelCell = styled.td`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-block-end: 1px solid ${theme.border.default};
  background: ${theme.bg.inset};
`
export const Tick = styled.input`
  display: block;
  inline-size: 18px;
  block-size: 18px;
  margin: 3px auto;
  accent-color: ${theme.brand.mark};
  cursor: pointer;
  ${focusRing}

  &[aria-disabled='true'] {
    opacity: 0.45;
    cursor: not-allowed;
  }
`
/** The whole cell is the target, at least 24 px each way (WCAG 2.5.8). */
export const TickCell = styled.label`
  display: grid;
  min-block-size: 24px;
  align-content: center;
`

/** Below the rows, across the table: pages, sums. */
export const Foot = styled.div`
  padding: ${theme.space[2]} ${theme.space[3]};
  border-block-start: 1px solid ${theme.border.default};
`
