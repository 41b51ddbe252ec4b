import type { EventType } from '@corrente/domain/notifications'
import type { Tone } from '@corrente/themes'
import styled from 'styled-components'
import { softTones } from '../../../foundations/index.ts'
import { Glyph } from '../../../primitives/index.ts'
import { type EventOf, useEventLabel } from '../useEventLabel.ts'
import { shapeOf } from './eventShapes.ts'

export interface EventIconProps {
  /** What happened; a type that the product does not know gets a bell (ALR-008). */
  event: EventOf
  /** The type stands beside it in words, so the icon says nothing. */
  isDecorative?: boolean
}

/** What each type means to an operator. */
export const EVENT_TONES: Readonly<Record<EventType, Tone>> = {
  Available: 'success',
  Connected: 'success',
  Disconnected: 'warning',
  StationBooted: 'info',
  TransactionStarted: 'info',
  TransactionEnded: 'neutral',
  Failure: 'danger',
  Warning: 'warning',
}

/** What an event means to an operator; neutral where nobody knows. */
const toneOf = (type: EventType | undefined): Tone => (type ? EVENT_TONES[type] : 'neutral')

const Disc = styled.span<{ $tone: Tone }>`
  display: inline-grid;
  place-items: center;
  flex: none;
  inline-size: 28px;
  block-size: 28px;
  border: 1px solid;
  border-radius: 50%;
  ${({ $tone }) => softTones[$tone]}
`

/** One distinct picture per type of event, a bell for all others (ALR-008). */
export function EventIcon({ event, isDecorative = false }: EventIconProps) {
  const labelOf = useEventLabel()
  return (
    <Disc
      $tone={toneOf(event.type)}
      data-event={event.type ?? 'unknown'}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': labelOf(event) })}
    >
      <Glyph shape={shapeOf(event.type)} size="small" />
    </Disc>
  )
}

/** The same picture and tone for a `Timeline`, which has a disc of its own. */
export const timelineMark = (type: EventType | undefined) => ({
  icon: <Glyph shape={shapeOf(type)} size="small" />,
  tone: toneOf(type),
})
