import { ALERT_VIEWS, type AlertView } from '@corrente/domain/alerts'
import type { ReactNode } from 'react'
import { ASKED_PAUSE_MS, SearchField, SegmentedControl } from '../../../forms/index.ts'
import { PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'
import { ListSearch } from '../../lists/index.ts'

export interface AlertsFrameProps {
  /** The view that is shown: the documented list, or the triage. */
  view: AlertView
  /** The other view was chosen; the app remembers it. */
  onViewChange: (view: AlertView) => void
  /** Part of a station's name or charge box id; '' is no search (ALR-002). */
  query: string
  /** It was changed; the caller waits for a pause before it asks. */
  onQueryChange: (query: string) => void
  /** More to do with the page: the saved views. */
  actions?: ReactNode
  /** `AlertList` or `AlertTriage`. */
  children: ReactNode
}

/** The page of the alerts around its view: title, search, and the way to the other view (ALR-001, ALR-002). */
export function AlertsFrame({
  view,
  onViewChange,
  query,
  onQueryChange,
  actions,
  children,
}: AlertsFrameProps) {
  const t = useText('alert-list')
  return (
    <Stack gap={2}>
      <PageHeader
        title={t('title')}
        actions={
          <>
            {actions}
            <SegmentedControl
              label={t('view.label')}
              isLabelHidden
              options={ALERT_VIEWS.map((each) => ({ value: each, label: t(`view.${each}`) }))}
              value={view}
              onChange={onViewChange}
            />
          </>
        }
      />
      <ListSearch>
        <SearchField
          label={t('search')}
          placeholder={t('search')}
          value={query}
          onChange={onQueryChange}
          pauseMs={ASKED_PAUSE_MS}
        />
      </ListSearch>
      {children}
    </Stack>
  )
}
