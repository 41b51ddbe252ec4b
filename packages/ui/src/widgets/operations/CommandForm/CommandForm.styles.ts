import { theme } from '@corrente/themes'
import styled, { css } from 'styled-components'

export const Fields = styled.div`
  display: grid;
  gap: ${theme.space[3]};
  max-inline-size: 560px;
`
/** It takes the focus, for the keyboard to go on from there: a region, so without a ring. */
const taking = css`
  scroll-margin-block: 64px ${theme.space[4]};
  outline: none;
`
export const Answered = styled.div`
  ${taking}
`
export const Form = styled.form`
  ${taking}
`
export const About = styled.p`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`
