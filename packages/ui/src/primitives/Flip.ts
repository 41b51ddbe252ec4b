import styled from 'styled-components'

/** An arrow that points along the text, whichever way that runs. */
export const Flip = styled.svg`
  &:dir(rtl) {
    transform: scaleX(-1);
  }
`
