import { theme } from '@corrente/themes'
import { Slot } from '@radix-ui/react-slot'
import { type CSSProperties, type ReactElement, useId } from 'react'
import styled from 'styled-components'
import { useTooltip } from './useTooltip.ts'

export const TOOLTIP_SIDES = ['above', 'below', 'start', 'end'] as const
export type TooltipSide = (typeof TOOLTIP_SIDES)[number]

export interface TooltipProps {
  /** What the bubble says; without it the trigger stands alone. */
  text: string | undefined
  /** The bubble only repeats the trigger's own label (icon buttons), so it is not its description too. */
  isLabel?: boolean
  /** Where it opens; it moves to the other side where there is no room. Default: above. */
  side?: TooltipSide
  /** One element that takes focus. */
  children: ReactElement
}

const area = {
  above: 'block-start',
  below: 'block-end',
  start: 'inline-start',
  end: 'inline-end',
} satisfies Record<TooltipSide, string>

const Bubble = styled.span`
  position: fixed;
  inset: auto;
  position-try-fallbacks: flip-block, flip-inline;
  max-inline-size: 280px;
  margin: 6px;
  padding: ${theme.space[1]} ${theme.space[2]};
  overflow: visible;
  border: 1px solid transparent;
  border-radius: ${theme.radius.s};
  background: ${theme.tone.neutral.solid};
  color: ${theme.tone.neutral.onSolid};
  font-size: ${theme.font.size[12]};
  font-weight: ${theme.font.weight.medium};
  line-height: ${theme.font.line.normal};
  text-align: start;
  white-space: normal;
`

/**
 * Explains a control on hover and focus. The bubble stands in the browser's top layer, anchored by CSS: nothing clips it,
 * no portal takes it away from its tenant, and a dialog never covers it. It stays while pointed at, and Escape closes it
 * alone (WCAG 1.4.13).
 */
export function Tooltip({ text, isLabel = false, side = 'above', children }: TooltipProps) {
  const id = useId()
  const { bubble, isNear, triggerHandlers, bubbleHandlers } = useTooltip()
  const anchor = `--tip-${id.replaceAll(/[^\w-]/g, '')}`
  const anchorStyle: CSSProperties = { anchorName: anchor }
  // A hundred rows have a hundred icon buttons: a bubble that no description needs waits for a hand.
  const hasBubble = Boolean(text) && (isNear || !isLabel)
  const bubbleStyle: CSSProperties = { positionAnchor: anchor, positionArea: area[side] }
  return (
    <>
      {/* Also without a text: were the trigger mounted anew when a reason comes or goes, it would lose the focus. */}
      <Slot
        {...(isLabel || !text ? {} : { 'aria-describedby': id })}
        {...triggerHandlers}
        {...(hasBubble && { style: anchorStyle })}
      >
        {children}
      </Slot>
      {hasBubble ? (
        <Bubble
          ref={bubble}
          id={id}
          role="tooltip"
          popover="manual"
          aria-hidden={isLabel || undefined}
          style={bubbleStyle}
          {...bubbleHandlers}
        >
          {text}
        </Bubble>
      ) : null}
    </>
  )
}
