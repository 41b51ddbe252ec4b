import { theme } from '@corrente/themes'
import { css } from 'styled-components'

/**
 * For a line of controls: a first button without a frame begins where a text above it begins, as its own room is not seen. Where
 * the line stands at the end of a title nothing moves.
 */
export const flushGhost = css`
  > [data-frameless='medium']:first-child {
    margin-inline-start: calc(-1px - ${theme.space[4]});
  }

  > [data-frameless='small']:first-child {
    margin-inline-start: calc(-1px - ${theme.space[3]});
  }
`
