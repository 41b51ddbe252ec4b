import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { tabularNumbers } from '../../foundations/index.ts'

/**
 * The time where the page is too narrow for a column of times: an alert without its time says little. The width is that
 * of a page whose table has no room for its third column of 138 px (`minInlineSize`).
 */
export const NarrowMoment = styled.small`
  display: none;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.normal};
  ${tabularNumbers}

  @media (max-width: 517px) {
    display: block;
  }
`
