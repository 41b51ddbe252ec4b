import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { focusRing, tabularNumbers } from '../../../foundations/index.ts'

export const Bars = styled.div`
  display: grid;
`
/** A day as a thin bar, as high as a finger needs. */
export const BarButton = styled.button`
  display: grid;
  grid-template-columns: 40px minmax(0, 1fr);
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 44px;
  padding: 0 ${theme.space[2]};
  border: 1px solid transparent;
  border-radius: ${theme.radius.m};
  color: ${theme.fg.default};
  font-size: ${theme.font.size[13]};
  text-align: start;
  ${focusRing}

  &[aria-pressed='true'] {
    border-color: ${theme.border.strong};
    background: ${theme.bg.active};
    font-weight: ${theme.font.weight.medium};
  }
`
export const Bar = styled.span<{ $size: number }>`
  position: relative;
  display: block;
  block-size: ${({ $size }) => $size}px;
  overflow: clip;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.s};
  background: ${theme.bg.surface};
`
export const Piece = styled.span`
  position: absolute;
  inset-block: 0;

  &[data-block] {
    border: 1px solid ${theme.border.strong};
  }
  &[data-draft] {
    border: 2px dashed ${theme.border.strong};
  }
  &[data-dim] {
    opacity: 0.3;
  }
`
/** The hours below the bar of the chosen day. */
export const Scale = styled.div`
  display: flex;
  justify-content: space-between;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  ${tabularNumbers}
`
export const OneDay = styled.section`
  display: grid;
  gap: ${theme.space[3]};
  padding-block-start: ${theme.space[3]};
  border-block-start: 1px solid ${theme.border.default};
`
export const DayTitle = styled.h3`
  font-size: ${theme.font.size[16]};
  font-weight: ${theme.font.weight.medium};
`
export const Cards = styled.ul`
  display: grid;
  gap: ${theme.space[2]};
  padding: 0;
  list-style: none;
`
export const Card = styled.li`
  display: grid;
  gap: ${theme.space[2]};
  padding: ${theme.space[3]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}
`
export const CardLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
`
export const Times = styled.div`
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: ${theme.space[2]};
`
export const Price = styled.span`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  overflow-wrap: anywhere;
`
export const Swatch = styled.span`
  flex: none;
  inline-size: 16px;
  block-size: 16px;
  border: 1px solid ${theme.border.strong};
  border-radius: ${theme.radius.s};
`
