import { theme } from '@corrente/themes'
import styled from 'styled-components'

/** A phone, or a drawer: the search takes the line, and the questions run sideways. */
const narrow = '(max-width: 559px)'
const roomy = '(min-width: 840px)'

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  container-type: inline-size;
`
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`
export const Search = styled.div`
  flex: 0 1 300px;
  min-inline-size: 0;

  @container ${narrow} {
    flex: 1 1 140px;
  }
`
/** What has no label above and no error below stands on the line of the search: a switch, a button. */
export const InSight = styled.div`
  display: flex;
  align-items: center;
  min-block-size: ${theme.size.control};
`
export const Fold = styled(InSight)`
  @container ${roomy} {
    &[data-inline='true'] {
      display: none;
    }
  }
`
/** The same among the folded fields, whose labels stand above. */
export const BesideField = styled(InSight)`
  /* A field keeps as much below itself for its error. */
  margin-block-end: ${theme.space[1]};

  > button {
    flex: 1;
  }
`
/** On the line with the search where there is room; a narrow list has them on one line that runs sideways. */
export const Strip = styled.div`
  display: contents;

  @container ${narrow} {
    display: flex;
    /* Beside a search and its button there is no room for it, beside the button alone there is. */
    flex: 1 1 60%;
    gap: ${theme.space[2]};
    min-inline-size: 0;
    overflow-x: auto;
    /* The focus ring of its buttons is not cut. */
    padding: 3px;
    margin: -3px;
    scrollbar-width: none;

    * {
      flex-wrap: nowrap;
      white-space: nowrap;
    }

    > * {
      flex: none;
    }
  }
`
export const Quick = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  min-block-size: ${theme.size.control};
`
/** How many are on, on the button. */
export const Count = styled.strong`
  font-variant-numeric: tabular-nums;
`
export const Folded = styled.div`
  display: none;

  &[data-open='true'] {
    display: grid;
    flex: 1 1 100%;
    grid-template-columns: repeat(auto-fit, minmax(min(180px, 100%), 1fr));
    align-items: end;
    gap: ${theme.space[3]};
    padding: ${theme.space[3]};
    border: 1px solid ${theme.border.default};
    border-radius: ${theme.radius.m};
    background: ${theme.bg.surface};
  }

  @container ${roomy} {
    &[data-inline='true'] {
      display: contents;

      > * {
        flex: 0 1 200px;
      }
    }
  }
`
/** It stands while it is empty too: the focus goes there after the last chip. */
export const Active = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  min-block-size: ${theme.size.control};

  &:not(:has([data-filter])) {
    position: absolute;
  }
`
