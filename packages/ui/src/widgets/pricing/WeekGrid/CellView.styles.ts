import { theme } from '@corrente/themes'
import styled, { css, keyframes } from 'styled-components'
import { tabularNumbers } from '../../../foundations/index.ts'

const pulse = keyframes`
  50% { outline-width: 6px; }
`
export const CellBox = styled.div<{
  $kind: 'period' | 'tail' | 'general' | 'own' | 'exception'
  $isDashed: boolean
  $isStruck: boolean
  $isMarked: boolean
  $isBlocking: boolean
  $isDim: boolean
}>`
  position: absolute;
  inset-block: 3px;
  display: grid;
  align-content: center;
  min-inline-size: 0;
  padding-inline: 6px;
  overflow: hidden;
  border-radius: ${theme.radius.s};
  font-size: ${theme.font.size[12]};
  line-height: 1.3;
  ${tabularNumbers}

  ${({ $kind }) =>
    $kind === 'period' || $kind === 'tail'
      ? css`
          border: 1px solid ${theme.border.strong};
          background-color: ${theme.bg.surface};
          cursor: grab;
        `
      : css`
          inset-block: 0;
          border-radius: 0;
          color: ${theme.fg.muted};
          pointer-events: none;
        `}
  ${({ $isDashed }) => $isDashed && 'border-style: dashed; border-width: 2px;'}
  ${({ $isStruck }) =>
    $isStruck &&
    css`
      background-color: ${theme.bg.inset};
      color: ${theme.fg.muted};
      text-decoration: line-through;
    `}
  ${({ $isMarked }) =>
    $isMarked &&
    css`
      outline: 2px solid ${theme.focusRing};
      outline-offset: 1px;
      z-index: 1;
    `}
  ${({ $isBlocking }) =>
    $isBlocking &&
    css`
      outline: 3px solid ${theme.status.unavailable.mark};
      outline-offset: 1px;
      z-index: 1;

      @media (prefers-reduced-motion: no-preference) {
        animation: ${pulse} 480ms;
      }
    `}
  ${({ $isDim }) => $isDim && 'opacity: 0.25;'}
`
export const CellText = styled.span`
  overflow: hidden;
  white-space: nowrap;
  pointer-events: none;
`
/** Words that go on in the next line, as many as are whole within so many lines. */
export const CellWords = styled.span<{ $lines: number }>`
  max-block-size: calc(${({ $lines }) => $lines} * 1.3em);
  overflow: hidden;
  pointer-events: none;

  > * {
    white-space: nowrap;
  }
`
export const EdgeGrip = styled.span<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block: 0;
  inline-size: 8px;
  cursor: ew-resize;
  touch-action: none;
  ${({ $side }) => ($side === 'start' ? 'inset-inline-start: 0;' : 'inset-inline-end: 0;')}

  /* A finger resizes by the handles of the block that it picked. */
  @media (pointer: coarse) {
    display: none;
  }
`
