import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { focusRing, tabularNumbers } from '../../../foundations/index.ts'

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`
/** Wider than a phone: it is pushed sideways there. */
export const Months = styled.div`
  display: grid;
  gap: 2px;
  overflow-x: auto;
  overscroll-behavior-x: contain;
  padding: 3px;
  user-select: none;
`
export const Month = styled.div`
  display: grid;
  grid-template-columns: 72px repeat(31, minmax(24px, 1fr));
  min-inline-size: 820px;
`
export const MonthName = styled.div`
  position: sticky;
  inset-inline-start: -3px;
  z-index: 1;
  display: flex;
  align-items: center;
  background: ${theme.bg.surface};
  font-size: ${theme.font.size[12]};
`
export const Day = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  block-size: 1.5rem;
  border-block: 1px solid ${theme.border.default};
  font-size: ${theme.font.size[12]};
  cursor: pointer;
  ${tabularNumbers}

  &[data-weekend] {
    background: ${theme.bg.inset};
  }
  &[data-past] {
    background: none;
    color: ${theme.fg.muted};
    cursor: default;
  }
  /* The cheapest price is pale, and free has no fill: a line tells that the day has its own. */
  &[data-exception] {
    border-block: 2px solid ${theme.fg.muted};
    font-weight: ${theme.font.weight.medium};
  }
  &[data-off] {
    text-decoration: line-through;
  }
  &[data-today] {
    outline: 2px solid ${theme.border.strong};
    outline-offset: -2px;
    font-weight: ${theme.font.weight.medium};
  }
  &[data-holiday]::after {
    content: '';
    position: absolute;
    inset-block-start: 2px;
    inset-inline-end: 2px;
    inline-size: 4px;
    block-size: 4px;
    border-radius: 50%;
    background: currentcolor;
  }
  &[aria-selected='true'] {
    box-shadow: inset 0 0 0 2px ${theme.fg.default};
  }
  ${focusRing}
`
export const Quiet = styled.p`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
