import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { focusRing, tabularNumbers, visuallyHidden } from '../../foundations/index.ts'

export const Frame = styled.div`
  position: relative;
  isolation: isolate;
  display: flex;
  flex-direction: column;
  block-size: 100%;
  min-block-size: 280px;
  overflow: hidden;
  border-radius: inherit;
  background: ${theme.map.water};
  color: ${theme.fg.default};
`

/**
 * What maplibre builds in here, styled by the few of its rules that this map needs; its own stylesheet brings ten
 * kilobytes of controls and popups that are never shown. Physical sides: the engine places by pixels from the top left.
 */
export const Canvas = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  -webkit-tap-highlight-color: transparent;
  font-family: ${theme.font.family};

  & .maplibregl-canvas-container {
    block-size: 100%;
    cursor: grab;
    user-select: none;
    touch-action: none;
  }
  & .maplibregl-canvas-container:active {
    cursor: grabbing;
  }
  & .maplibregl-canvas {
    position: absolute;
    inset-block-start: 0;
    inset-inline-start: 0;
  }
  & .maplibregl-canvas:focus-visible {
    outline: 2px solid ${theme.focusRing};
    outline-offset: -2px;
  }
  & .maplibregl-marker {
    position: absolute;
    inset: 0 auto auto 0;
    will-change: transform;
  }
  & .maplibregl-control-container,
  & .maplibregl-cooperative-gesture-screen {
    display: none;
  }

  & [data-map-donut] {
    padding: 0;
    border: 0;
    border-radius: 50%;
    background: none;
    line-height: 0;
    cursor: pointer;
    box-shadow: ${theme.shadow.raised};
    ${focusRing}
  }
  & [data-map-donut]:hover {
    z-index: 1;
  }
  & [data-map-donut] circle {
    pointer-events: none;
  }
  & [data-map-donut]:hover circle:first-child {
    stroke: ${theme.border.strong};
    stroke-width: 1px;
  }
  & [data-map-donut] text {
    font-family: ${theme.font.family};
    font-weight: ${theme.font.weight.semibold};
    ${tabularNumbers}
  }

  & [data-map-selected] {
    z-index: 2;
    display: grid;
    place-items: center;
    inline-size: 40px;
    block-size: 40px;
    border: 3px solid ${theme.brand.text};
    border-radius: 50%;
    background: ${theme.bg.surface};
    box-shadow: ${theme.shadow.overlay};
    pointer-events: none;
  }
  & [data-map-selected] svg {
    inline-size: 20px;
    block-size: 20px;
  }
  & [data-map-selected] span {
    position: absolute;
    inset-block-start: calc(100% + 4px);
    max-inline-size: 220px;
    padding: 2px 8px;
    overflow: hidden;
    border-radius: ${theme.radius.s};
    background: ${theme.bg.surface};
    box-shadow: ${theme.shadow.raised};
    font-size: ${theme.font.size[12]};
    font-weight: ${theme.font.weight.semibold};
    text-overflow: ellipsis;
    white-space: nowrap;
  }
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
  font-size: 11px;
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
  block-size: 40px;
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

export const Notice = styled.p`
  margin: 0;
  padding: 10px 12px;
  border-block-end: 1px solid ${theme.tone.info.border};
  background: ${theme.tone.info.bg};
  color: ${theme.tone.info.fg};
  font-size: ${theme.font.size[13]};
`

export const Empty = styled.p`
  margin: 0;
  padding: 16px 12px;
  color: ${theme.fg.muted};
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
