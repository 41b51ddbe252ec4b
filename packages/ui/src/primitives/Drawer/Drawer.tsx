import * as Radix from '@radix-ui/react-dialog'
import type { ReactNode } from 'react'
import styled, { css } from 'styled-components'
import { RowTab, useLayer } from '../../foundations/index.ts'
import { CloseCorner } from '../Dialog/CloseCorner.tsx'
import { Body, Foot, Head, sheetLook, Title } from '../Dialog/Dialog.styles.ts'
import { keepForToasts } from '../Dialog/keepForToasts.ts'
import { Overlay } from '../Dialog/Overlay.tsx'
import { useFocusReturn } from '../Dialog/useFocusReturn.ts'

export const DRAWER_SIDES = ['start', 'end'] as const
/** start: navigation; end: details. */
export type DrawerSide = (typeof DRAWER_SIDES)[number]

export type DrawerSize = 'medium' | 'large'

export interface DrawerProps {
  /** Whether it stands. */
  isOpen: boolean
  /** Asked to close: the cross, Escape, a press outside. */
  onClose: () => void
  /** What it holds; its accessible name. */
  title: string
  /** Default: end. */
  side?: DrawerSide
  /** large: up to 600 px, for a view of its own, which has the focus as a whole. Default: medium, up to 420. */
  size?: DrawerSize
  /** Actions that stay in sight. */
  footer?: ReactNode
  /** The body; it scrolls where it is too long. */
  children: ReactNode
}

const sides = {
  start: css`inset-inline-start: 0; border-inline-start: 0;`,
  end: css`inset-inline-end: 0; border-inline-end: 0;`,
} satisfies Record<DrawerSide, unknown>

const sizes = {
  medium: css`inline-size: min(420px, calc(100vw - 40px));`,
  large: css`inline-size: min(600px, 100%);`,
} satisfies Record<DrawerSize, unknown>

const Sheet = styled(Radix.Content)<{ $side: DrawerSide; $size: DrawerSize }>`
  ${sheetLook}
  inset-block: 0;
  border-block: 0;
  ${({ $side }) => sides[$side]}
  ${({ $size }) => sizes[$size]}
`

/** What comes later cannot be focused yet, and the cross would show its tooltip: the sheet itself has the focus. */
function focusSheet(event: Event): void {
  event.preventDefault()
  if (event.target instanceof HTMLElement) event.target.focus()
}

/** A modal sheet along one edge: the page's place is kept behind it. */
export function Drawer({
  isOpen,
  onClose,
  title,
  side = 'end',
  size = 'medium',
  footer,
  children,
}: DrawerProps) {
  const layer = useLayer()
  const focus = useFocusReturn()
  if (!layer) return null
  return (
    <RowTab isOn>
      <Radix.Root open={isOpen} onOpenChange={(open) => (open ? undefined : onClose())}>
        <Radix.Portal container={layer}>
          <Overlay />
          <Sheet
            $side={side}
            $size={size}
            aria-describedby={undefined}
            onInteractOutside={keepForToasts}
            onEscapeKeyDown={keepForToasts}
            onOpenAutoFocus={(event) => {
              focus.remember(event)
              if (size === 'large') focusSheet(event)
            }}
            onCloseAutoFocus={focus.giveBack}
          >
            <Head>
              <Title>{title}</Title>
            </Head>
            <Body>{children}</Body>
            {footer ? <Foot>{footer}</Foot> : null}
            <CloseCorner onClose={onClose} />
          </Sheet>
        </Radix.Portal>
      </Radix.Root>
    </RowTab>
  )
}
