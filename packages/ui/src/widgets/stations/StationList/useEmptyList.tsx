import { NO_STATION_FILTERS, type StationChip, type StationFilters } from '@corrente/domain/stations'
import { X } from 'lucide-react'
import { useText } from '../../../messages/index.ts'
import { Button, type EmptyStateProps } from '../../../primitives/index.ts'

type Text = ReturnType<typeof useText<'station-list'>>

export interface EmptyListProps {
  readonly filters: StationFilters
  readonly chips: readonly StationChip[]
  /** Takes every filter away. */
  readonly onClear: () => void
}

/** What an empty list says: of the one filter that is on by its own words, of several that none fits. */
export function useEmptyList({ filters, chips, onClear }: EmptyListProps): EmptyStateProps {
  const t = useText('station-list')
  const said = filterWords(filters, chips, t)
  if (said.length === 0) return { title: t('empty.title'), detail: t('empty.detail') }
  const [only] = said
  const action = (
    <Button size="small" icon={<X aria-hidden="true" />} onClick={onClear}>
      {t('noMatch.clear')}
    </Button>
  )
  return said.length === 1 && only !== undefined
    ? { title: only, action }
    : { title: t('noMatch.title'), detail: t('noMatch.detail'), action }
}

/** That nothing fits, said once for each filter that is on. */
function filterWords(filters: StationFilters, chips: readonly StationChip[], t: Text): readonly string[] {
  const { search, groupPk, accountPk, isOnline, isDisabled } = filters
  return [
    search !== NO_STATION_FILTERS.search && t('none.search', { search }),
    groupPk !== undefined && t('none.group'),
    accountPk !== undefined && t('none.account'),
    isOnline !== undefined && t(isOnline ? 'none.online' : 'none.offline'),
    isDisabled && t('none.disabled'),
    ...chips.map((chip) => t(`none.${chip}`)),
  ].filter((text) => text !== false)
}
