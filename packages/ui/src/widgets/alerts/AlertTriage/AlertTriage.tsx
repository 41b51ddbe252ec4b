import { ALERTS_PER_PAGE, type Mute, type RestingMute, type TroubleGroup } from '@corrente/domain/alerts'
import { type ReactNode, useMemo, useRef } from 'react'
import { HEADER_HEIGHT, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Pagination } from '../../../primitives/index.ts'
import { DataTable, type TableState, type TableView } from '../../../table/index.ts'
import { type AlertsRead, useSpanText } from '../useSpanText.ts'
import { RestingMutes } from './RestingMutes.tsx'
import { TriageBar, type TriageBarProps } from './TriageBar.tsx'
import type { TroubleCommands } from './TroubleActions.tsx'
import { useCauseText } from './useCauseText.ts'
import { useKeptFocus } from './useKeptFocus.ts'
import { useTroubleColumns } from './useTroubleColumns.tsx'

export interface AlertTriageProps extends TriageBarProps, TroubleCommands {
  /** The problems of the page that is shown, on the chosen shelf. */
  groups: readonly TroubleGroup[]
  /** A problem that no longer belongs to the shelf; it stays in its place, marked. */
  isOutside: (group: TroubleGroup) => boolean
  /** All problems of the shelf. */
  total: number
  /** From 1. */
  page: number
  onPageChange: (page: number) => void
  /** The mutes that hold a problem quiet now. Give the same function while they do not change. */
  mutesOf: (group: TroubleGroup) => readonly Mute[]
  /** Mutes without a problem; shown on the shelf of the muted. */
  resting: readonly RestingMute[]
  /** What was read; undefined before the first answer. */
  read: AlertsRead | undefined
  state: TableState
  unreadRows: number
  /** Problems that came since, held back so that no row moves. */
  freshCount: number
  onShowFresh: () => void
  view: TableView
  onViewChange: (view: TableView) => void
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
 * The alerts as problems: one row per station and cause, counted, open ones first; what somebody has seen, silenced, or
 * what is too short to matter lies on shelves of its own, each with its count, so that nothing is out of sight.
 */
export function AlertTriage(props: AlertTriageProps) {
  const { shelf, groups, total, page, read, freshCount, mutesOf } = props
  const { onAcknowledge, onUnacknowledge, onMute, onUnmute } = props
  const t = useText('alert-list')
  const spanText = useSpanText()
  const causeText = useCauseText()
  const commands = useMemo(
    () => ({ onAcknowledge, onUnacknowledge, onMute, onUnmute }),
    [onAcknowledge, onUnacknowledge, onMute, onUnmute],
  )
  const columns = useTroubleColumns(shelf, commands, mutesOf)
  const empty = EMPTY[shelf]
  const bar = useRef<HTMLDivElement>(null)
  useKeptFocus(bar, groups.length + props.resting.length)
  return (
    <Stack gap={4}>
      <div ref={bar}>
        <TriageBar
          shelf={shelf}
          onShelfChange={props.onShelfChange}
          counts={props.counts}
          holdMinutes={props.holdMinutes}
          onHoldChange={props.onHoldChange}
        />
      </div>
      <DataTable
        label={t(`shelf.${shelf}`)}
        columns={columns}
        rows={groups}
        keyOf={({ key }) => key}
        textOf={({ cause, stationName, stationId }) =>
          t('trouble.name', { cause: causeText(cause), station: stationName ?? stationId })
        }
        state={props.state}
        empty={{ title: t(empty.title), detail: t(empty.detail) }}
        unreadRows={props.unreadRows}
        total={total}
        firstRow={(page - 1) * ALERTS_PER_PAGE}
        view={props.view}
        onViewChange={props.onViewChange}
        renderPanel={props.renderPanel}
        isOutside={props.isOutside}
        {...(freshCount > 0 && { newRows: { count: freshCount, onShow: props.onShowFresh } })}
        note={read && read.count > 0 && spanText(read)}
        stickyOffset={HEADER_HEIGHT}
      />
      <Pagination
        page={page}
        total={total}
        pageSize={ALERTS_PER_PAGE}
        onChange={props.onPageChange}
        isHiddenWhenSingle
      />
      {shelf === 'muted' && <RestingMutes mutes={props.resting} onUnmute={onUnmute} />}
    </Stack>
  )
}
