import { theme } from '@corrente/themes'
import styled, { css } from 'styled-components'
import { focusRing, tabularNumbers } from '../../../foundations/index.ts'
import type { LiveLook } from './liveWords.ts'

export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 28px;
  block-size: 28px;
  padding-inline: ${theme.space[2]};
  border: 1px solid ${theme.chrome.border};
  border-radius: 14px;
  color: ${theme.chrome.fg};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.medium};
  white-space: nowrap;
  transition: background-color ${theme.duration.fast};

  &:hover,
  &[aria-expanded='true'] {
    background: ${theme.chrome.hoverBg};
  }

  ${focusRing}
`

/** Full disc: current; ring: under way; ring with a bar: old. Told by shape, so that colour is no carrier. */
const dotStyles: Record<LiveLook, ReturnType<typeof css>> = {
  current: css`
    background: currentcolor;
  `,
  pending: css`
    border: 2px dotted currentcolor;
  `,
  old: css`
    border: 2px solid currentcolor;
    background: linear-gradient(currentcolor, currentcolor) center / 100% 2px no-repeat;
  `,
}

export const Dot = styled.span<{ $look: LiveLook }>`
  flex: none;
  inline-size: 8px;
  block-size: 8px;
  border-radius: 50%;
  ${({ $look }) => dotStyles[$look]}
`

/** On a phone the chip keeps its mark and its age; the words stand in the popover. */
export const Phase = styled.span`
  @media (width < ${theme.breakpoint.tablet}px) {
    display: none;
  }
`

export const Age = styled.span`
  ${tabularNumbers}
  color: ${theme.chrome.muted};
`

export const Facts = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  max-inline-size: 280px;
  font-size: ${theme.font.size[13]};
`
