import { ASKED_PAUSE_MS, SearchField } from '../../forms/index.ts'
import { useText } from '../../messages/index.ts'

export interface AlertSearchProps {
  /** Part of a station's name or charge box id; '' is no search (ALR-002). */
  query: string
  /** It was changed; the caller waits for a pause before it asks. */
  onQueryChange: (query: string) => void
}

/** The search of the alerts, in the line of what else narrows the view. */
export function AlertSearch({ query, onQueryChange }: AlertSearchProps) {
  const t = useText('alert-list')
  return (
    <SearchField
      label={t('search')}
      placeholder={t('search')}
      value={query}
      onChange={onQueryChange}
      pauseMs={ASKED_PAUSE_MS}
    />
  )
}
