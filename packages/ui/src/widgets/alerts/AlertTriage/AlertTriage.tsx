import {
  type Mute,
  type RestingMute,
  TRIAGE_SHELVES,
  type TriageShelf,
  type TroubleGroup,
} from '@corrente/domain/alerts'
import { type ReactNode, useMemo, useRef } from 'react'
import { useText } from '../../../messages/index.ts'
import { RecordList, type RecordListProps } from '../../lists/index.ts'
import { type AlertsRead, useSpanText } from '../useSpanText.ts'
import type { MarkCommands } from './MarkActions.tsx'
import { RestingMutes } from './RestingMutes.tsx'
import { TriageBar, type TriageBarProps } from './TriageBar.tsx'
import { useCauseText } from './useCauseText.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { type ShelfSearch, useShelfEmpty } from './useShelfEmpty.tsx'
import { useTroubleColumns } from './useTroubleColumns.tsx'

export interface AlertTriageProps
  extends Omit<TriageBarProps<TriageShelf>, 'shelves'>,
    MarkCommands,
    ShelfSearch,
    Pick<RecordListProps<TroubleGroup>, 'list' | 'view' | 'onViewChange'> {
  /** The mutes that hold a problem quiet now. Give the same function while they do not change. */
  mutesOf: (group: TroubleGroup) => readonly Mute[]
  /** Mutes without a problem; shown on the shelf of the muted. */
  resting: readonly RestingMute[]
  /** What was read; undefined before the first answer. */
  read: AlertsRead | undefined
  /** What an expanded problem shows: its events. */
  renderPanel: (group: TroubleGroup) => ReactNode
}

const EMPTY = {
  todo: { title: 'triage.emptyTodo', detail: 'triage.emptyTodoDetail' },
  acknowledged: { title: 'triage.emptyAcknowledged', detail: 'triage.emptyAcknowledgedDetail' },
  muted: { title: 'triage.emptyMuted', detail: 'triage.emptyMutedDetail' },
  held: { title: 'triage.emptyHeld', detail: 'triage.emptyHeldDetail' },
} as const

/**
 * The events by station and cause: what is over and what happened once, counted; what somebody has seen, silenced, or
 * what is too short to matter lies on shelves of its own, each with its count, so that nothing is out of sight. What is
 * wrong now stands in `ProblemList`.
 */
export function AlertTriage(props: AlertTriageProps) {
  const { shelf, counts, list, read, mutesOf } = props
  const { onAcknowledge, onUnacknowledge, onMute, onUnmute } = props
  const t = useText('alert-list')
  const spanText = useSpanText()
  const causeText = useCauseText()
  const commands = useMemo(
    () => ({ onAcknowledge, onUnacknowledge, onMute, onUnmute }),
    [onAcknowledge, onUnacknowledge, onMute, onUnmute],
  )
  const columns = useTroubleColumns(shelf, commands, mutesOf)
  const { title, detail } = EMPTY[shelf]
  const marked = counts ? counts.acknowledged + counts.muted + counts.held : 0
  const empty = useShelfEmpty(props, {
    none: { title: t(title), detail: t(detail) },
    marked: t('triage.emptyMarkedDetail'),
    isMarked: shelf === 'todo' && marked > 0,
  })
  const bar = useRef<HTMLDivElement>(null)
  useKeptFocus(bar, list.rows.length + props.resting.length)
  return (
    <RecordList
      list={list}
      filters={
        <div ref={bar}>
          <TriageBar
            shelves={TRIAGE_SHELVES}
            shelf={shelf}
            onShelfChange={props.onShelfChange}
            counts={counts}
            holdMinutes={props.holdMinutes}
            onHoldChange={props.onHoldChange}
          />
        </div>
      }
      label={t(`shelf.${shelf}`)}
      columns={columns}
      keyOf={({ key }) => key}
      textOf={({ cause, stationName, stationId }) =>
        t('trouble.name', { cause: causeText(cause), station: stationName ?? stationId })
      }
      empty={empty}
      view={props.view}
      onViewChange={props.onViewChange}
      renderPanel={props.renderPanel}
      note={read && read.count > 0 && spanText(read)}
    >
      {shelf === 'muted' && <RestingMutes mutes={props.resting} onUnmute={onUnmute} />}
    </RecordList>
  )
}
