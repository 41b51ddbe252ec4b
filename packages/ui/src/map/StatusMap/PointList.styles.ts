import { theme } from '@corrente/themes'
import styled from 'styled-components'

export const Side = styled.section<{ $isWhole: boolean }>`
  z-index: 2;
  display: flex;
  flex-direction: column;
  min-block-size: 0;
  background: ${theme.bg.surface};
  ${({ $isWhole }) =>
    $isWhole
      ? 'flex: 1;'
      : `
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: min(320px, 100%);
    border-inline-end: 1px solid ${theme.border.default};
    box-shadow: ${theme.shadow.overlay};
  `}
`

export const SideHead = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 6px 6px 6px 12px;
  padding-inline: 12px 6px;
  border-block-end: 1px solid ${theme.border.default};
  font-size: ${theme.font.size[13]};

  & h3 {
    margin: 0;
    font-size: inherit;
    font-weight: ${theme.font.weight.semibold};
  }
`

export const Rows = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow: auto;
  outline: none;

  & > div {
    position: relative;
    block-size: var(--all);
  }
`

export const Row = styled.div`
  position: absolute;
  inset-inline: 0;
  block-size: 2.5rem;
  transform: translateY(var(--at));
  display: flex;
  align-items: center;
  gap: 8px;
  padding-inline: 12px;
  cursor: pointer;
  font-size: ${theme.font.size[13]};

  & > span:last-child {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
  & svg {
    flex: none;
    inline-size: 14px;
    block-size: 14px;
  }
  &:hover {
    background: ${theme.bg.hover};
  }
  &[aria-selected='true'] {
    background: ${theme.bg.selected};
    font-weight: ${theme.font.weight.semibold};
  }
  *:focus-visible > * > &[data-active] {
    outline: 2px solid ${theme.focusRing};
    outline-offset: -2px;
  }
`

export const Empty = styled.p`
  margin: 0;
  padding: 16px 12px;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[13]};
`
