import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { tabularNumbers } from '../../foundations/index.ts'

/** What a drawing, its cursor and its bubble stand on: the focus ring goes around the whole, as high as `--block`. */
export const Surface = styled.div`
  position: relative;
  /* An axis runs from left to right on every page; its labels, its cursor and its bubble stand by it. */
  direction: ltr;
  min-inline-size: 0;
  block-size: var(--block);
  border-radius: ${theme.radius.s};
  touch-action: pan-y;

  &:has(input:focus-visible) {
    outline: 2px solid ${theme.focusRing};
    outline-offset: 2px;
  }
  & svg {
    display: block;
    overflow: visible;
    ${tabularNumbers}
  }
`
