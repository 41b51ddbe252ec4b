import { theme } from '@corrente/themes'
import styled, { css, type Interpolation } from 'styled-components'
import { stickyOnPhone } from '../sticky.styles.ts'

/** A phone, or a drawer: the search takes the line, and the questions run sideways. */
const narrow = '(max-width: 559px)'
const roomy = '(min-width: 840px)'
const onPhone = `(width < ${theme.breakpoint.tablet}px)`
/** A narrow container, and a phone, where there is none: there the parts are the page's own, so that the search can stick. */
const onNarrow = (look: Interpolation<object>) => css`
  @container ${narrow} {
    ${look}
  }
  @media ${onPhone} {
    ${look}
  }
`

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  container-type: inline-size;

  @media ${onPhone} {
    &[data-sticks] {
      display: contents;
    }
  }
`
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: ${theme.space[2]};
  min-inline-size: 0;

  @media ${onPhone} {
    [data-sticks] > & {
      display: contents;
    }
  }
`
/** The search and the way to the other fields: on a phone one line of their own, which stays in sight. */
export const First = styled.div`
  display: contents;

  [data-sticks] & {
    ${stickyOnPhone}

    @media ${onPhone} {
      display: flex;
      align-items: flex-start;
      gap: ${theme.space[2]};
      /* What a field keeps below itself for its error. */
      margin-block-end: calc(-2 * ${theme.space[1]});
    }
  }
`
/** It gives way to the questions beside it, so that a live count of one digit more does not put them on a line of their own. */
export const Search = styled.div`
  flex: 1 1 200px;
  min-inline-size: 0;
  max-inline-size: 300px;

  ${onNarrow(css`
    flex: 1 1 140px;
    max-inline-size: none;
  `)}
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

  ${onNarrow(css`
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

    /* Heavier than one class: a cluster inside wraps by a rule of that weight, and the one loaded last would win. */
    && * {
      flex-wrap: nowrap;
      white-space: nowrap;
    }

    > * {
      flex: none;
    }
  `)}
  /* It is an item of the page's column there. */
  @media ${onPhone} {
    [data-sticks] & {
      flex: none;
      /* Its fields have no error below either. */
      margin-block-end: calc(-3px - ${theme.space[1]});
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
