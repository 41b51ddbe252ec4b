import { NO_STATION_FILTERS } from '@corrente/domain/stations'
import { useText } from '../../../messages/index.ts'
import type { StationFilterBarProps } from './StationFilterBar.tsx'

/** That nothing fits, said once for each filter that is on. */
export function useFilterWords({
  filters,
  chips,
}: Pick<StationFilterBarProps, 'filters' | 'chips'>): readonly string[] {
  const t = useText('station-list')
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
