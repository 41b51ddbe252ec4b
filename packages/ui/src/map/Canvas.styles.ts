import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { focusRing, tabularNumbers } from '../foundations/index.ts'

/**
 * What maplibre builds in here, styled by the few of its rules that this map needs; its own stylesheet brings ten
 * kilobytes of controls and popups that are never shown. Physical sides: the engine places by pixels from the top left.
 */
export const Canvas = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  -webkit-tap-highlight-color: transparent;

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
  & [data-map-sketch] {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    pointer-events: none;
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
  & [data-map-pin] {
    z-index: 2;
    padding: 0;
    border: 0;
    border-radius: ${theme.radius.s};
    background: none;
    line-height: 0;
    cursor: grab;
    touch-action: none;
    ${focusRing}
  }
  & [data-map-pin]:active {
    cursor: grabbing;
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
