import { theme } from '@corrente/themes'
import { css } from 'styled-components'

/** The visible focus: 2 px of the tenant's ring colour, 2 px off the edge; system colour when colours are forced. */
export const focusRing = css`
  &:focus-visible {
    outline: 2px solid ${theme.focusRing};
    outline-offset: 2px;
  }
`

/** As `focusRing`, drawn inside the edge, for items that fill their container (rows, menu items). */
export const focusRingInset = css`
  &:focus-visible {
    outline: 2px solid ${theme.focusRing};
    outline-offset: -2px;
  }
`
