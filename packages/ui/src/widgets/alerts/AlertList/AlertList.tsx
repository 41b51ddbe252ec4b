import { alertSortValues, DEFAULT_ALERT_SORT, isRedAlert } from '@corrente/domain/alerts'
import type { StationNotification } from '@corrente/domain/notifications'
import { sortRows } from '@corrente/domain/paging'
import { Download, X } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { isSelected, type TableSelection } from '../../../table/index.ts'
import { RecordList, type RecordListProps } from '../../lists/index.ts'
import { TickedBar, type TickedCommands } from '../TickedBar/TickedBar.tsx'
import { useEventLabel } from '../useEventLabel.ts'
import { type AlertsRead, useSpanText } from '../useSpanText.ts'
import { useAlertColumns } from './useAlertColumns.tsx'
import { useAlertCsv } from './useAlertCsv.ts'

export interface AlertListProps
  extends Pick<RecordListProps<StationNotification>, 'list' | 'view' | 'onViewChange'> {
  /** What was read; undefined before the first answer. */
  read: AlertsRead | undefined
  /** Whether a search narrows the list. */
  isSearching: boolean
  /** Takes the search away. */
  onClearSearch: () => void
  /** What narrows those that were read; `list.rows` are those that pass. */
  filters: ReactNode
  /** Whether they are narrowed so. */
  isFiltered: boolean
  /** Takes the filters away. */
  onClearFilters: () => void
  /** What can be done with ticked ones. */
  commands: TickedCommands
  /** Saves a file. */
  onSaveCsv: (file: Blob) => void
  /** The ticked alerts, by their key (ALR-007). */
  selection: TableSelection
  onSelectionChange: (selection: TableSelection) => void
  /** What an expanded alert shows (ALR-004). */
  renderPanel: (alert: StationNotification) => ReactNode
}

/**
 * The documented list of alerts: sorted, ten per page, each opening to its details; failures are red, and only they can
 * be ticked (ALR-003 to ALR-008).
 */
export function AlertList(props: AlertListProps) {
  const { list, read, selection } = props
  const t = useText('alert-list')
  const labelOf = useEventLabel()
  const spanText = useSpanText()
  const { locale, integer } = useFormats()
  const columns = useAlertColumns()
  const { key, direction } = list.sort ?? DEFAULT_ALERT_SORT
  const reasonOf = useCallback(
    (alert: StationNotification) => (isRedAlert(alert) ? undefined : t('onlyFailures')),
    [t],
  )
  const isSortedApart =
    (key !== DEFAULT_ALERT_SORT.key || direction !== DEFAULT_ALERT_SORT.direction) &&
    read !== undefined &&
    read.total > read.count
  const empty = useEmpty(props)
  const csvOf = useAlertCsv()
  const ticked = list.rows.filter((alert) => isRedAlert(alert) && isSelected(selection, alert.key))
  const sorted = () => sortRows(list.rows, alertSortValues(labelOf), { key, direction }, locale)
  return (
    <RecordList
      list={list}
      label={t('title')}
      columns={columns}
      keyOf={({ key }) => key}
      textOf={(alert) => `${labelOf(alert)}, ${alert.stationName ?? alert.stationId}`}
      empty={empty}
      filters={props.filters}
      notices={<TickedBar {...props.commands} alerts={ticked} />}
      footer={
        list.rows.length > 0 && (
          <Button
            size="small"
            tone="ghost"
            icon={<Download aria-hidden="true" />}
            onClick={() => props.onSaveCsv(csvOf(sorted()))}
          >
            {t('csv.save', { count: list.rows.length })}
          </Button>
        )
      }
      selecting={{ selection, onChange: props.onSelectionChange, reasonOf }}
      view={props.view}
      onViewChange={props.onViewChange}
      renderPanel={props.renderPanel}
      toneOf={(alert) => (isRedAlert(alert) ? 'danger' : 'neutral')}
      note={
        read !== undefined &&
        read.count > 0 &&
        [
          spanText(read),
          isSortedApart && t('span.sorted'),
          props.isFiltered &&
            t('span.filtered', { count: list.rows.length, shown: integer(list.rows.length) }),
        ]
          .filter(Boolean)
          .join('. ')
      }
    />
  )
}

/** Why there is nothing: the filters, the search, or that nothing happened. */
function useEmpty({ isSearching, onClearSearch, isFiltered, onClearFilters }: AlertListProps) {
  const t = useText('alert-list')
  const clear = (label: string, onClick: () => void) => (
    <Button size="small" icon={<X aria-hidden="true" />} onClick={onClick}>
      {label}
    </Button>
  )
  if (isFiltered)
    return {
      title: t('empty.noneRead'),
      detail: t('empty.noneReadDetail'),
      action: clear(t('filter.clear'), onClearFilters),
    }
  if (isSearching)
    return {
      title: t('empty.noMatch'),
      detail: t('empty.noMatchDetail'),
      action: clear(t('empty.clear'), onClearSearch),
    }
  return { title: t('empty.title'), detail: t('empty.detail') }
}
