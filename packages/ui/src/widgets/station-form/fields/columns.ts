import { theme } from '@corrente/themes'
import styled from 'styled-components'

/** Fields side by side where there is room, below each other where there is none. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  align-items: start;
  gap: ${theme.space[4]} ${theme.space[3]};
`

/** One thing below another. */
export const Rows = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  min-inline-size: 0;
`
