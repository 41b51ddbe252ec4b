import type { StationNotification } from '@corrente/domain/notifications'
import { theme } from '@corrente/themes'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { EventLine } from './EventLine.tsx'

export interface TroubleEventsProps {
  /** What the problem is called. */
  name: string
  /** Its events, newest first. */
  alerts: readonly StationNotification[]
  /** What an opened event shows: its details, and the other events of its recharge. Drawn only while it is open. */
  renderEvent: (alert: StationNotification) => ReactNode
}

const Root = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[2]};
  min-inline-size: 0;
`
const List = styled.ul`
  display: grid;
  inline-size: 100%;
  margin: 0;
  padding: 0;
  list-style: none;
`

/** How many events are shown before somebody asks for all. */
export const FIRST_EVENTS = 5

/** The events of one problem, newest first, each opening to its details. */
export function TroubleEvents({ name, alerts, renderEvent }: TroubleEventsProps) {
  const t = useText('alert-list')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? alerts : alerts.slice(0, FIRST_EVENTS)
  const rest = alerts.length - shown.length
  return (
    <Root>
      <List role="list" aria-label={t('triage.events', { name })}>
        {shown.map((alert) => (
          <EventLine key={alert.key} alert={alert} renderEvent={renderEvent} />
        ))}
      </List>
      {rest > 0 && (
        <Button size="small" tone="ghost" onClick={() => setWhole(true)}>
          {t('triage.moreEvents', { count: rest })}
        </Button>
      )}
    </Root>
  )
}
