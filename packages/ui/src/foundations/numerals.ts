import { css } from 'styled-components'

/** Figures of one width, so that numbers stand in columns and a counter does not tremble. */
export const tabularNumbers = css`
  font-variant-numeric: tabular-nums lining-nums;
`
