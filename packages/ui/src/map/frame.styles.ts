import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { tabularNumbers, visuallyHidden } from '../foundations/index.ts'

/** What a map, its controls and its notices stand in. */
export const Frame = styled.div<{ $isSmall?: boolean }>`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: ${({ $isSmall = false }) => ($isSmall ? '200px' : '280px')};
  overflow: hidden;
  border-radius: inherit;
  color: ${theme.fg.default};
`

const panel = `
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.surface};
  box-shadow: ${theme.shadow.raised};
`

export const Controls = styled.div`
  ${panel}
  position: absolute;
  z-index: 1;
  inset-block-start: 12px;
  inset-inline-end: 12px;
  display: flex;
  flex-direction: column;
  gap: 2px;
  padding: 2px;
`

export const Overlay = styled.div`
  position: absolute;
  z-index: 1;
  inset-block-start: 12px;
  inset-inline-start: 12px;
  max-inline-size: calc(100% - 72px);
`

export const Corner = styled.div`
  position: absolute;
  inset-block-end: 0;
  inset-inline: 0;
  display: flex;
  align-items: end;
  justify-content: space-between;
  gap: 12px;
  padding: 6px 8px;
  pointer-events: none;
  font-size: 0.6875rem;
  color: ${theme.map.text};
`

export const SkipButton = styled.button`
  ${visuallyHidden}

  &:focus-visible {
    ${panel}
    z-index: 3;
    inset-block-start: 12px;
    inset-inline-start: 12px;
    inline-size: auto;
    block-size: auto;
    margin: 0;
    padding: 8px 12px;
    clip-path: none;
    color: ${theme.fg.default};
    font: inherit;
    outline: 2px solid ${theme.focusRing};
    outline-offset: 2px;
  }
`

export const Notice = styled.p`
  margin: 0;
  padding: 10px 12px;
  border-block-end: 1px solid ${theme.tone.info.border};
  background: ${theme.tone.info.bg};
  color: ${theme.tone.info.fg};
  font-size: ${theme.font.size[13]};
`

export const CreditLine = styled.p`
  margin: 0;
  padding: 1px 6px;
  border-radius: ${theme.radius.s};
  background: ${theme.map.halo};
  color: ${theme.map.text};
  pointer-events: auto;
`

export const ScaleBox = styled.div`
  padding-inline: 4px;
  border: 1px solid currentcolor;
  border-block-start: 0;
  line-height: 1.3;
  text-align: center;
  white-space: nowrap;
  inline-size: var(--width, 80px);
  ${tabularNumbers}
`
