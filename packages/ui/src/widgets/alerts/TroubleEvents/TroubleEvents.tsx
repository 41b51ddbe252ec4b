import type { StationNotification } from '@corrente/domain/notifications'
import { theme } from '@corrente/themes'
import { type ReactNode, useState } from 'react'
import styled from 'styled-components'
import { type Loadable, phaseOf } from '../../../foundations/index.ts'
import { Muted } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, ErrorState, Skeleton } from '../../../primitives/index.ts'
import { EventLine } from './EventLine.tsx'

export interface TroubleEventsProps {
  /** What the problem is called. */
  name: string
  /** Its events, newest first. */
  alerts: readonly StationNotification[]
  /** How they are read, where that is a call of their own: while they come, and where they cannot. */
  reading?: Omit<Loadable<unknown>, 'data'> | undefined
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
export function TroubleEvents({ name, alerts, reading, renderEvent }: TroubleEventsProps) {
  const t = useText('alert-list')
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole ? alerts : alerts.slice(0, FIRST_EVENTS)
  const rest = alerts.length - shown.length
  const phase = reading === undefined ? 'ready' : phaseOf(reading)
  return (
    <Root>
      {reading && phase === 'failed' && (
        <ErrorState
          title={t('problems.eventsFailed')}
          onRetry={reading.retry}
          isRetrying={reading.isRetrying}
        />
      )}
      {phase === 'loading' && <Skeleton shape="block" blockSize="96px" />}
      {phase === 'ready' && alerts.length === 0 && <Muted as="p">{t('problems.noEvents')}</Muted>}
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
