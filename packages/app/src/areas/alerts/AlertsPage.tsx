import { alertPlace, areAlertsFiltered } from '@corrente/domain/alerts'
import { pathOf } from '@corrente/domain/routing'
import { useText } from '@corrente/ui/messages'
import { AlertsFrame } from '@corrente/ui/widgets/alerts'
import { SavedViews } from '@corrente/ui/widgets/lists'
import { useAlertPreferences } from '../../features/problems/index.ts'
import { useListAddress, useSavedViews } from '../../kit/lists/index.ts'
import { usePageTitle } from '../../ports/index.ts'
import { ALERT_RULES, alertFiltersOf } from './alertSearch.ts'
import { ListView } from './ListView.tsx'
import { PastView } from './PastView.tsx'
import { ProblemsView } from './ProblemsView.tsx'
import { useAlerts } from './useAlerts.ts'

/** `/alerts`: the documented list, what is wrong now, or what is over: where this user looked last (ALR-001; decisions: Alerts). */
export function AlertsPage() {
  const t = useText('alert-list')
  usePageTitle(t('title'))
  const address = useListAddress(ALERT_RULES)
  const [preferences, change] = useAlertPreferences()
  const views = useSavedViews('alerts', pathOf('alerts'), ALERT_RULES.read)
  const view = address.values.view ?? preferences.view
  const isFiltered = areAlertsFiltered(alertFiltersOf(address.values))
  // Filters look among the newest: a page further on is one of what passes them.
  const { call } = alertPlace(view === 'list' && !isFiltered ? address.page : 1)
  const alerts = useAlerts(address.query, call)
  return (
    <AlertsFrame
      view={view}
      onViewChange={(next) => {
        change((set) => ({ ...set, view: next }))
        // Each view has columns of its own to sort by.
        address.apply({ view: next, show: undefined, sort: undefined })
      }}
      actions={<SavedViews {...views} />}
    >
      {view === 'list' && <ListView address={address} alerts={alerts} />}
      {view === 'triage' && <ProblemsView address={address} />}
      {view === 'past' && <PastView address={address} alerts={alerts} />}
    </AlertsFrame>
  )
}
