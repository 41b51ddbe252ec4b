import * as Radix from '@radix-ui/react-popover'
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useId,
  useRef,
  useState,
} from 'react'
import { useLayer } from '../../foundations/index.ts'
import { Content } from './Menu.styles.ts'
import { entriesOf, onMenuKey, onMenuPointer, onMenuPointerLeave } from './menuKeys.ts'
import { type OpenMenu, OpenMenuContext } from './OpenMenu.ts'
import { NOTHING_TYPED } from './typeAhead.ts'

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

/** Opening and closing, and where the focus goes: on the first entry after a key, on the menu after a press. */
function useMenu(isOpen: boolean | undefined, onOpenChange: MenuProps['onOpenChange']) {
  const [isOwnOpen, setOwnOpen] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const isByKey = useRef(false)
  const typed = useRef(NOTHING_TYPED)
  const change = (next: boolean) => {
    typed.current = NOTHING_TYPED
    setOwnOpen(next)
    onOpenChange?.(next)
  }
  const menu: OpenMenu = { leave: () => button.current?.focus(), close: () => change(false) }
  return {
    isShown: isOpen ?? isOwnOpen,
    change,
    menu,
    trigger: {
      ref: button,
      // A key's press, or one of an assistive technology, counts no clicks.
      onClick: ({ detail }: MouseEvent) => {
        isByKey.current = detail === 0
      },
      onKeyDown: (event: KeyboardEvent) => {
        const isOff = event.defaultPrevented || button.current?.ariaDisabled === 'true'
        if (event.key !== 'ArrowDown' || isOff) return
        event.preventDefault()
        isByKey.current = true
        change(true)
      },
    },
    content: {
      ref: content,
      onOpenAutoFocus: (event: Event) => {
        event.preventDefault()
        const first = isByKey.current && content.current ? entriesOf(content.current)[0] : undefined
        ;(first ?? content.current)?.focus({ preventScroll: true })
      },
      onKeyDown: (event: KeyboardEvent<HTMLElement>) => onMenuKey(event, typed, menu.close),
    },
  }
}

/** A list of actions behind a button: arrows, Home, End, typing a name, Escape; focus returns to the trigger. */
export function Menu({ trigger, label, align = 'start', isOpen, onOpenChange, children }: MenuProps) {
  const layer = useLayer()
  const id = useId()
  const menu = useMenu(isOpen, onOpenChange)
  return (
    <Radix.Root open={menu.isShown} onOpenChange={menu.change}>
      <Radix.Trigger asChild id={id} aria-haspopup="menu" {...menu.trigger}>
        {trigger}
      </Radix.Trigger>
      {layer ? (
        <Radix.Portal container={layer}>
          <Content
            role="menu"
            aria-orientation="vertical"
            {...(label ? { 'aria-label': label } : { 'aria-labelledby': id })}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            onPointerMove={onMenuPointer}
            onPointerLeave={onMenuPointerLeave}
            {...menu.content}
          >
            <OpenMenuContext value={menu.menu}>{children}</OpenMenuContext>
          </Content>
        </Radix.Portal>
      ) : null}
    </Radix.Root>
  )
}
