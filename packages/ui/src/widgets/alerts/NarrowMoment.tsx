import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { tabularNumbers } from '../../foundations/index.ts'

/** The time where the page is too narrow for a column of times: an alert without its time says little. */
export const NarrowMoment = styled.small`
  display: none;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.normal};
  ${tabularNumbers}

  @media (max-width: 520px) {
    display: block;
  }
`
