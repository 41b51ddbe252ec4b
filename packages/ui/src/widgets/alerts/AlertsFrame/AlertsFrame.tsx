import { ALERT_VIEWS, type AlertView } from '@corrente/domain/alerts'
import type { ReactNode } from 'react'
import { SegmentedControl } from '../../../forms/index.ts'
import { PageHeader, Stack } from '../../../layout/index.ts'
import { useText } from '../../../messages/index.ts'

export interface AlertsFrameProps {
  /** The view that is shown: the documented list, or the triage. */
  view: AlertView
  /** The other view was chosen; the app remembers it. */
  onViewChange: (view: AlertView) => void
  /** More to do with the page: the saved views. */
  actions?: ReactNode
  /** `AlertList` or `AlertTriage`. */
  children: ReactNode
}

/** The page of the alerts around its view: title, and the way to the other views (ALR-001). */
export function AlertsFrame({ view, onViewChange, actions, children }: AlertsFrameProps) {
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
      {children}
    </Stack>
  )
}
