import { ALERTS_PER_CALL, ALERTS_PER_PAGE, DEFAULT_ALERT_SORT, isAlertSort } from '@corrente/domain/alerts'
import { NO_SELECTION } from '@corrente/ui/table'
import { AlertList } from '@corrente/ui/widgets/alerts'
import { useState } from 'react'
import { useCompleteList, useListView } from '../../kit/lists/index.ts'
import { AlertPanel } from './AlertPanel.tsx'
import type { AlertAddress } from './alertSearch.ts'
import type { Alerts } from './useAlerts.ts'

export interface ListViewProps {
  readonly address: AlertAddress
  /** The alerts of the call that the page stands in. */
  readonly alerts: Alerts
}

/** The documented list: 500 alerts read at a time, sorted among them, ten per page (ALR-003, ALR-005, ALR-007). */
export function ListView({ address, alerts }: ListViewProps) {
  const { shown, read, call, reading } = alerts
  const [view, setView] = useListView('alerts')
  const [selection, setSelection] = useState(NO_SELECTION)
  const { sort } = address
  const list = useCompleteList({
    rows: shown,
    reading,
    hasCome: read?.call === call,
    address: { ...address, sort: sort && isAlertSort(sort.key) ? sort : DEFAULT_ALERT_SORT },
    pageSize: ALERTS_PER_PAGE,
    block: { before: (call - 1) * ALERTS_PER_CALL, total: read?.total },
  })
  const showFresh = () => {
    alerts.showFresh()
    if (address.page !== 1) address.goTo(1)
  }
  return (
    <AlertList
      list={{ ...list, fresh: { count: alerts.fresh, onShow: showFresh } }}
      read={read}
      isSearching={alerts.search !== ''}
      onClearSearch={() => address.search('')}
      selection={selection}
      onSelectionChange={setSelection}
      view={view}
      onViewChange={setView}
      renderPanel={(alert) => <AlertPanel alert={alert} loaded={shown} />}
    />
  )
}
