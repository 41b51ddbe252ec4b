import { theme } from '@corrente/themes'
import styled, { css } from 'styled-components'
import { focusRing } from '../../../foundations/index.ts'

export const Frame = styled.div<{ $isSplit: boolean }>`
  display: flex;
  flex-direction: column;
  min-block-size: 100dvh;
  background: ${theme.bg.page};
  color: ${theme.fg.default};

  @media (width >= ${theme.breakpoint.desktop}px) {
    flex-direction: ${({ $isSplit }) => ($isSplit ? 'row' : 'column')};
  }
`

/** The tenant's side: a bar on small windows; on wide ones, beside a form, a pane of the window's height. */
export const Brand = styled.header<{ $isSplit: boolean }>`
  position: relative;
  display: flex;
  flex: none;
  align-items: center;
  min-block-size: 64px;
  padding: ${theme.space[3]} ${theme.space[4]};
  overflow: hidden;
  background: ${theme.chrome.bg};
  border-block-end: 1px solid ${theme.chrome.border};
  color: ${theme.chrome.fg};

  @media (width >= ${theme.breakpoint.tablet}px) {
    padding-inline: ${theme.space[8]};
  }

  [data-pane] {
    display: none;
  }

  @media (width >= ${theme.breakpoint.desktop}px) {
    ${({ $isSplit }) =>
      $isSplit &&
      `
      position: sticky;
      inset-block-start: 0;
      flex-direction: column;
      align-items: flex-start;
      justify-content: space-between;
      inline-size: clamp(400px, 42vw, 640px);
      block-size: 100dvh;
      padding: ${theme.space[12]};
      border-block-end: 0;
      border-inline-end: 1px solid ${theme.chrome.border};

      [data-pane] { display: block; }
    `}
  }
`

export const LogoLink = styled.a`
  position: relative;
  z-index: 1;
  display: inline-flex;
  align-items: center;
  border-radius: ${theme.radius.s};

  ${focusRing}
`

export const Logo = styled.img`
  inline-size: auto;
  max-inline-size: min(220px, 60vw);
  block-size: 40px;
  object-fit: contain;
  object-position: 0 50%;
`

export const Tagline = styled.p`
  position: relative;
  z-index: 1;
  order: 1;
  max-inline-size: 16ch;
  font-size: ${theme.font.size[32]};
  font-weight: ${theme.font.weight.semibold};
  letter-spacing: -0.02em;
  line-height: ${theme.font.line.tight};
  text-wrap: balance;
`

export const Side = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  min-inline-size: 0;
`

/** The height, without padding, of what comes in a render of its own (`useSecondRender`), so that the form stays. */
const emptyRoom = (onPhone: string, onTablet = onPhone) => css`
  &:empty::before {
    content: '';
    block-size: ${onPhone};

    @media (width >= ${theme.breakpoint.tablet}px) {
      block-size: ${onTablet};
    }
  }
`

/** A landmark of its own: nothing on the page stands outside one. */
export const Top = styled.section`
  display: flex;
  justify-content: flex-end;
  padding: ${theme.space[4]} ${theme.space[4]} 0;

  @media (width >= ${theme.breakpoint.tablet}px) {
    padding: ${theme.space[6]} ${theme.space[8]} 0;
  }

  ${emptyRoom('34px')}
`

export const Main = styled.main`
  display: flex;
  flex: 1;
  flex-direction: column;

  &:focus {
    outline: none;
  }
`

export const Told = styled.div`
  padding-block-end: ${theme.space[4]};

  &:empty {
    display: none;
  }
`

export const Foot = styled.nav`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[2]} ${theme.space[6]};
  padding: ${theme.space[4]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};

  ${emptyRoom('52px', '24px')}
`

export const FootLinks = styled.ul`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${theme.space[1]} ${theme.space[6]};

  a {
    display: inline-flex;
    align-items: center;
    min-block-size: 24px;
    border-radius: ${theme.radius.s};
    color: inherit;
    text-decoration: none;
    ${focusRing}
  }

  a:hover {
    color: ${theme.fg.default};
    text-decoration: underline;
  }
`
