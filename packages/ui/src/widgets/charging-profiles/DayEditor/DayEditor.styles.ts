import { theme } from '@corrente/themes'
import styled, { css } from 'styled-components'
import { focusRing, tabularNumbers } from '../../../foundations/index.ts'

/** Room at the inline start for the amperes. */
const GUTTER = 36

export const Root = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`
export const Quiet = styled.p`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
export const Legend = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[1]} ${theme.space[4]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
export const Sign = styled.span<{ $isSaved?: boolean }>`
  display: inline-flex;
  align-items: center;
  gap: ${theme.space[2]};

  &::before {
    inline-size: 20px;
    border-block-start: 2px ${({ $isSaved }) => ($isSaved ? 'dashed' : 'solid')}
      ${({ $isSaved }) => ($isSaved ? theme.fg.muted : theme.chart.series[0])};
    content: '';
  }
`
/** The plot with its axes: amperes before it, hours below. */
export const Frame = styled.div`
  position: relative;
  padding-inline-start: ${GUTTER}px;
  padding-block: ${theme.space[2]} 24px;
  /* The last hour's number is centred on the plot's end. */
  padding-inline-end: ${theme.space[4]};
`
export const Plot = styled.div<{ $isHeld: boolean }>`
  position: relative;
  block-size: 220px;
  border-radius: ${theme.radius.s};
  background: ${theme.bg.inset};
  cursor: ${({ $isHeld }) => ($isHeld ? 'grabbing' : 'crosshair')};
  user-select: none;
  /* A finger still scrolls the page up and down. */
  touch-action: pan-y;
`
export const Svg = styled.svg`
  position: absolute;
  inset: 0;
  inline-size: 100%;
  block-size: 100%;
  overflow: visible;
  pointer-events: none;

  path,
  line {
    vector-effect: non-scaling-stroke;
  }
`
export const Ampere = styled.span`
  position: absolute;
  inset-inline-start: -${GUTTER}px;
  inline-size: ${GUTTER - 6}px;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  text-align: end;
  transform: translateY(50%);
  pointer-events: none;
  ${tabularNumbers}
`
export const Hour = styled.span`
  position: absolute;
  inset-block-start: calc(100% + 6px);
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  transform: translateX(-50%);
  white-space: nowrap;
  pointer-events: none;
  ${tabularNumbers}
`
const held = css`
  border-color: ${theme.focusRing};
`
const soft = `color-mix(in srgb, ${theme.chart.series[0]} 22%, ${theme.bg.surface})`
/** Where nothing is charged: high enough to be held, and not to be taken for a current. */
const hatch = `repeating-linear-gradient(135deg, ${theme.bg.surface} 0 6px, ${theme.bg.inset} 6px 12px)`

export const BlockBox = styled.div<{ $isActive: boolean; $isOff: boolean; $hasLimit: boolean }>`
  position: absolute;
  inset-block-end: 0;
  min-block-size: 24px;
  border: 1px solid ${theme.chart.series[0]};
  border-style: ${({ $hasLimit }) => ($hasLimit ? 'solid' : 'dashed')};
  border-radius: ${theme.radius.s} ${theme.radius.s} 0 0;
  /* The colour of the curve over the ground, so that the words on it keep their contrast. */
  background: ${({ $isOff }) => ($isOff ? hatch : soft)};
  cursor: grab;
  touch-action: pan-y;
  ${({ $isActive }) => $isActive && held}
  ${focusRing}

  &:focus-visible {
    z-index: 2;
  }
`
export const BlockText = styled.span`
  position: absolute;
  inset-inline: 0;
  inset-block-end: 4px;
  overflow: hidden;
  color: ${theme.fg.default};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.medium};
  text-align: center;
  text-overflow: clip;
  white-space: nowrap;
  pointer-events: none;
  ${tabularNumbers}
`
export const Top = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: -8px;
  block-size: 16px;
  cursor: ns-resize;
  touch-action: none;

  &::after {
    position: absolute;
    inset-inline: 0;
    inset-block-start: 6px;
    block-size: 3px;
    background: ${theme.chart.series[0]};
    content: '';
  }
`
export const Handle = styled.div<{ $isActive: boolean }>`
  position: absolute;
  inset-block: 0;
  inline-size: 24px;
  cursor: ew-resize;
  touch-action: none;
  z-index: 1;
  border-radius: ${theme.radius.s};
  ${focusRing}

  &::after {
    position: absolute;
    inset-block: 50% auto;
    inset-inline-start: 50%;
    inline-size: 6px;
    block-size: 32px;
    border: 1px solid ${theme.bg.surface};
    border-radius: 3px;
    background: ${theme.chart.series[0]};
    transform: translate(-50%, -50%);
    content: '';
  }
  &:focus-visible,
  &:hover {
    z-index: 3;
  }
`
/** The time of the edge that is held. */
export const Bubble = styled.span`
  position: absolute;
  inset-block-start: 6px;
  inset-inline-start: 50%;
  z-index: 4;
  padding: 2px ${theme.space[1]};
  border-radius: ${theme.radius.s};
  background: ${theme.bg.raised};
  color: ${theme.fg.default};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.medium};
  box-shadow: ${theme.shadow.raised};
  transform: translateX(-50%);
  white-space: nowrap;
  pointer-events: none;
  ${tabularNumbers}
`
