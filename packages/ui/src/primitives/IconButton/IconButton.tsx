import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import styled from 'styled-components'
import { useRowTab } from '../../foundations/index.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Tooltip, type TooltipSide } from '../Tooltip/Tooltip.tsx'
import {
  type IconButtonLook,
  type IconButtonSize,
  type IconButtonTone,
  iconButtonLook,
} from './IconButton.styles.ts'

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

const Root = styled.button<IconButtonLook>`
  ${iconButtonLook}
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
