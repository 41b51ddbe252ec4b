import { allows } from '@corrente/domain/permissions'
import { pathOf } from '@corrente/domain/routing'
import {
  GROUP_SORTS,
  GROUPS_PER_PAGE,
  type StationGroup,
  searchGroups,
} from '@corrente/domain/station-groups'
import { countGroups, NO_STATIONS } from '@corrente/domain/stations'
import { useText } from '@corrente/ui/messages'
import { SavedViews } from '@corrente/ui/widgets/lists'
import { GroupList } from '@corrente/ui/widgets/station-groups'
import { useCallback, useMemo } from 'react'
import { useNetwork } from '../../features/network/index.ts'
import { useAccess } from '../../kit/access/index.ts'
import {
  listRules,
  useCompleteList,
  useListAddress,
  useListView,
  useSavedViews,
} from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePageTitle } from '../../ports/index.ts'
import { groupsAtom } from '../../resources/stationGroups.ts'
import { GroupStationsPanel } from './GroupStationsPanel.tsx'

const NONE: readonly StationGroup[] = []
const RULES = listRules(GROUP_SORTS, {}, { usual: { key: 'name', direction: 'ascending' } })

/** `/station_groups`: the groups, searched, sorted and paged here, since the call gives all of them (GRP-007). */
export function GroupsPage() {
  const t = useText('station-groups')
  usePageTitle(t('list.title'))
  const access = useAccess()
  const reading = useLoadable(groupsAtom)
  const address = useListAddress(RULES)
  const [view, setView] = useListView('station-groups')
  const views = useSavedViews('station-groups', pathOf('station-groups'), RULES.read)
  const rows = useMemo(() => searchGroups(reading.data ?? NONE, address.query), [reading.data, address.query])
  const countsOf = useGroupCounts()
  const list = useCompleteList({ rows, reading, address, pageSize: GROUPS_PER_PAGE })
  const canEdit = access !== undefined && allows(access, 'station-group-edit')
  return (
    <GroupList
      list={list}
      countsOf={countsOf}
      query={address.query}
      onQueryChange={address.search}
      actions={<SavedViews {...views} />}
      createHref={
        access !== undefined && allows(access, 'station-group-create')
          ? pathOf('station-group-create')
          : undefined
      }
      view={view}
      onViewChange={setView}
      renderPanel={({ pk, name }) => (
        <GroupStationsPanel
          groupName={name}
          groupPk={pk}
          editHref={canEdit ? pathOf('station-group-edit', { id: String(pk) }) : undefined}
        />
      )}
    />
  )
}

/** How many stations each group has, from the live index; undefined while it knows none, or none that names a group. */
function useGroupCounts() {
  const network = useNetwork()
  const counts = useMemo(() => countGroups(network), [network])
  return useCallback(({ pk }: StationGroup) => counts && (counts.get(pk) ?? NO_STATIONS), [counts])
}
