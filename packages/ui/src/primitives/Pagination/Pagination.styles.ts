import { theme } from '@corrente/themes'
import styled, { css } from 'styled-components'
import { focusRing, tabularNumbers } from '../../foundations/index.ts'

/** Below this width the numbers make way for 'Página 3 de 14'. */
const narrow = '(max-width: 460px)'

export const Nav = styled.nav`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-inline-size: 0;
  container-type: inline-size;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}
`
export const Rows = styled.p`
  @container ${narrow} {
    display: none;
  }
`
export const Items = styled.div`
  display: flex;
  align-items: center;
  gap: ${theme.space[1]};
  margin-inline-start: auto;

  @container ${narrow} {
    inline-size: 100%;
    justify-content: space-between;
  }
`
const size = css`
  display: inline-grid;
  place-content: center;
  min-inline-size: 28px;
  min-block-size: 28px;
  padding-inline: ${theme.space[1]};
`
export const Step = styled.button`
  ${size}
  border: 1px solid transparent;
  border-radius: ${theme.radius.control};
  color: ${theme.fg.default};
  ${focusRing}

  &:hover {
    background: ${theme.bg.hover};
  }

  &[aria-current='page'] {
    border-color: ${theme.border.strong};
    background: ${theme.bg.selected};
    font-weight: ${theme.font.weight.semibold};
    cursor: default;
  }

  @container ${narrow} {
    display: none;
  }
`
export const Gap = styled.span`
  ${size}

  &::before {
    content: '…';
  }

  @container ${narrow} {
    display: none;
  }
`
/** The place in words, where there is no room for numbers. */
export const Place = styled.span`
  display: none;
  padding-inline: ${theme.space[2]};

  @container ${narrow} {
    display: inline;
  }
`
export const Between = styled.span`
  padding-inline: ${theme.space[2]};
`
