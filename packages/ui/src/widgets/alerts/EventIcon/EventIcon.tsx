import type { EventType } from '@corrente/domain/notifications'
import type { Tone } from '@corrente/themes'
import {
  BatteryCharging,
  BatteryFull,
  Bell,
  CircleCheck,
  type LucideIcon,
  OctagonAlert,
  Plug,
  Power,
  TimerOff,
  Unplug,
} from 'lucide-react'
import styled from 'styled-components'
import { softTones } from '../../../foundations/index.ts'
import { type EventOf, useEventLabel } from '../useEventLabel.ts'

export interface EventIconProps {
  /** What happened; a type that the product does not know gets a bell (ALR-008). */
  event: EventOf
  /** The type stands beside it in words, so the icon says nothing. */
  isDecorative?: boolean
}

/** A picture and a meaning per type; each picture is used once. */
export const EVENT_LOOKS: Readonly<Record<EventType, { readonly Icon: LucideIcon; readonly tone: Tone }>> = {
  Available: { Icon: CircleCheck, tone: 'success' },
  Connected: { Icon: Plug, tone: 'success' },
  Disconnected: { Icon: Unplug, tone: 'warning' },
  StationBooted: { Icon: Power, tone: 'info' },
  TransactionStarted: { Icon: BatteryCharging, tone: 'info' },
  TransactionEnded: { Icon: BatteryFull, tone: 'neutral' },
  Failure: { Icon: OctagonAlert, tone: 'danger' },
  Warning: { Icon: TimerOff, tone: 'warning' },
}

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
  const { Icon, tone } = event.type ? EVENT_LOOKS[event.type] : { Icon: Bell, tone: 'neutral' as const }
  return (
    <Disc
      $tone={tone}
      data-event={event.type ?? 'unknown'}
      {...(isDecorative ? { 'aria-hidden': true } : { role: 'img', 'aria-label': labelOf(event) })}
    >
      <Icon size={15} aria-hidden="true" />
    </Disc>
  )
}
