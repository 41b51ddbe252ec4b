import { TRIAGE_SHELVES, type TriageShelf, type TroubleGroup } from '@corrente/domain/alerts'
import { useMemo } from 'react'
import { useText } from '../../../messages/index.ts'
import { ShelfList, type ShelfParts } from '../ShelfList.tsx'
import { type AlertsRead, useSpanText } from '../useSpanText.ts'
import { useCauseText } from './useCauseText.ts'
import { useTroubleColumns } from './useTroubleColumns.tsx'

export interface AlertTriageProps extends ShelfParts<TroubleGroup, TriageShelf> {
  /** What was read; undefined before the first answer. */
  read: AlertsRead | undefined
}

const EMPTY = {
  todo: { title: 'triage.emptyTodo', detail: 'triage.emptyTodoDetail' },
  acknowledged: { title: 'problems.empty.acknowledged', detail: 'triage.emptyAcknowledgedDetail' },
  muted: { title: 'triage.emptyMuted', detail: 'triage.emptyMutedDetail' },
  held: { title: 'problems.empty.held', detail: 'problems.emptyDetail.held' },
} as const

/**
 * The events by station and cause: what is over and what happened once, counted; what somebody has seen, silenced, or
 * what is too short to matter lies on shelves of its own, each with its count, so that nothing is out of sight. What is
 * wrong now stands in `ProblemList`.
 */
export function AlertTriage(props: AlertTriageProps) {
  const { shelf, read, onAcknowledge, onUnacknowledge, onMute, onUnmute } = props
  const t = useText('alert-list')
  const spanText = useSpanText()
  const causeText = useCauseText()
  const commands = useMemo(
    () => ({ onAcknowledge, onUnacknowledge, onMute, onUnmute }),
    [onAcknowledge, onUnacknowledge, onMute, onUnmute],
  )
  const { title, detail } = EMPTY[shelf]
  return (
    <ShelfList
      {...props}
      shelves={TRIAGE_SHELVES}
      columns={useTroubleColumns(shelf, commands, props.mutesOf)}
      textOf={({ cause, stationName, stationId }) =>
        t('trouble.name', { cause: causeText(cause), station: stationName ?? stationId })
      }
      empty={{ title: t(title), detail: t(detail) }}
      marked={t('triage.emptyMarkedDetail')}
      note={read && read.count > 0 && spanText(read)}
    />
  )
}
