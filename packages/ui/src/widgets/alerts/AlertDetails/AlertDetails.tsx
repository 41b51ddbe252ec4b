import { alertDetails } from '@corrente/domain/alerts'
import type { StationNotification } from '@corrente/domain/notifications'
import { MapPin } from 'lucide-react'
import type { ReactNode } from 'react'
import { Cluster, Rows } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { ButtonLink, DescriptionList } from '../../../primitives/index.ts'
import { TermHelp } from '../../ocpp/index.ts'
import { useCodeText } from '../useReportedError.ts'
import { TransactionTimeline, type TransactionTimelineProps } from './TransactionTimeline.tsx'

export interface AlertDetailsProps extends Omit<TransactionTimelineProps, 'transactionId'> {
  alert: StationNotification
  /** Where the station is shown; absent without the right. */
  stationHref: string | undefined
  /** The commands that it can be sent. */
  commands?: ReactNode
}

/**
 * What an alert says beyond its row, '-' for what it does not (ALR-004). A short recharge shows the other events of its
 * recharge, or why there are none (ALR-006); any other alert shows them where there are some.
 */
export function AlertDetails({ alert, stationHref, commands, events, state, onRetry }: AlertDetailsProps) {
  const t = useText('alert-list')
  const { connectorId, userName, errorCode, errorMessage, address } = alertDetails(alert)
  const codeText = useCodeText()
  const values = {
    connector: connectorId,
    user: userName,
    errorCode:
      errorCode === undefined ? undefined : (
        <>
          {codeText(errorCode)} <TermHelp kind="error" text={errorCode} />
        </>
      ),
    errorMessage,
    address,
    transaction: alert.transactionId,
  }
  const hasTimeline = alert.type === 'Warning' || (alert.transactionId !== undefined && events.length > 0)
  return (
    <Rows $gap={4}>
      <DescriptionList
        items={(['connector', 'user', 'errorCode', 'errorMessage', 'address', 'transaction'] as const).map(
          (key) => ({ key, term: t(`detail.${key}`), value: values[key] }),
        )}
      />
      {hasTimeline && (
        <TransactionTimeline
          transactionId={alert.transactionId}
          events={events}
          state={state}
          onRetry={onRetry}
        />
      )}
      {(stationHref !== undefined || commands) && (
        <Cluster>
          {stationHref !== undefined && (
            <ButtonLink href={stationHref} size="small" icon={<MapPin aria-hidden="true" />}>
              {t('detail.openStation')}
            </ButtonLink>
          )}
          {commands}
        </Cluster>
      )}
    </Rows>
  )
}
