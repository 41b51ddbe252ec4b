import { theme } from '@corrente/themes'
import styled from 'styled-components'

export const Filters = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[3]};
`
/** A field whose list is still on its way. */
export const Waiting = styled.div`
  position: relative;
  min-inline-size: 0;
  /* As much below as a field keeps for its error. */
  margin-block-end: ${theme.space[1]};
`
export const Turning = styled.span`
  position: absolute;
  inset-block-end: ${theme.space[3]};
  inset-inline-end: ${theme.space[3]};
`
