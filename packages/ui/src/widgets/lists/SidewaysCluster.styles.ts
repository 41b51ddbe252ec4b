import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { Cluster } from '../../layout/index.ts'

/** A cluster that on a phone is one line and runs sideways: the rows of a list are what its page is for. */
export const SidewaysCluster = styled(Cluster)`
  @media (width < ${theme.breakpoint.tablet}px) {
    flex-wrap: nowrap;
    max-inline-size: calc(100% + 6px);
    /* The focus ring of its buttons is not cut. */
    padding: 3px;
    margin: -3px;
    overflow-x: auto;
    scrollbar-width: none;

    & > * {
      flex: none;
    }
  }
`
