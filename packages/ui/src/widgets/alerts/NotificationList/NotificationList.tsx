import { CARD_LIMIT, mergeNotifications, type StationNotification } from '@corrente/domain/notifications'
import { theme } from '@corrente/themes'
import { BellOff } from 'lucide-react'
import { useMemo } from 'react'
import styled from 'styled-components'
import { focusRingInset, tabularNumbers, useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { EmptyState } from '../../../primitives/index.ts'
import { EventIcon } from '../EventIcon/EventIcon.tsx'
import { useEventLabel } from '../useEventLabel.ts'
import { useReportedError } from '../useReportedError.ts'

export interface NotificationListProps {
  /** Any order, any number: shown newest first, at most 30 (HOM-017, FMT-005). */
  notifications: readonly StationNotification[]
  /** How many rows of the reply could not be read; said above the list. */
  unread?: number | undefined
  /** A row was chosen; without it rows are not buttons. */
  onSelectStation?: ((stationId: string) => void) | undefined
}

const List = styled.ul`
  margin: 0;
  padding: 0;
  list-style: none;
`
const Row = styled.li`
  border-block-end: 1px solid ${theme.border.default};

  &:last-child {
    border-block-end: 0;
  }
`
const Body = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: start;
  gap: 1px 10px;
  inline-size: 100%;
  padding: 9px 16px;
  border: 0;
  background: none;
  color: inherit;
  font: inherit;
  font-size: ${theme.font.size[13]};
  text-align: start;
  ${focusRingInset}

  &:is(button) {
    cursor: pointer;
  }
  &:is(button):hover {
    background: ${theme.bg.hover};
  }
  & > :first-child {
    grid-row: span 2;
  }
`
const Station = styled.span`
  font-weight: ${theme.font.weight.medium};
  overflow-wrap: anywhere;
`
const Detail = styled.span`
  grid-column: 2 / -1;
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  overflow-wrap: anywhere;
`
const Moment = styled.time`
  color: ${theme.fg.muted};
  font-size: ${theme.font.size[12]};
  white-space: nowrap;
  ${tabularNumbers}
`
const Unread = styled.p`
  margin: 0;
  padding: 6px 16px;
  background: ${theme.tone.warning.bg};
  color: ${theme.tone.warning.fg};
  font-size: ${theme.font.size[12]};
`

const iso = (at: number | undefined) =>
  at !== undefined && Math.abs(at) <= 8.64e15 ? new Date(at).toISOString() : undefined

/** What happened at the stations, as it happens (HOM-017); times as DD/MM/YY HH:mm of this place (FMT-007). */
export function NotificationList({ notifications, unread = 0, onSelectStation }: NotificationListProps) {
  const t = useText('alerts')
  const labelOf = useEventLabel()
  const reportedError = useReportedError()
  const { timestamp } = useFormats()
  const shown = useMemo(() => mergeNotifications([], notifications, CARD_LIMIT), [notifications])
  return (
    <>
      {unread > 0 && <Unread role="status">{t('list.unread', { count: unread })}</Unread>}
      {shown.length === 0 ? (
        <EmptyState icon={<BellOff />} title={t('list.empty')} detail={t('list.emptyDetail')} />
      ) : (
        <List aria-label={t('list.label')}>
          {shown.map((item, place) => {
            const { stationId, connectorId } = item
            const parts = [
              labelOf(item),
              connectorId ? t('list.connector', { id: connectorId }) : undefined,
              reportedError(item),
              item.userName,
            ]
            const body = (
              <>
                <EventIcon event={item} isDecorative />
                <Station>{item.stationName ?? stationId}</Station>
                <Moment dateTime={iso(item.at)}>{timestamp(item.at, 'DD/MM/YY HH:mm')}</Moment>
                <Detail>{parts.filter((part) => part !== undefined).join(' · ')}</Detail>
              </>
            )
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: places stay and what stands in them changes, so no row is moved
              <Row key={place}>
                {onSelectStation ? (
                  <Body as="button" type="button" onClick={() => onSelectStation(stationId)}>
                    {body}
                  </Body>
                ) : (
                  <Body>{body}</Body>
                )}
              </Row>
            )
          })}
        </List>
      )}
    </>
  )
}
