import { theme } from '@corrente/themes'
import { css } from 'styled-components'

/** A list of cards, or of what is done with one: a line for each, whose parts wrap where they have no room. */
export const cardLines = css`
  display: grid;
  gap: ${theme.space[3]};
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;

  li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[1]} ${theme.space[2]};
  }
`
