import type { StationNotification } from '@corrente/domain/notifications'
import { isAbsent } from '@corrente/domain/wire'
import { useFormats, VisuallyHidden } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { EventIcon, namedErrorCode, useCodeText, useEventLabel } from '../../alerts/index.ts'
import { NewDot, Row, RowDetail, RowEnd, RowIcon, RowText, RowTitle } from './NotificationsMenu.styles.ts'

export interface NotificationRowProps {
  /** A failure, a warning or a disconnection (SHL-005). */
  notification: StationNotification
  /** Came after the last look at the menu. */
  isNew: boolean
}

/** One event: what, where, when (DD/MM/YY HH:mm), and the connector's error where it has one. */
export function NotificationRow({ notification, isNew }: NotificationRowProps) {
  const t = useText('shell')
  const labelOf = useEventLabel()
  const codeText = useCodeText()
  const formats = useFormats()
  const { stationName, stationId, connectorId, errorMessage, at } = notification
  const connector =
    connectorId === undefined || connectorId === 0
      ? undefined
      : t('notifications.connector', { id: String(connectorId) })
  const detail = [connector, codeText(namedErrorCode(notification)), errorMessage].filter(isSaid).join(' · ')
  return (
    <Row>
      <RowIcon>
        <EventIcon event={notification} isDecorative />
      </RowIcon>
      <RowText>
        <RowTitle>{stationName?.trim() || stationId}</RowTitle>
        <p>{labelOf(notification)}</p>
        {detail !== '' && <RowDetail>{detail}</RowDetail>}
      </RowText>
      <RowEnd>
        {formats.timestamp(at, 'DD/MM/YY HH:mm')}
        {isNew && (
          <span>
            <NewDot aria-hidden />
            <VisuallyHidden>{t('notifications.new')}</VisuallyHidden>
          </span>
        )}
      </RowEnd>
    </Row>
  )
}

/** Whether a text tells something. */
function isSaid(text: string | undefined): boolean {
  return text !== undefined && text.trim() !== '' && !isAbsent(text)
}
