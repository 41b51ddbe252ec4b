import { theme } from '@corrente/themes'
import * as Radix from '@radix-ui/react-popover'
import styled, { css } from 'styled-components'

export const Content = styled(Radix.Content)`
  min-inline-size: 200px;
  max-inline-size: min(360px, calc(100vw - 16px));
  max-block-size: var(--radix-popover-content-available-height);
  padding: ${theme.space[1]};
  overflow-y: auto;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.raised};
  color: ${theme.fg.default};
  box-shadow: ${theme.shadow.overlay};
  /* As high as a dialog, in which it may stand: of two, the one that opened later is above. */
  z-index: ${theme.z.dialog};

  outline: none;
`

export const MENU_ITEM_TONES = ['neutral', 'danger'] as const
export type MenuItemTone = (typeof MENU_ITEM_TONES)[number]

const tones = {
  neutral: css`color: ${theme.fg.default};`,
  danger: css`color: ${theme.tone.danger.fg};`,
} satisfies Record<MenuItemTone, unknown>

const itemLook = css`
  display: flex;
  align-items: center;
  gap: ${theme.space[2]};
  min-block-size: 32px;
  padding: ${theme.space[1]} ${theme.space[2]};
  border-radius: ${theme.radius.s};
  font-size: ${theme.font.size[14]};
  line-height: ${theme.font.line.normal};
  text-decoration: none;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;
  user-select: none;
  outline: none;
  color: inherit;

  &:focus {
    background: ${theme.bg.hover};
    outline: 2px solid ${theme.focusRing};
    outline-offset: -2px;
  }

  &[aria-disabled='true'] {
    color: ${theme.fg.disabled};
    cursor: not-allowed;
  }

  svg {
    inline-size: 16px;
    block-size: 16px;
    color: ${theme.fg.muted};
  }
`

export const Item = styled.div<{ $tone: MenuItemTone }>`
  ${itemLook}
  ${({ $tone }) => tones[$tone]}
`
export const RadioItem = styled.div`
  ${itemLook}
  justify-content: space-between;
`
/** Items side by side; a long one takes a line of its own. */
export const ItemRow = styled.div`
  display: flex;
  flex-wrap: wrap;
`
export const Anchor = styled.a<{ $tone: MenuItemTone }>`
  ${itemLook}
  ${({ $tone }) => tones[$tone]}
`
export const Separator = styled.div`
  block-size: 1px;
  margin: ${theme.space[1]};
  background: ${theme.border.default};
`
export const Label = styled.div`
  padding: ${theme.space[1]} ${theme.space[2]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.semibold};
`
export const Reason = styled.span`
  display: block;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
