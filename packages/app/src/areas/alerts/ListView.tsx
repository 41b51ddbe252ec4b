import { ALERTS_PER_PAGE, alertPlace, alertSortValues } from '@corrente/domain/alerts'
import { pageOfComplete, sortRows } from '@corrente/domain/paging'
import { NO_SELECTION } from '@corrente/ui/table'
import { AlertList, useEventLabel } from '@corrente/ui/widgets/alerts'
import { useEffect, useEffectEvent, useMemo, useState } from 'react'
import { useListView } from '../../kit/lists/index.ts'
import { usePorts } from '../../ports/index.ts'
import { AlertPanel } from './AlertPanel.tsx'
import type { AlertAddress } from './useAlertAddress.ts'
import type { Alerts } from './useAlerts.ts'

export interface ListViewProps {
  readonly address: AlertAddress
  /** The alerts of the call that the page stands in. */
  readonly alerts: Alerts
}

/** The documented list: 500 alerts read at a time, sorted among them, ten per page (ALR-003, ALR-005, ALR-007). */
export function ListView({ address, alerts }: ListViewProps) {
  const { formats } = usePorts()
  const labelOf = useEventLabel()
  const { page, sort, goTo } = address
  const place = alertPlace(page)
  const { shown, read } = alerts
  const [view, setView] = useListView('alerts')
  const [selection, setSelection] = useState(NO_SELECTION)
  const { key, direction } = sort
  const { locale } = formats
  const sorted = useMemo(
    () => sortRows(shown, alertSortValues(labelOf), { key, direction }, locale),
    [shown, key, direction, locale, labelOf],
  )
  const cut = useMemo(() => pageOfComplete(sorted, place.page, ALERTS_PER_PAGE), [sorted, place.page])

  const lastPage = read && Math.max(1, Math.ceil(read.total / ALERTS_PER_PAGE))
  const isPastEnd = lastPage !== undefined && read?.call === place.call && page > lastPage
  const goToLast = useEffectEvent(() => address.correctTo(lastPage ?? 1))
  useEffect(() => {
    if (isPastEnd) goToLast()
  }, [isPastEnd])
  return (
    <AlertList
      alerts={cut.rows}
      page={Math.min(page, lastPage ?? page)}
      onPageChange={goTo}
      sort={sort}
      onSortChange={address.sortBy}
      read={read}
      state={alerts.state}
      unreadRows={alerts.unreadRows}
      freshCount={alerts.fresh}
      onShowFresh={() => {
        alerts.showFresh()
        if (page !== 1) goTo(1)
      }}
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
