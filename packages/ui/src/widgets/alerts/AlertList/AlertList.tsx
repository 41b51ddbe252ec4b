import { alertDetails, alertSortValues, DEFAULT_ALERT_SORT, isRedAlert } from '@corrente/domain/alerts'
import type { StationNotification } from '@corrente/domain/notifications'
import { sortRows } from '@corrente/domain/paging'
import { formatUtcText } from '@corrente/domain/time'
import { X } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { type CsvColumn, csvOf } from '../../../charts/index.ts'
import { useFormats } from '../../../foundations/index.ts'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import { isSelected, type TableSelection } from '../../../table/index.ts'
import { type ListParts, RecordList } from '../../lists/index.ts'
import { namedErrorCode } from '../reportedError.ts'
import { TickedBar, type TickedCommands } from '../TickedBar/TickedBar.tsx'
import { useEventLabel } from '../useEventLabel.ts'
import { type AlertsRead, useSpanText } from '../useSpanText.ts'
import { useAlertColumns } from './useAlertColumns.tsx'

export interface AlertListProps extends ListParts<StationNotification> {
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
  /** The ticked alerts, by their key (ALR-007). */
  selection: TableSelection
  onSelectionChange: (selection: TableSelection) => void
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
  const { key, direction } = list.sort ?? DEFAULT_ALERT_SORT
  const reasonOf = useCallback(
    (alert: StationNotification) => (isRedAlert(alert) ? undefined : t('onlyFailures')),
    [t],
  )
  const isSortedApart =
    (key !== DEFAULT_ALERT_SORT.key || direction !== DEFAULT_ALERT_SORT.direction) &&
    read !== undefined &&
    read.total > read.count
  const file = useAlertFile()
  const ticked = list.rows.filter((alert) => isRedAlert(alert) && isSelected(selection, alert.key))
  return (
    <RecordList
      {...props}
      label={t('title')}
      columns={useAlertColumns()}
      keyOf={({ key }) => key}
      textOf={(alert) => `${labelOf(alert)}, ${alert.stationName ?? alert.stationId}`}
      empty={useEmpty(props)}
      notices={<TickedBar {...props.commands} alerts={ticked} />}
      csv={{
        label: t('csv.save', { count: list.rows.length }),
        file: () =>
          csvOf(file, sortRows(list.rows, alertSortValues(labelOf), { key, direction }, locale), locale),
      }}
      selecting={{ selection, onChange: props.onSelectionChange, reasonOf }}
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

/** The columns of the alerts' file: what the list and its details say, but for persons (R23). */
function useAlertFile(): readonly CsvColumn<StationNotification>[] {
  const t = useText('alert-list')
  const { timestamp } = useFormats()
  return [
    { header: t('ticket.time'), text: ({ at }) => timestamp(at, 'DD/MM/YYYY HH:mm') },
    { header: t('csv.utc'), text: ({ at }) => (at === undefined ? undefined : formatUtcText(at)) },
    { header: t('ticket.station'), text: ({ stationName }) => stationName },
    { header: t('csv.id'), text: ({ stationId }) => ({ id: stationId }) },
    { header: t('column.event'), text: useEventLabel() },
    { header: t('detail.connector'), text: (alert) => alertDetails(alert).connectorId || undefined },
    { header: t('detail.errorCode'), text: namedErrorCode },
    { header: t('detail.errorMessage'), text: (alert) => alertDetails(alert).errorMessage },
    { header: t('detail.address'), text: (alert) => alertDetails(alert).address },
  ]
}
