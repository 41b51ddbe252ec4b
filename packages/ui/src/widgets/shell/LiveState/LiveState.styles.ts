import { theme } from '@corrente/themes'
import styled, { css } from 'styled-components'
import { focusRing, tabularNumbers } from '../../../foundations/index.ts'
import type { LiveLook } from './livePhases.ts'

export const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 6px;
  min-inline-size: 28px;
  block-size: min(1.75rem, 44px);
  padding-inline: ${theme.space[2]};
  border: 1px solid ${theme.border.default};
  border-radius: 14px;
  background: ${theme.bg.surface};
  color: ${theme.fg.default};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.medium};
  white-space: nowrap;
  transition: background-color ${theme.duration.fast};

  &:hover,
  &[aria-expanded='true'] {
    background: ${theme.bg.hover};
  }

  ${focusRing}
`

/** A full disc, a half one, a ring: told by shape as well as by colour. */
const dotStyles: Record<LiveLook, ReturnType<typeof css>> = {
  current: css`
    color: ${theme.tone.success.fg};
    background: currentcolor;
  `,
  pending: css`
    color: ${theme.tone.warning.fg};
    background: linear-gradient(currentcolor, currentcolor) 0 0 / 50% 100% no-repeat;
  `,
  old: css`
    color: ${theme.tone.danger.fg};
  `,
}

export const Dot = styled.span<{ $look: LiveLook }>`
  flex: none;
  inline-size: 10px;
  block-size: 10px;
  border: 2px solid currentcolor;
  border-radius: 50%;
  ${({ $look }) => dotStyles[$look]}
`

/** On a phone the chip keeps its mark and its age; the words stand in the popover. */
export const Phase = styled.span`
  @media (width < ${theme.breakpoint.tablet}px) {
    display: none;
  }
`

/** Stands between the words and the age; there are no words before it on a phone. */
export const Between = styled(Phase)`
  color: ${theme.fg.muted};
`

export const Age = styled.span`
  ${tabularNumbers}
  color: ${theme.fg.muted};
`

export const Facts = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  max-inline-size: 280px;
  font-size: ${theme.font.size[13]};
`
