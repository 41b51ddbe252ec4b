import { theme } from '@corrente/themes'
import styled from 'styled-components'

/** Where the fields would fill the first screen, they fold behind a button. */
const narrow = '(max-width: 559px)'

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  min-inline-size: 0;
  container-type: inline-size;
`
export const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
export const Fields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
  align-items: end;
  gap: ${theme.space[3]};

  @container ${narrow} {
    grid-template-columns: minmax(0, 1fr) auto;
  }
`
/** The search has the room of two. */
export const Search = styled.div`
  grid-column: span 2;

  @container ${narrow} {
    grid-column: auto;
  }
`
export const Fold = styled.div`
  display: none;

  @container ${narrow} {
    display: block;
  }
`
/** How many are on, on the button. */
export const Count = styled.strong`
  font-variant-numeric: tabular-nums;
`
/** The fields stand in the grid with the search; in a narrow list in rows of their own, if at all. */
export const Folded = styled.div`
  display: contents;

  @container ${narrow} {
    display: none;
    grid-column: 1 / -1;

    &[data-open='true'] {
      display: grid;
      gap: ${theme.space[3]};
    }
  }
`
/** It stands while it is empty too: the focus goes there after the last chip. */
export const Active = styled.div`
  &:not(:has([data-filter])) {
    margin-block-start: calc(-1 * ${theme.space[3]});
  }
`
