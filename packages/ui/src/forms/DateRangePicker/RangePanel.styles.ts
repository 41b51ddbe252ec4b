import { theme } from '@corrente/themes'
import styled from 'styled-components'

/** Seven days of 36 px: fields and calendar end on one line. */
const WEEK = '252px'

export const Layout = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[4]};
  max-inline-size: 460px;

  @media (max-width: ${theme.breakpoint.tablet}px) {
    max-inline-size: ${WEEK};
  }
`
export const Presets = styled.div`
  display: flex;
  flex: 1 1 132px;
  flex-wrap: wrap;
  align-content: start;
  gap: ${theme.space[1]};
`
export const Preset = styled.button`
  flex: 1 1 120px;
  min-block-size: 32px;
  padding: 0 ${theme.space[2]};
  border-radius: ${theme.radius.s};
  font-size: ${theme.font.size[13]};
  text-align: start;

  &:hover {
    background: ${theme.bg.hover};
  }

  &:focus-visible {
    outline: 2px solid ${theme.focusRing};
  }

  &[aria-pressed='true'] {
    background: ${theme.bg.selected};
    font-weight: ${theme.font.weight.semibold};
  }
`
export const Custom = styled.form`
  display: grid;
  gap: ${theme.space[3]};
  flex: 0 1 ${WEEK};
  min-inline-size: 0;
`
export const Fields = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[2]};
`
export const Foot = styled.div`
  display: flex;
  justify-content: flex-end;
  gap: ${theme.space[2]};
`
export const Zone = styled.p`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
