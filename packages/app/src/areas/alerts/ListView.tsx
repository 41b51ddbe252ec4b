import {
  ALERTS_PER_CALL,
  ALERTS_PER_PAGE,
  areAlertsFiltered,
  DEFAULT_ALERT_SORT,
  filterAlerts,
  isAlertSort,
  type MuteHours,
  NO_ALERT_FILTERS,
  stationsOfAlerts,
  troublesOf,
} from '@corrente/domain/alerts'
import type { StationNotification } from '@corrente/domain/notifications'
import { useText } from '@corrente/ui/messages'
import { NO_SELECTION } from '@corrente/ui/table'
import { AlertFilterBar, AlertList } from '@corrente/ui/widgets/alerts'
import { useMemo, useState } from 'react'
import { useMarkCommands } from '../../features/problems/index.ts'
import { useSaveCsv } from '../../kit/downloads/index.ts'
import { useCompleteList, useListView } from '../../kit/lists/index.ts'
import { usePorts } from '../../ports/index.ts'
import { AlertPanel } from './AlertPanel.tsx'
import { type AlertAddress, alertFiltersOf, alertSearchOf } from './alertSearch.ts'
import type { Alerts } from './useAlerts.ts'

export interface ListViewProps {
  readonly address: AlertAddress
  /** The alerts of the call that the page stands in. */
  readonly alerts: Alerts
}

/**
 * The documented list: 500 alerts read at a time, narrowed and sorted among them, ten per page (ALR-003, ALR-005,
 * ALR-007).
 */
export function ListView({ address, alerts }: ListViewProps) {
  const { shown, read, call, reading } = alerts
  const { clock, copy } = usePorts()
  const [view, setView] = useListView('alerts')
  const [selection, setSelection] = useState(NO_SELECTION)
  const { sort, values } = address
  const filters = useMemo(() => alertFiltersOf(values), [values])
  const isFiltered = areAlertsFiltered(filters)
  // The period ends when it was chosen or alerts came: no row goes by itself.
  const rows = useMemo(() => filterAlerts(shown, filters, clock.now()), [shown, filters, clock])
  const stations = useMemo(() => stationsOfAlerts(shown), [shown])
  const list = useCompleteList({
    rows,
    reading,
    hasCome: read?.call === call,
    address: { ...address, sort: sort && isAlertSort(sort.key) ? sort : DEFAULT_ALERT_SORT },
    pageSize: ALERTS_PER_PAGE,
    // Of those that pass the filters all are here, whatever the server counts.
    ...(!isFiltered && { block: { before: (call - 1) * ALERTS_PER_CALL, total: read?.total } }),
  })
  const showFresh = () => {
    alerts.showFresh()
    if (address.page !== 1) address.goTo(1)
  }
  const clearFilters = () => address.apply(alertSearchOf(NO_ALERT_FILTERS))
  return (
    <AlertList
      list={{ ...list, fresh: { count: alerts.fresh, onShow: showFresh } }}
      read={read}
      isSearching={alerts.search !== ''}
      onClearSearch={() => address.search('')}
      filters={
        <AlertFilterBar
          query={address.query}
          onQueryChange={address.search}
          filters={filters}
          onFiltersChange={(next) => address.narrow(alertSearchOf(next))}
          onClear={clearFilters}
          stations={stations}
        />
      }
      isFiltered={isFiltered}
      onClearFilters={clearFilters}
      commands={{ ...useTickedMarks(shown, () => setSelection(NO_SELECTION)), onCopyText: copy }}
      onSaveCsv={useSaveCsv('alerts')}
      selection={selection}
      onSelectionChange={setSelection}
      view={view}
      onViewChange={setView}
      renderPanel={(alert) => <AlertPanel alert={alert} loaded={shown} />}
    />
  )
}

/** Marks the problems that ticked alerts are of, and says so: the marks are seen where problems are. */
function useTickedMarks(read: readonly StationNotification[], onDone: () => void) {
  const t = useText('alert-list')
  const { clock, toasts } = usePorts()
  const commands = useMarkCommands(onDone)
  const tell = (text: string) => toasts.show({ tone: 'success', text })
  return {
    onAcknowledge: (ticked: readonly StationNotification[]) => {
      const groups = troublesOf(read, ticked, clock.now())
      commands.onAcknowledge(groups)
      tell(t('ticked.acknowledged', { count: groups.length }))
    },
    onMute: (ticked: readonly StationNotification[], hours: MuteHours | undefined) => {
      const groups = troublesOf(read, ticked, clock.now())
      commands.onMute(
        groups.map(({ key }) => key),
        hours,
      )
      tell(t('ticked.muted', { count: groups.length }))
    },
  }
}
