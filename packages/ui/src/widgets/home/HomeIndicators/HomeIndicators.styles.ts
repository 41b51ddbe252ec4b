import { theme } from '@corrente/themes'
import styled, { css } from 'styled-components'

const GAP = theme.space[4]
/** Widths of the page's own content, not of the window: the sidebar takes its part. */
export const WIDE = '1080px'
export const MEDIUM = '600px'

export const Root = styled.section`
  container-type: inline-size;
  display: grid;
  gap: ${GAP};
  min-inline-size: 0;
`

export const NoteLine = styled.div`
  font-size: ${theme.font.size[12]};
  color: ${theme.fg.muted};

  &:not(:has(span > span)) {
    display: none;
  }
`

/** Four small cards and the stations, in lines without gaps at every width. */
export const People = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${GAP};

  & > * {
    display: grid;
  }
  & > :last-child {
    grid-column: span 2;
    /* As high as with its counts, also while they are not there. */
    min-block-size: 136px;
  }
  @container (min-width: ${MEDIUM}) {
    grid-template-columns: repeat(4, minmax(0, 1fr));

    & > :last-child {
      grid-column: span 4;
    }
  }
  @container (min-width: ${WIDE}) {
    grid-template-columns: repeat(4, minmax(0, 1fr)) minmax(0, 2.2fr);

    & > :last-child {
      grid-column: auto;
    }
  }
`

const withCosts = css`
  @container (min-width: ${MEDIUM}) {
    grid-template-columns: repeat(6, minmax(0, 1fr));

    & > * {
      grid-column: span 2;
    }
    & > :nth-child(n + 4) {
      grid-column: span 3;
    }
  }
  @container (min-width: ${WIDE}) {
    grid-template-columns: repeat(5, minmax(0, 1fr));

    & > :nth-child(n) {
      grid-column: auto;
    }
  }
`
const withoutCosts = css`
  @container (min-width: ${MEDIUM}) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

/** The long numbers: each gets the room of its unit. */
export const Amounts = styled.div<{ $hasCosts: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${GAP};

  & > * {
    display: grid;
    /* As high as with the trees' track, also while it is not there. */
    min-block-size: 121px;
  }
  ${({ $hasCosts }) => ($hasCosts ? withCosts : withoutCosts)}
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

export const Counts = styled.dl`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(160px, 100%), 1fr));
  gap: 4px 16px;
  margin: 0;
  font-size: ${theme.font.size[12]};

  & > div {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
  }
  & dt {
    min-inline-size: 0;
    color: ${theme.fg.muted};
  }
  & dd {
    margin: 0;
    font-weight: ${theme.font.weight.semibold};
    font-variant-numeric: tabular-nums;
  }
`
