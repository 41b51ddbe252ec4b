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
/** What has no label above and no error below stands on the line of the fields: a switch, a button. */
export const BesideField = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${theme.size.control};
  /* A field keeps as much below itself for its error. */
  margin-block-end: ${theme.space[1]};

  > button {
    flex: 1;
  }
`
export const Fold = styled(BesideField)`
  display: none;

  @container ${narrow} {
    display: flex;
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
