import { theme } from '@corrente/themes'
import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { focusRing, useRowTab } from '../../foundations/index.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Tooltip, type TooltipSide } from '../Tooltip/Tooltip.tsx'

export const ICON_BUTTON_SIZES = ['medium', 'small'] as const
/** The tenant's control height (36-40 px), or 28 px; both above the 24 px of WCAG 2.5.8. */
export type IconButtonSize = (typeof ICON_BUTTON_SIZES)[number]

export const ICON_BUTTON_TONES = ['plain', 'chrome'] as const
/** chrome: on the header and sidebar, which have colours of their own. */
export type IconButtonTone = (typeof ICON_BUTTON_TONES)[number]

export interface IconButtonProps
  extends Omit<
    ComponentPropsWithRef<'button'>,
    'disabled' | 'className' | 'style' | 'children' | 'aria-label'
  > {
  /** What it does; the accessible name and the tooltip. */
  label: string
  /** The icon, 16-20 px, drawn with `currentcolor`. */
  icon: ReactNode
  /** Default: medium. */
  size?: IconButtonSize
  /** Default: plain. */
  tone?: IconButtonTone
  /** Where the tooltip opens. Default: above. */
  tooltipSide?: TooltipSide
  /** The action runs: it shows a spinner and cannot be pressed again. */
  isBusy?: boolean
  /** Why it cannot be pressed now; said by the tooltip, after the label. */
  disabledReason?: string | undefined
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

const Root = styled.button<{ $size: IconButtonSize; $tone: IconButtonTone }>`
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

/** A button of one icon; its label shows as a tooltip. */
export function IconButton({
  label,
  icon,
  size = 'medium',
  tone = 'plain',
  tooltipSide = 'above',
  isBusy = false,
  disabledReason,
  onClick,
  type = 'button',
  ...rest
}: IconButtonProps) {
  const rowTab = useRowTab()
  const isOff = isBusy || Boolean(disabledReason)
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Tooltip text={disabledReason || label} isLabel={!disabledReason} side={tooltipSide}>
      <Root
        tabIndex={rowTab}
        {...rest}
        type={type}
        $size={size}
        $tone={tone}
        aria-label={label}
        aria-disabled={isOff || undefined}
        aria-busy={isBusy || undefined}
        onClick={press}
      >
        {isBusy ? <Spinner size="small" /> : icon}
      </Root>
    </Tooltip>
  )
}
