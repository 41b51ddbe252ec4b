import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { useRowTab, VisuallyHidden } from '../../foundations/index.ts'
import { useText } from '../../messages/index.ts'
import { Spinner } from '../Spinner/Spinner.tsx'
import { Tooltip } from '../Tooltip/Tooltip.tsx'
import { type ButtonSize, type ButtonTone, Label, Root, Working } from './Button.styles.ts'

export interface ButtonProps
  extends Omit<ComponentPropsWithRef<'button'>, 'disabled' | 'className' | 'style'> {
  /** Default: neutral. */
  tone?: ButtonTone
  /** Default: medium. */
  size?: ButtonSize
  /** An icon before the label. */
  icon?: ReactNode
  /** The action runs: it shows a spinner and cannot be pressed again. */
  isBusy?: boolean
  /** Why it cannot be pressed now. The button stays focusable and says so, by tooltip and description. */
  disabledReason?: string | undefined
  /** What it does: a verb and its object. */
  children: ReactNode
}

/** Starts an action. For going somewhere use `ButtonLink` or `TextLink`. */
export function Button({
  tone = 'neutral',
  size = 'medium',
  icon,
  isBusy = false,
  disabledReason,
  onClick,
  type = 'button',
  children,
  ...rest
}: ButtonProps) {
  const rowTab = useRowTab()
  const isOff = isBusy || Boolean(disabledReason)
  const press = (event: MouseEvent<HTMLButtonElement>): void => {
    // Also stops a submit by Enter, which the browser sends through this button.
    if (isOff) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <Tooltip text={disabledReason || undefined}>
      <Root
        tabIndex={rowTab}
        {...rest}
        type={type}
        $tone={tone}
        $size={size}
        data-frameless={tone === 'ghost' ? size : undefined}
        aria-disabled={isOff || undefined}
        aria-busy={isBusy || undefined}
        onClick={press}
      >
        <Label>
          {icon}
          {children}
        </Label>
        {isBusy ? <BusyMark /> : null}
      </Root>
    </Tooltip>
  )
}

function BusyMark() {
  const t = useText('common')
  return (
    <Working>
      <Spinner size="small" />
      <VisuallyHidden>{t('state.busy')}</VisuallyHidden>
    </Working>
  )
}
