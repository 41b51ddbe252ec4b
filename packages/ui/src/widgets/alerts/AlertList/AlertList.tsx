import { DEFAULT_ALERT_SORT, isRedAlert } from '@corrente/domain/alerts'
import type { StationNotification } from '@corrente/domain/notifications'
import { X } from 'lucide-react'
import { type ReactNode, useCallback } from 'react'
import { useText } from '../../../messages/index.ts'
import { Button } from '../../../primitives/index.ts'
import type { TableSelection } from '../../../table/index.ts'
import { RecordList, type RecordListProps } from '../../lists/index.ts'
import { useEventLabel } from '../useEventLabel.ts'
import { type AlertsRead, useSpanText } from '../useSpanText.ts'
import { useAlertColumns } from './useAlertColumns.tsx'

export interface AlertListProps
  extends Pick<RecordListProps<StationNotification>, 'list' | 'view' | 'onViewChange'> {
  /** What was read; undefined before the first answer. */
  read: AlertsRead | undefined
  /** Whether a search narrows the list. */
  isSearching: boolean
  /** Takes the search away. */
  onClearSearch: () => void
  /** The ticked alerts, by their key; nothing is done with them but the tick (ALR-007). */
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
  const { list, read, isSearching } = props
  const t = useText('alert-list')
  const labelOf = useEventLabel()
  const spanText = useSpanText()
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
    <RecordList
      list={list}
      label={t('title')}
      columns={columns}
      keyOf={({ key }) => key}
      textOf={(alert) => `${labelOf(alert)}, ${alert.stationName ?? alert.stationId}`}
      empty={empty}
      selecting={{ selection: props.selection, onChange: props.onSelectionChange, reasonOf }}
      view={props.view}
      onViewChange={props.onViewChange}
      renderPanel={props.renderPanel}
      toneOf={(alert) => (isRedAlert(alert) ? 'danger' : 'neutral')}
      note={
        read !== undefined &&
        read.count > 0 &&
        [spanText(read), isSortedApart && t('span.sorted')].filter(Boolean).join('. ')
      }
    />
  )
}
