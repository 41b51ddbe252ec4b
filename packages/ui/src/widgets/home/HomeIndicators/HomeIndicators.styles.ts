import { theme } from '@corrente/themes'
import styled, { css } from 'styled-components'

const GAP = theme.space[3]
/** Widths of the page's own content, not of the window: the sidebar takes its part. */
const WIDE = '1000px'
const MEDIUM = '600px'

export const Root = styled.section`
  container-type: inline-size;
  display: grid;
  /* As high as what stands beside it. */
  grid-template-rows: auto;
  grid-auto-rows: 1fr;
  gap: ${GAP};
  min-inline-size: 0;
`

export const NoteLine = styled.div`
  align-self: start;
  font-size: ${theme.font.size[12]};
  color: ${theme.fg.muted};

  &:not(:has(span > span)) {
    display: none;
  }
`

const line = css`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${GAP};

  @container (min-width: ${MEDIUM}) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

/** Four amounts in a line; two lines of two on a phone. */
export const Amounts = styled.div`
  ${line}

  & > * {
    /* As high as with its detail, which may take two lines, also while it is not there. */
    min-block-size: 108px;
  }
  @container (min-width: ${WIDE}) {
    & > * {
      min-block-size: 91px;
    }
  }
`

/** The stations, twice as wide as the cards beside it. */
export const People = styled.div`
  ${line}

  & > * {
    min-block-size: 106px;
  }
  & > :first-child {
    grid-column: span 2;
    min-block-size: 128px;
  }
  @container (min-width: ${WIDE}) {
    grid-auto-rows: minmax(132px, auto);
    grid-template-columns: minmax(0, 2.6fr) repeat(auto-fit, minmax(110px, 1fr));

    & > :first-child {
      grid-column: auto;
    }
  }
`

/** A line of text over a thin track that is filled by its share. */
export const Track = styled.span`
  display: grid;
  gap: 4px;
  min-block-size: 1.45em;

  &::after {
    content: '';
    block-size: 4px;
    border-radius: 2px;
    background: linear-gradient(${theme.status.available.mark} 0 0) no-repeat ${theme.bg.active};
    background-size: calc(var(--share) * 100%) 100%;
  }
`

/**
 * A column holds a mark, the longest word of a state in any language, and a count that can be pressed; counts below each
 * other are targets with 24 px of their own.
 */
export const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(130px, 100%), 1fr));
  gap: 6px 8px;
  margin: 0;
  font-size: ${theme.font.size[12]};

  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 2px;
  }
  & dt {
    min-inline-size: 0;
    color: ${theme.fg.muted};
  }
  & dd {
    margin: 0;
    white-space: nowrap;
    font-weight: ${theme.font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`
