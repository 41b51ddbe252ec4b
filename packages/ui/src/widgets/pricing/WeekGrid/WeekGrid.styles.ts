import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { focusRing, tabularNumbers } from '../../../foundations/index.ts'

/** The least width of an hour, pixels. */
const HOUR = 32

export const Root = styled.div`
  position: relative;
  display: grid;
  gap: ${theme.space[3]};
  min-inline-size: 0;
`
export const Quiet = styled.p`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
`
export const Framed = styled.div`
  position: relative;
  display: grid;
  min-inline-size: 0;
`
/** The way to the same week in words, and back: in the grid's empty corner it takes no line. */
export const Twin = styled.button`
  justify-self: start;
  max-inline-size: 100%;
  min-block-size: 24px;
  padding-inline: ${theme.space[3]};
  overflow: hidden;
  border-radius: ${theme.radius.s};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.medium};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${focusRing}

  &:hover {
    background: ${theme.bg.hover};
  }
  &[data-on-grid] {
    position: absolute;
    inset-block-start: 1px;
    inset-inline-start: 1px;
    z-index: 5;
    max-inline-size: 139px;
  }
`
/** Scrolls sideways where a day has less than 32 px an hour, and down where the screen is low; heads and hours stay. */
export const Scroller = styled.div`
  max-block-size: max(280px, 100dvh - 48px);
  overflow: auto;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.surface};

  &[data-beyond='still'] {
    overflow-x: hidden;
  }
`
export const GridBox = styled.div<{ $head: number }>`
  position: relative;
  --head: ${({ $head }) => $head}px;
  min-inline-size: calc(var(--head) + ${HOUR * 24}px);
  user-select: none;
  ${focusRing}
`
/** The hours above the days; what scrolls sideways goes below the corner. */
export const HourRow = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 4;
  display: grid;
  grid-template-columns: var(--head) minmax(0, 1fr);
  block-size: 1.5rem;
  border-block-end: 1px solid ${theme.border.default};
  background: ${theme.bg.surface};
`
export const Corner = styled.div`
  position: sticky;
  inset-inline-start: 0;
  z-index: 3;
  background: ${theme.bg.surface};
`
export const Hours = styled.div`
  position: relative;
`
export const Hour = styled.span`
  position: absolute;
  inset-block-start: 4px;
  padding-inline-start: 3px;
  border-inline-start: 1px solid ${theme.border.default};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  ${tabularNumbers}
`
/** Six hours of the next morning: there while something is dragged, as wide as those of the day. */
export const NextMorning = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 100%;
  display: none;
  inline-size: calc((100% - var(--head)) / 4);
  border-inline-start: 2px solid ${theme.border.strong};
  background-image:
    linear-gradient(to right, ${theme.border.default} 1px, transparent 1px),
    repeating-linear-gradient(-45deg, ${theme.bg.inset} 0 4px, transparent 4px 8px);
  background-size: calc(100% / 6) 100%, auto;

  [data-beyond] & {
    display: block;
  }
`
export const Row = styled.div`
  display: grid;
  grid-template-columns: var(--head) minmax(0, 1fr);

  & + & {
    border-block-start: 1px solid ${theme.border.default};
  }
`
export const Head = styled.div`
  position: sticky;
  inset-inline-start: 0;
  z-index: 3;
  display: grid;
  align-content: center;
  gap: 2px;
  block-size: 4rem;
  padding-inline: ${theme.space[3]} ${theme.space[2]};
  overflow: hidden;
  border-inline-end: 1px solid ${theme.border.default};
  background: ${theme.bg.surface};
  font-size: ${theme.font.size[12]};
`
export const HeadLine = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`
export const DayName = styled.span`
  font-size: ${theme.font.size[14]};
  font-weight: ${theme.font.weight.medium};
`
export const HeadTools = styled.span`
  display: flex;
  flex: none;
  align-items: center;
  gap: ${theme.space[1]};
`
/** What a day costs: pressed it shows all of it. */
export const HeadPrices = styled.button`
  display: grid;
  justify-self: start;
  max-inline-size: 100%;
  margin-inline-start: -4px;
  padding: 1px 4px;
  border-radius: ${theme.radius.s};
  line-height: 1.25;
  text-align: start;
  cursor: pointer;
  ${focusRing}

  &:hover {
    background: ${theme.bg.hover};
  }
`
export const HeadPrice = styled.span`
  overflow: hidden;
  color: ${theme.fg.muted};
  text-overflow: ellipsis;
  white-space: nowrap;
  ${tabularNumbers}
`
/** One day from 00:00 to 24:00, an hour line each. */
export const Track = styled.div<{ $isEditable: boolean }>`
  position: relative;
  block-size: 4rem;
  background-image: linear-gradient(to right, ${theme.border.default} 1px, transparent 1px);
  background-size: calc(100% / 24) 100%;
  cursor: ${({ $isEditable }) => ($isEditable ? 'crosshair' : 'default')};
  /* A finger still scrolls the page up and down. */
  touch-action: pan-y;
`
/** 44 px outside of an edge, never outside of the day. */
export const TouchHandle = styled.span<{ $side: 'start' | 'end' }>`
  position: absolute;
  inset-block: 0;
  inset-inline-start: ${({ $side }) =>
    $side === 'start' ? 'max(0px, calc(var(--at) - 44px))' : 'min(calc(100% - 44px), var(--at))'};
  z-index: 2;
  inline-size: 44px;
  cursor: ew-resize;
  touch-action: none;

  &::after {
    position: absolute;
    inset-block-start: calc(50% - 10px);
    ${({ $side }) => ($side === 'start' ? 'inset-inline-end: -3px;' : 'inset-inline-start: -3px;')}
    inline-size: 20px;
    block-size: 20px;
    border: 2px solid ${theme.bg.surface};
    border-radius: 50%;
    background: ${theme.focusRing};
    content: '';
  }
`
export const GhostBox = styled.div`
  position: absolute;
  inset-block: 2px;
  z-index: 2;
  display: grid;
  place-items: center;
  overflow: hidden;
  border: 2px dashed ${theme.focusRing};
  border-radius: ${theme.radius.s};
  background: color-mix(in srgb, ${theme.bg.raised} 80%, transparent);
  color: ${theme.fg.default};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.medium};
  white-space: nowrap;
  pointer-events: none;
  ${tabularNumbers}
`
export const Caret = styled.div`
  position: absolute;
  inset-block: 0;
  z-index: 2;
  inline-size: 2px;
  margin-inline-start: -1px;
  background: ${theme.focusRing};
  pointer-events: none;
`
export const NowLine = styled(Caret)`
  background: ${theme.status.unavailable.mark};
  opacity: 0.7;
`
/** Where the price box opens: as wide as what it is for. */
export const Anchor = styled.button`
  position: absolute;
  inset-block-end: 0;
  block-size: 4rem;
  padding: 0;
  opacity: 0;
  pointer-events: none;
`
