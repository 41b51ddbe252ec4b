import { theme } from '@corrente/themes'
import styled, { css } from 'styled-components'
import { CONTENT_MAX, HEADER_HEIGHT, SIDEBAR_COLLAPSED, SIDEBAR_EXPANDED } from '../shellMeasures.ts'

export const Frame = styled.div`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: ${theme.bg.page};
  color: ${theme.fg.default};
`

export const HeaderSlot = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: ${theme.z.chrome};
  block-size: ${HEADER_HEIGHT}px;
`

/** Out of the flow: growing from 80 to 240 px covers the page's edge and moves nothing (SHL-009, SHL-010). */
export const SidebarSlot = styled.div`
  display: none;

  @media (width >= ${theme.breakpoint.desktop}px) {
    display: block;
    position: fixed;
    inset-block: ${HEADER_HEIGHT}px 0;
    inset-inline-start: 0;
    z-index: ${theme.z.chrome};
  }
`

const roomForSidebar = css`
  @media (width >= ${theme.breakpoint.desktop}px) {
    padding-inline-start: ${SIDEBAR_COLLAPSED}px;

    ${SidebarSlot}:has([data-pinned]) + & {
      padding-inline-start: ${SIDEBAR_EXPANDED}px;
    }
  }
`

export const Body = styled.div<{ $hasSidebar: boolean }>`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
  ${({ $hasSidebar }) => $hasSidebar && roomForSidebar}
`

/** Isolated: what a page stacks inside itself never rises above the header and the menu. */
export const Main = styled.main`
  flex: 1;
  inline-size: 100%;
  max-inline-size: ${CONTENT_MAX}px;
  margin-inline: auto;
  padding: ${theme.space[3]} ${theme.space[4]} ${theme.space[4]};
  isolation: isolate;

  &:focus {
    outline: none;
  }

  @media (width >= ${theme.breakpoint.tablet}px) {
    padding: ${theme.space[4]} ${theme.space[6]} ${theme.space[6]};
  }
`
