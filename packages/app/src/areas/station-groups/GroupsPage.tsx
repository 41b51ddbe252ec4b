import { type ListSort, pageOfComplete, sortRows } from '@corrente/domain/paging'
import { allows } from '@corrente/domain/permissions'
import { pathOf } from '@corrente/domain/routing'
import {
  GROUP_SORT_VALUES,
  GROUP_SORTS,
  GROUPS_PER_PAGE,
  type StationGroup,
  searchGroups,
} from '@corrente/domain/station-groups'
import { useText } from '@corrente/ui/messages'
import { tableStateOf } from '@corrente/ui/table'
import { SavedViews } from '@corrente/ui/widgets/lists'
import { GroupList } from '@corrente/ui/widgets/station-groups'
import { useMemo } from 'react'
import { useAccess } from '../../kit/access/index.ts'
import { listSearchSchema, useListAddress, useListView, useSavedViews } from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { groupsAtom } from '../../resources/stationGroups.ts'
import { GroupStationsPanel } from './GroupStationsPanel.tsx'

const NONE: readonly StationGroup[] = []
const searchSchema = listSearchSchema(GROUP_SORTS)

/** By name where the address says nothing. */
const USUAL: ListSort = { key: 'name', direction: 'ascending' }

/** `/station_groups`: the groups, searched, sorted and paged here, since the call gives all of them (GRP-007). */
export function GroupsPage() {
  const t = useText('station-groups')
  usePageTitle(t('list.title'))
  const { formats } = usePorts()
  const access = useAccess()
  const query = useLoadable(groupsAtom)
  const address = useListAddress(GROUP_SORTS)
  const [view, setView] = useListView('station-groups')
  const views = useSavedViews('station-groups', pathOf('station-groups'), searchSchema.parse)
  const all = query.data ?? NONE
  const { key, direction } = address.sort ?? USUAL

  const fitting = useMemo(() => searchGroups(all, address.query), [all, address.query])
  const sorted = useMemo(
    () => sortRows(fitting, GROUP_SORT_VALUES, { key, direction }, formats.locale),
    [fitting, key, direction, formats.locale],
  )
  const { rows, page } = useMemo(
    () => pageOfComplete(sorted, address.page, GROUPS_PER_PAGE),
    [sorted, address.page],
  )
  const canEdit = access !== undefined && allows(access, 'station-group-edit')
  return (
    <GroupList
      groups={rows}
      total={fitting.length}
      page={page}
      onPageChange={address.goTo}
      query={address.query}
      onQueryChange={address.search}
      sort={{ key, direction }}
      onSortChange={address.sortBy}
      state={tableStateOf(query)}
      unreadRows={query.unread}
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
