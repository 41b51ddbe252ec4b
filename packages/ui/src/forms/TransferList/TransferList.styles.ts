import { theme } from '@corrente/themes'
import styled from 'styled-components'

/** Side by side where both find room, else one below the other. */
export const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  min-inline-size: 0;

  > * {
    flex: 1 1 260px;
    min-inline-size: 0;
  }
`
export const Side = styled.fieldset`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]};
  border: 1px solid ${theme.border.strong};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.surface};
`
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 ${theme.space[2]};
`
export const Title = styled.h3`
  font-size: ${theme.font.size[13]};
`
export const Count = styled.span`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
export const Body = styled.div`
  position: relative;
  display: grid;
  min-inline-size: 0;
`
export const Nothing = styled.p`
  position: absolute;
  inset-block-start: 0;
  inset-inline: 0;
  padding: ${theme.space[3]};
  color: ${theme.fg.muted};
`
export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]};
`
