import { theme } from '@corrente/themes'
import { css } from 'styled-components'
import { focusRing } from '../../foundations/index.ts'

export const ICON_BUTTON_SIZES = ['medium', 'small'] as const
/** The tenant's control height (36-40 px), or 28 px; both above the 24 px of WCAG 2.5.8. */
export type IconButtonSize = (typeof ICON_BUTTON_SIZES)[number]

export const ICON_BUTTON_TONES = ['plain', 'chrome'] as const
/** chrome: on the header and sidebar, which have colours of their own. */
export type IconButtonTone = (typeof ICON_BUTTON_TONES)[number]

export interface IconButtonLook {
  readonly $size: IconButtonSize
  readonly $tone: IconButtonTone
}

const sizes = {
  medium: css`inline-size: ${theme.size.control}; block-size: ${theme.size.control};`,
  small: css`inline-size: 28px; block-size: 28px;`,
} satisfies Record<IconButtonSize, unknown>

const tones = {
  plain: css`
    color: ${theme.fg.muted};
    &:not([aria-disabled='true']):hover { background: ${theme.bg.hover}; color: ${theme.fg.default}; }
    &[aria-expanded='true'], &[aria-pressed='true'] { background: ${theme.bg.selected}; color: ${theme.fg.default}; }
  `,
  chrome: css`
    color: ${theme.chrome.fg};
    &:not([aria-disabled='true']):hover { background: ${theme.chrome.hoverBg}; }
    &[aria-expanded='true'], &[aria-pressed='true'] { background: ${theme.chrome.selectedBg}; color: ${theme.chrome.selectedFg}; }
  `,
} satisfies Record<IconButtonTone, unknown>

/** How a control of one icon looks, whatever element it is. */
export const iconButtonLook = css<IconButtonLook>`
  position: relative;
  display: inline-grid;
  place-content: center;
  flex: none;
  border-radius: ${theme.radius.control};
  ${({ $size }) => sizes[$size]}
  ${focusRing}
  ${({ $tone }) => tones[$tone]}

  &[aria-disabled='true'] {
    color: ${theme.fg.disabled};
    cursor: not-allowed;
  }

  svg {
    inline-size: 18px;
    block-size: 18px;
  }
`
