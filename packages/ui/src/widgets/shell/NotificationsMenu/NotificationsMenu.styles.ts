import { theme } from '@corrente/themes'
import styled, { css } from 'styled-components'
import { tabularNumbers } from '../../../foundations/index.ts'
import { countMark } from '../countMark.ts'

export const Trigger = styled.span`
  position: relative;
  display: inline-flex;
`

/** Lies on the bell's corner; the button's own name says the number to assistive technology. */
export const Count = styled.span`
  ${countMark}
  inset-block-start: 1px;
  inset-inline-end: -1px;
`

export const Panel = styled.div`
  display: flex;
  flex-direction: column;
  inline-size: min(400px, calc(100vw - 16px));
  max-block-size: min(560px, var(--radix-popover-content-available-height, 560px));
`

export const Head = styled.div`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-block-end: 1px solid ${theme.border.default};
`

export const Heading = styled.h2`
  font-size: ${theme.font.size[14]};
`

export const Scope = styled.p`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`

export const Scroll = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;

  &:focus-visible {
    outline: 2px solid ${theme.focusRing};
    outline-offset: -2px;
  }
`

export const Note = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  padding: ${theme.space[2]} ${theme.space[4]};
  border-block-end: 1px solid ${theme.border.default};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`

export const Foot = styled.div`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-block-start: 1px solid ${theme.border.default};
  font-size: ${theme.font.size[13]};
`

export const Rows = styled.ul``

export const Row = styled.li`
  display: grid;
  grid-template-columns: 28px minmax(0, 1fr) auto;
  gap: 0 ${theme.space[3]};
  align-items: start;
  padding: ${theme.space[3]} ${theme.space[4]};

  & + & {
    border-block-start: 1px solid ${theme.border.default};
  }
`

export const RowIcon = styled.span`
  padding-block-start: 1px;
`

export const RowText = styled.div`
  min-inline-size: 0;
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;
`

/** A few lines of whatever a station is called; all of it stays there for assistive technology. */
const atMostLines = (lines: 2 | 3) => css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: ${lines};
`

export const RowTitle = styled.p`
  ${atMostLines(2)}
  font-weight: ${theme.font.weight.semibold};
`

export const RowDetail = styled.p`
  ${atMostLines(3)}
  color: ${theme.fg.muted};
`

export const RowEnd = styled.div`
  ${tabularNumbers}
  display: grid;
  justify-items: end;
  gap: ${theme.space[1]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  white-space: nowrap;
`

/** A filled dot; its meaning is also a hidden word. */
export const NewDot = styled.span`
  display: block;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  background: ${theme.brand.mark};
`

export const SkeletonRoom = styled.div`
  padding: ${theme.space[4]};
`
