import { ALERTS_PER_PAGE, DEFAULT_ALERT_SORT, isRedAlert } from '@corrente/domain/alerts'
import type { StationNotification } from '@corrente/domain/notifications'
import type { ListSort } from '@corrente/domain/paging'
import { X } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { HEADER_HEIGHT, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button, Pagination } from '../../../primitives/index.ts'
import { DataTable, type TableSelection, type TableState, type TableView } from '../../../table/index.ts'
import { useEventLabel } from '../useEventLabel.ts'
import { type AlertsRead, useSpanText } from '../useSpanText.ts'
import { useAlertColumns } from './useAlertColumns.tsx'

export interface AlertListProps {
  /** The alerts of the page that is shown, sorted; at most ten (ALR-005). */
  alerts: readonly StationNotification[]
  /** From 1, over all alerts that the server counts. */
  page: number
  onPageChange: (page: number) => void
  /** By 'station', 'type' or 'time', within what was read (ALR-003). */
  sort: ListSort
  onSortChange: (sort: ListSort | undefined) => void
  /** What was read; undefined before the first answer. */
  read: AlertsRead | undefined
  state: TableState
  /** Rows of the answer that could not be read. */
  unreadRows: number
  /** Alerts that came since, held back so that no row moves. */
  freshCount: number
  /** Shows those too. */
  onShowFresh: () => void
  /** Whether a search narrows the list. */
  isSearching: boolean
  /** Takes the search away. */
  onClearSearch: () => void
  /** The ticked alerts, by their key; nothing is done with them but the tick (ALR-007). */
  selection: TableSelection
  onSelectionChange: (selection: TableSelection) => void
  view: TableView
  onViewChange: (view: TableView) => void
  /** What an expanded alert shows (ALR-004). */
  renderPanel: (alert: StationNotification) => ReactNode
}

/**
 * The documented list of alerts: sorted, ten per page, each opening to its details; failures are red, and only they can
 * be ticked (ALR-003 to ALR-008).
 */
export function AlertList(props: AlertListProps) {
  const { alerts, page, sort, read, freshCount, isSearching } = props
  const t = useText('alert-list')
  const labelOf = useEventLabel()
  const spanText = useSpanText()
  const columns = useAlertColumns()
  const reasonOf = useCallback(
    (alert: StationNotification) => (isRedAlert(alert) ? undefined : t('onlyFailures')),
    [t],
  )
  const total = read?.total ?? 0
  const isSortedApart =
    (sort.key !== DEFAULT_ALERT_SORT.key || sort.direction !== DEFAULT_ALERT_SORT.direction) &&
    read !== undefined &&
    total > read.count
  const empty = isSearching
    ? {
        title: t('empty.noMatch'),
        detail: t('empty.noMatchDetail'),
        action: (
          <Button size="small" icon={<X aria-hidden="true" />} onClick={props.onClearSearch}>
            {t('empty.clear')}
          </Button>
        ),
      }
    : { title: t('empty.title'), detail: t('empty.detail') }
  return (
    <Stack gap={4}>
      <DataTable
        label={t('title')}
        columns={columns}
        rows={alerts}
        keyOf={({ key }) => key}
        textOf={(alert) => `${labelOf(alert)}, ${alert.stationName ?? alert.stationId}`}
        state={props.state}
        empty={empty}
        unreadRows={props.unreadRows}
        total={total}
        firstRow={(page - 1) * ALERTS_PER_PAGE}
        sort={sort}
        onSortChange={props.onSortChange}
        isSortedByCaller
        selecting={{ selection: props.selection, onChange: props.onSelectionChange, reasonOf }}
        view={props.view}
        onViewChange={props.onViewChange}
        renderPanel={props.renderPanel}
        toneOf={(alert) => (isRedAlert(alert) ? 'danger' : 'neutral')}
        {...(freshCount > 0 && { newRows: { count: freshCount, onShow: props.onShowFresh } })}
        note={
          read !== undefined &&
          read.count > 0 &&
          [spanText(read), isSortedApart && t('span.sorted')].filter(Boolean).join('. ')
        }
        stickyOffset={HEADER_HEIGHT}
      />
      <Pagination
        page={page}
        total={total}
        pageSize={ALERTS_PER_PAGE}
        onChange={props.onPageChange}
        isHiddenWhenSingle
      />
    </Stack>
  )
}
