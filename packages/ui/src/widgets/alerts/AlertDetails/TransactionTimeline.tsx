import type { StationNotification } from '@corrente/domain/notifications'
import { theme } from '@corrente/themes'
import { useId } from 'react'
import styled from 'styled-components'
import { type LoadPhase, useFormats } from '../../../foundations/index.ts'
import { Muted, Rows } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Banner, Button, Timeline } from '../../../primitives/index.ts'
import { timelineMark } from '../EventIcon/EventIcon.tsx'
import { useEventLabel } from '../useEventLabel.ts'
import { useReportedError } from '../useReportedError.ts'

export interface TransactionTimelineProps {
  /** The recharge; undefined where the alert names none. */
  transactionId: string | undefined
  /** The other events of the recharge that are known, oldest first. */
  events: readonly StationNotification[]
  /** Whether the station's own events are on their way, here, or could not be had. */
  state: LoadPhase
  /** Reads the station's events again. */
  onRetry: () => void
}

const Title = styled.h3`
  font-size: ${theme.font.size[13]};
  overflow-wrap: anywhere;
`

/** The other events of one recharge, oldest first, or why there are none (ALR-006). What is known shows in every state. */
export function TransactionTimeline({ transactionId, events, state, onRetry }: TransactionTimelineProps) {
  const t = useText('alert-list')
  const common = useText('common')
  const labelOf = useEventLabel()
  const errorText = useReportedError()
  const { timestamp } = useFormats()
  const titleId = useId()
  const title =
    transactionId === undefined ? t('timeline.noTitle') : t('timeline.title', { id: transactionId })
  return (
    <Rows $gap={3} role="group" aria-labelledby={titleId} aria-busy={state === 'loading'}>
      <Title id={titleId}>{title}</Title>
      {transactionId === undefined ? (
        <Muted as="p">{t('timeline.noTransaction')}</Muted>
      ) : (
        <>
          {state === 'failed' && (
            <Banner
              tone="warning"
              isAnnounced
              action={
                <Button size="small" onClick={onRetry}>
                  {common('action.retry')}
                </Button>
              }
            >
              {t('timeline.failed')}
            </Banner>
          )}
          {state === 'loading' && <Muted as="p">{t('timeline.loading')}</Muted>}
          {state === 'ready' && events.length === 0 && <Muted as="p">{t('timeline.empty')}</Muted>}
          {events.length > 0 && (
            <Timeline
              label={title}
              events={events.map((event) => ({
                key: event.key,
                time: timestamp(event.at, 'DD/MM/YYYY HH:mm'),
                title: labelOf(event),
                detail: [errorText(event), event.userName].filter(Boolean).join(' · '),
                ...timelineMark(event.type),
              }))}
            />
          )}
        </>
      )}
    </Rows>
  )
}
