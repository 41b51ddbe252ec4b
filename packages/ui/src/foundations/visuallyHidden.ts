import styled, { css } from 'styled-components'

/** Hides from sight, keeps for assistive technology. */
export const visuallyHidden = css`
  position: absolute;
  inline-size: 1px;
  block-size: 1px;
  margin: -1px;
  padding: 0;
  overflow: hidden;
  border: 0;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** A text that only assistive technology gets. */
export const VisuallyHidden = styled.span`
  ${visuallyHidden}
`
