import { pathOf } from '@corrente/domain/routing'
import {
  GROUP_SORTS,
  GROUPS_PER_PAGE,
  type StationGroup,
  searchGroups,
} from '@corrente/domain/station-groups'
import { countGroups, NO_STATIONS } from '@corrente/domain/stations'
import { useText } from '@corrente/ui/messages'
import { GroupList } from '@corrente/ui/widgets/station-groups'
import { useCallback, useMemo } from 'react'
import { useNetwork } from '../../features/network/index.ts'
import { useHref } from '../../kit/access/index.ts'
import { listRules, useCompleteList, useListPage } from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { groupsAtom } from '../../resources/stationGroups.ts'
import { GroupStationsPanel } from './GroupStationsPanel.tsx'

const NONE: readonly StationGroup[] = []
const RULES = listRules(GROUP_SORTS, {}, { usual: { key: 'name', direction: 'ascending' } })

/** `/station_groups`: the groups, searched, sorted and paged here, since the call gives all of them (GRP-007). */
export function GroupsPage() {
  const title = useText('station-groups')('list.title')
  const href = useHref()
  const reading = useLoadable(groupsAtom)
  const { address, page } = useListPage({
    name: 'station-groups',
    title,
    path: pathOf('station-groups'),
    rules: RULES,
  })
  const rows = useMemo(() => searchGroups(reading.data ?? NONE, address.query), [reading.data, address.query])
  const countsOf = useGroupCounts()
  const list = useCompleteList({ rows, reading, address, pageSize: GROUPS_PER_PAGE })
  return (
    <GroupList
      {...page}
      list={list}
      countsOf={countsOf}
      createHref={href('station-group-create')}
      renderPanel={({ pk, name }) => (
        <GroupStationsPanel groupName={name} groupPk={pk} editHref={href('station-group-edit', { id: pk })} />
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
