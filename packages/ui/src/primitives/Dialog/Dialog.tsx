import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode, RefObject } from 'react'
import { RowTab, useLayer } from '../../foundations/index.ts'
import { CloseCorner } from './CloseCorner.tsx'
import { Body, Description, type DialogSize, Foot, Head, Sheet, Title } from './Dialog.styles.ts'
import { keepForToasts } from './keepForToasts.ts'
import { Overlay } from './Overlay.tsx'
import { useFocusReturn } from './useFocusReturn.ts'

export interface DialogProps {
  /** Whether it stands. */
  isOpen: boolean
  /** Asked to close: the cross, Escape, a press outside. */
  onClose: () => void
  /** What it is about; its accessible name. */
  title: string
  /** One sentence below the title; its accessible description. */
  description?: string
  /** Default: medium. */
  size?: DialogSize
  /** Where the focus goes on opening; else into the first field, whose content is then selected. */
  initialFocus?: RefObject<HTMLElement | null>
  /** The actions, the main one last. */
  footer?: ReactNode
  /** The body; it scrolls where it is too long. */
  children?: ReactNode
}

/** A modal sheet: focus stays inside and returns where it came from; the page behind is inert and does not scroll. */
export function Dialog({
  isOpen,
  onClose,
  title,
  description,
  size = 'medium',
  initialFocus,
  footer,
  children,
}: DialogProps) {
  const layer = useLayer()
  const focus = useFocusReturn()
  if (!layer) return null
  return (
    <RowTab isOn>
      <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
        <Radix.Portal container={layer}>
          <Overlay />
          <Sheet
            $size={size}
            onInteractOutside={keepForToasts}
            onEscapeKeyDown={keepForToasts}
            onOpenAutoFocus={(event) => {
              focus.remember(event)
              if (!initialFocus?.current) return
              event.preventDefault()
              initialFocus.current.focus()
            }}
            onCloseAutoFocus={focus.giveBack}
            {...(description ? {} : { 'aria-describedby': undefined })}
          >
            <Head>
              <Title>{title}</Title>
            </Head>
            {description ? <Description>{description}</Description> : null}
            {children ? <Body>{children}</Body> : null}
            {footer ? <Foot>{footer}</Foot> : null}
            <CloseCorner onClose={onClose} />
          </Sheet>
        </Radix.Portal>
      </Radix.Root>
    </RowTab>
  )
}
