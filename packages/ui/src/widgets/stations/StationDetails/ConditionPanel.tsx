import type { StationNotification } from '@corrente/domain/notifications'
import {
  type Conditioned,
  isClockWrong,
  lastMessageOf,
  type StationRow,
  stationConditionOf,
} from '@corrente/domain/stations'
import { ageOf } from '@corrente/domain/time'
import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'
import { useFormats, useNow, VisuallyHidden } from '../../../foundations/index.ts'
import { Muted } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Badge } from '../../../primitives/index.ts'
import { useEventLabel } from '../../alerts/index.ts'
import { ConditionMark } from '../../conditions/index.ts'
import { reportedStatus } from '../reportedStatus.ts'

export interface ConditionPanelProps {
  /** The station as it stands now. */
  station: Conditioned & Pick<StationRow, 'isActive' | 'hasWrongHeartbeat'>
  /** Its events, as far as they are here. */
  events: readonly StationNotification[] | undefined
  /** `StationCommands` of the whole station. */
  commands?: ReactNode
}

const Root = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border: 1px solid ${theme.border.default};
  border-radius: ${theme.radius.l};
  background: ${theme.bg.surface};
  box-shadow: ${theme.shadow.raised};
  overflow-wrap: anywhere;
`
const Condition = styled.span`
  font-size: ${theme.font.size[16]};
  font-weight: ${theme.font.weight.semibold};
`

const End = styled.div`
  margin-inline-start: auto;
`

const TICK_MS = 10_000

/** What a station is now, since when, and what it said last: the first answer of its card. */
export function ConditionPanel({ station, events, commands }: ConditionPanelProps) {
  const t = useText('station-list')
  const stations = useText('stations')
  const { timestamp } = useFormats()
  const { condition, since } = stationConditionOf(station)
  const last = useLastMessage({ station, events })
  return (
    <Root role="group" aria-label={t('condition.label')}>
      {/* The card's panels have headings of the third level; this one stands above them in a list and on a page of its own. */}
      <VisuallyHidden as="h2">{t('condition.label')}</VisuallyHidden>
      <Condition>
        <ConditionMark station={station} />
      </Condition>
      {!station.isActive && <Badge tone="neutral">{stations('card.inactive')}</Badge>}
      {isClockWrong(station) && <Badge tone="warning">{stations('condition.wrongClock')}</Badge>}
      {/* Of an offline station the mark says it. */}
      {since !== undefined && condition !== 'offline' && (
        <Muted>{t('connector.since', { time: timestamp(since, 'DD/MM/YY HH:mm') })}</Muted>
      )}
      <Muted>{last}</Muted>
      {commands !== undefined && <End>{commands}</End>}
    </Root>
  )
}

/** "Última mensagem: heartbeat, há 2 minutos (14/03/26 12:03)". */
function useLastMessage({ station, events }: Omit<ConditionPanelProps, 'commands'>): string {
  const t = useText('station-list')
  const stations = useText('stations')
  const common = useText('common')
  const labelOf = useEventLabel()
  const { timestamp } = useFormats()
  const now = useNow(TICK_MS)
  const last = lastMessageOf(station, events ?? [])
  if (!last) return t('age.unknown')
  const { unit, value } = ageOf(last.at, now)
  return t('condition.last', {
    what:
      last.kind === 'heartbeat'
        ? t('condition.heartbeat')
        : last.kind === 'event'
          ? labelOf(last.event)
          : last.kind === 'own'
            ? t('condition.ownStatus', { status: reportedStatus(last.own.reported ?? '', stations) })
            : t('condition.status', {
                id: last.connector.id,
                status: reportedStatus(last.connector.reported ?? '', stations),
              }),
    age: common(`age.${unit}`, { count: value }),
    time: timestamp(last.at, 'DD/MM/YY HH:mm'),
  })
}
