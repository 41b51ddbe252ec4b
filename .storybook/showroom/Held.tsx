import { mirrorStates } from '@corrente/visual/states'
import { type ReactNode, useLayoutEffect, useRef } from 'react'

/** Without a mouse: as it stands, under the pointer, pressed, reached by the keyboard. */
export const HOLDS = ['rest', 'hover', 'pressed', 'focus'] as const
export type Hold = (typeof HOLDS)[number]

/** What a browser says of the control itself, and of everything that it stands in. */
const OWN: Readonly<Record<Hold, string>> = {
  rest: '',
  hover: 'hover',
  pressed: 'hover active',
  focus: 'focus focus-visible focus-within',
}
const AROUND: Readonly<Record<Hold, string>> = {
  rest: '',
  hover: 'hover',
  pressed: 'hover active',
  focus: 'focus-within',
}
const CONTROL = 'button:not([aria-disabled=true]), a[href], input, textarea, select'

export interface HeldProps {
  state: Hold
  /** Selector of the control that is held; it may begin with `:scope`, the frame. Default: the first control. */
  control?: string | undefined
  children: ReactNode
}

/** Holds a control in a state that only a mouse or a keyboard gives, for the eye and for pictures. */
export function Held({ state, control = CONTROL, children }: HeldProps) {
  const frame = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const edge = frame.current
    if (!edge) return undefined
    const hold = (): boolean => {
      const held = edge.querySelector(control)
      held?.setAttribute('data-hold', OWN[state])
      for (let around = held?.parentElement; around && around !== edge; around = around.parentElement)
        around.setAttribute('data-hold', AROUND[state])
      if (held) mirrorStates()
      return held !== null
    }
    if (hold()) return undefined
    // Rows of a table come once it knows its width.
    const watch = new MutationObserver(() => hold() && watch.disconnect())
    watch.observe(edge, { childList: true, subtree: true })
    return () => watch.disconnect()
  }, [state, control])
  return <div ref={frame}>{children}</div>
}
