import { theme } from '@corrente/themes'
import styled from 'styled-components'

/** Fields side by side where there is room. */
export const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(220px, 100%), 1fr));
  gap: ${theme.space[3]};
`
