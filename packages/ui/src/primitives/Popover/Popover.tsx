import { theme } from '@corrente/themes'
import * as Radix from '@radix-ui/react-popover'
import { type ReactElement, type ReactNode, useEffect, useEffectEvent, useRef } from 'react'
import styled from 'styled-components'
import { RowTab, useLayer } from '../../foundations/index.ts'

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactElement
  /** What the popover is; its accessible name. */
  label: string
  /** Which edges of trigger and popover stand together. Default: start. */
  align?: 'start' | 'center' | 'end'
  /** Without inner padding, for lists that run to the edge. */
  isFlush?: boolean
  /** Controlled; leave out to let the popover keep its own state. */
  isOpen?: boolean
  /** Asked to open or to close (Escape, a press outside, focus gone elsewhere). */
  onOpenChange?: (isOpen: boolean) => void
  /** Asked where somebody presses or goes outside of it: whether it may close. Default: it may. Escape always closes. */
  mayLeave?: () => boolean
  /** What it holds. */
  children: ReactNode
}

const Content = styled(Radix.Content)<{ $isFlush: boolean }>`
  max-inline-size: calc(100vw - 16px);
  max-block-size: var(--radix-popover-content-available-height);
  padding: ${({ $isFlush }) => ($isFlush ? '0' : theme.space[4])};
  overflow: auto;
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.m};
  background: ${theme.bg.raised};
  color: ${theme.fg.default};
  box-shadow: ${theme.shadow.overlay};
  /* As high as a dialog, in which it may stand: of two, the one that opened later is above. */
  z-index: ${theme.z.dialog};

  &:focus-visible {
    outline: 2px solid ${theme.focusRing};
    outline-offset: -2px;
  }
`

type OutsideEvent = Parameters<NonNullable<Radix.PopoverContentProps['onInteractOutside']>>[0]

/**
 * Asks before it closes for a press outside, as that press ends: what is kept then must not move the button away from under
 * the pointer, and must stand when the button is told. The focus that the press brings along asks nothing.
 */
function useLeaving(mayLeave: PopoverProps['mayLeave'], onOpenChange: PopoverProps['onOpenChange']) {
  const content = useRef<HTMLDivElement>(null)
  const isPressed = useRef(false)
  const hasAsked = mayLeave !== undefined
  const leave = useEffectEvent(() => {
    if (mayLeave?.()) onOpenChange?.(false)
  })
  useEffect(() => {
    if (!hasAsked) return
    const over = new AbortController()
    const on = (
      type: 'pointerdown' | 'pointerup' | 'pointercancel',
      listener: (event: PointerEvent) => void,
    ) => window.addEventListener(type, listener, { capture: true, signal: over.signal })
    on('pointerdown', ({ target }) => {
      const { current } = content
      isPressed.current = current !== null && target instanceof Node && !current.contains(target)
    })
    on('pointerup', () => {
      if (!isPressed.current) return
      isPressed.current = false
      leave()
    })
    on('pointercancel', () => {
      isPressed.current = false
    })
    return () => over.abort()
  }, [hasAsked])
  const onInteractOutside = (event: OutsideEvent) => {
    const isPress = event.detail.originalEvent instanceof PointerEvent
    if (isPress || isPressed.current || !mayLeave?.()) event.preventDefault()
  }
  return hasAsked ? { ref: content, onInteractOutside } : {}
}

/** Rich content beside its trigger: not modal, focus moves in, Escape gives it back. */
export function Popover({
  trigger,
  label,
  align = 'start',
  isFlush = false,
  isOpen,
  onOpenChange,
  mayLeave,
  children,
}: PopoverProps) {
  const layer = useLayer()
  const leaving = useLeaving(mayLeave, onOpenChange)
  return (
    <Radix.Root
      {...(isOpen === undefined ? {} : { open: isOpen })}
      {...(onOpenChange ? { onOpenChange } : {})}
    >
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      {layer ? (
        <Radix.Portal container={layer}>
          <Content
            $isFlush={isFlush}
            align={align}
            sideOffset={4}
            collisionPadding={8}
            aria-label={label}
            {...leaving}
          >
            <RowTab isOn>{children}</RowTab>
          </Content>
        </Radix.Portal>
      ) : null}
    </Radix.Root>
  )
}
