import { theme } from '@corrente/themes'
import styled, { createGlobalStyle, css } from 'styled-components'
import { HEADER_HEIGHT } from '../../layout/index.ts'

/** On a phone a list's search stays below the header while the rows pass under it. */
export const stickyOnPhone = css`
  @media (width < ${theme.breakpoint.tablet}px) {
    position: sticky;
    inset-block-start: ${HEADER_HEIGHT}px;
    z-index: ${theme.z.sticky};
    /* No row shows at its edges. */
    padding: ${theme.space[1]};
    margin: calc(-1 * ${theme.space[1]});
    background: ${theme.bg.page};
  }
`

/** What the keyboard goes back to is never hidden behind the search (WCAG 2.4.11). */
export const RoomForSearch = createGlobalStyle`
  @media (width < ${theme.breakpoint.tablet}px) {
    :root {
      scroll-padding-block-start: ${HEADER_HEIGHT + 52}px;
    }
  }
`

/** The search of a list that has no other filters beside it. */
export const ListSearch = styled.div`
  max-inline-size: 360px;
  ${stickyOnPhone}

  @media (width < ${theme.breakpoint.tablet}px) {
    max-inline-size: none;
  }
`
