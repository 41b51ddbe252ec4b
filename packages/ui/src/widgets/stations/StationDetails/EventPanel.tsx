import type { StationNotification } from '@corrente/domain/notifications'
import {
  EVENT_PERIODS,
  type EventPeriod,
  type EventsRead,
  eventsOfPeriod,
  reachesBack,
  STATION_EVENTS_MORE,
} from '@corrente/domain/stations'
import { theme } from '@corrente/themes'
import { useState } from 'react'
import styled from 'styled-components'
import { type Loadable, useFormats, useNow } from '../../../foundations/index.ts'
import { Cluster, Muted } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Panel, panelState, Skeleton, Timeline } from '../../../primitives/index.ts'
import { timelineMark, useEventLabel, useReportedError } from '../../alerts/index.ts'

export interface EventPanelProps {
  /** The station's last events, newest first, those that came live among them. */
  events: Loadable<readonly StationNotification[]>
  /** How far back they go. */
  read: EventsRead
  /** The way to older ones; absent where there are none, or none that a call gives. */
  more: MoreEvents | undefined
}

/** How the reading of older events stands. */
export interface MoreEvents {
  readonly isReading: boolean
  readonly hasFailed: boolean
  readonly onRead: () => void
}

const Body = styled.div`
  display: grid;
  gap: ${theme.space[3]};
`
/** They wrap where they do not fit side by side. */
const Scroll = styled.div`
  max-block-size: 320px;
  overflow-y: auto;
`
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[2]};
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
`
const Note = styled.span`
  color: ${theme.tone.warning.fg};
`

const MINUTE_MS = 60_000
/** A full list with its periods and its foot, held while it is read: most stations have one, and what stands below would jump. */
const WHOLE = '400px'
const EMPTY = { hour: 'emptyHour', day: 'emptyDay', week: 'emptyWeek', all: 'empty' } as const

/** The last events of a station (STN-024), of a period or all that were read; it says how far back that goes. */
export function EventPanel({ events, read, more }: EventPanelProps) {
  const t = useText('station-list')
  const list = events.data ?? []
  const state = panelState(events, t('events.failed'), list.length === 0 ? t('events.empty') : undefined)
  const skeleton = <Skeleton shape="block" blockSize={WHOLE} />
  return (
    <Panel
      title={t('events.title')}
      level={3}
      state={state.kind === 'loading' ? { ...state, skeleton } : state}
      note={events.unread > 0 ? <Note>{t('unread', { count: events.unread })}</Note> : undefined}
    >
      <EventList list={list} read={read} more={more} />
    </Panel>
  )
}

interface EventListProps extends Pick<EventPanelProps, 'read' | 'more'> {
  list: readonly StationNotification[]
}

function EventList({ list, read, more }: EventListProps) {
  const t = useText('station-list')
  const labelOf = useEventLabel()
  const errorText = useReportedError()
  const { timestamp, integer } = useFormats()
  const now = useNow(MINUTE_MS)
  const [period, setPeriod] = useState<EventPeriod>('all')
  const shown = eventsOfPeriod(list, period, now)
  /** With its number where all of its events were read: fewer would be a wrong answer. */
  const labelOfPeriod = (each: EventPeriod) => {
    const name = t(`events.${each}`)
    return reachesBack(read, each, now) && each !== 'all'
      ? t('events.counted', { period: name, count: integer(eventsOfPeriod(list, each, now).length) })
      : name
  }
  return (
    <Body>
      <Cluster role="group" aria-label={t('events.period')}>
        {EVENT_PERIODS.map((each) => (
          <Button
            key={each}
            size="small"
            tone={period === each ? 'brand' : 'neutral'}
            aria-pressed={period === each}
            onClick={() => setPeriod(each)}
          >
            {labelOfPeriod(each)}
          </Button>
        ))}
      </Cluster>
      {shown.length === 0 ? (
        <Muted as="p">{t(`events.${EMPTY[period]}`)}</Muted>
      ) : (
        <Scroll tabIndex={0} role="group" aria-label={t('events.title')}>
          <Timeline
            label={t('events.title')}
            events={shown.map((event) => ({
              key: event.key,
              time: timestamp(event.at, 'DD/MM/YY HH:mm'),
              title: labelOf(event),
              detail: [
                event.connectorId ? t('events.connector', { id: event.connectorId }) : undefined,
                errorText(event),
                event.userName,
              ]
                .filter((part) => part !== undefined)
                .join(' · '),
              ...timelineMark(event.type),
            }))}
          />
        </Scroll>
      )}
      <ReadSoFar count={list.length} period={period} read={read} more={more} />
    </Body>
  )
}

interface ReadSoFarProps extends Pick<EventPanelProps, 'read' | 'more'> {
  count: number
  period: EventPeriod
}

/** How far back the events go, and the way to older ones. */
function ReadSoFar({ count, period, read, more }: ReadSoFarProps) {
  const t = useText('station-list')
  const { timestamp, integer } = useFormats()
  const now = useNow(MINUTE_MS)
  const since = timestamp(read.since, 'DD/MM/YY HH:mm')
  return (
    <Foot>
      <span role="status">
        {[
          read.isCut
            ? t('events.readLatest', { count: integer(count), since })
            : t('events.read', { count: count, since }),
          reachesBack(read, period, now) ? undefined : t('events.notReached'),
          more?.hasFailed ? t('events.moreFailed') : undefined,
        ]
          .filter((part) => part !== undefined)
          .join('. ')}
      </span>
      {more && (
        <Button size="small" isBusy={more.isReading} onClick={more.onRead}>
          {t('events.more', { count: integer(STATION_EVENTS_MORE) })}
        </Button>
      )}
    </Foot>
  )
}
