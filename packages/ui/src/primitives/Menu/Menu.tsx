import * as Radix from '@radix-ui/react-dropdown-menu'
import type { ReactElement, ReactNode } from 'react'
import { useLayer } from '../../foundations/index.ts'
import { Content } from './Menu.styles.ts'

export interface MenuProps {
  /** The button that opens it: a `Button` or `IconButton`. It gets `aria-haspopup` and `aria-expanded`. */
  trigger: ReactElement
  /** Accessible name of the menu where the trigger's own does not fit. */
  label?: string
  /** Which edges of trigger and menu stand together. Default: start. */
  align?: 'start' | 'center' | 'end'
  /** Controlled; leave out to let the menu keep its own state. */
  isOpen?: boolean
  /** Asked to open or to close. */
  onOpenChange?: (isOpen: boolean) => void
  /** `MenuItem`, `MenuLink`, `MenuRadioGroup`, `MenuLabel`, `MenuSeparator`. */
  children: ReactNode
}

/** A list of actions behind a button: arrows, Home, End, typing a name, Escape; focus returns to the trigger. */
export function Menu({ trigger, label, align = 'start', isOpen, onOpenChange, children }: MenuProps) {
  const layer = useLayer()
  return (
    <Radix.Root
      // Modal would lock the page with an inline style element, which the content policy refuses.
      modal={false}
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {layer ? (
        <Radix.Portal container={layer}>
          <Content
            align={align}
            sideOffset={4}
            collisionPadding={8}
            {...(label ? { 'aria-label': label, 'aria-labelledby': undefined } : {})}
          >
            {children}
          </Content>
        </Radix.Portal>
      ) : null}
    </Radix.Root>
  )
}
