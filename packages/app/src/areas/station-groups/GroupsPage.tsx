import { pageOfComplete } from '@corrente/domain/paging'
import { allows } from '@corrente/domain/permissions'
import { pathOf } from '@corrente/domain/routing'
import {
  GROUP_SORTS,
  GROUPS_PER_PAGE,
  type GroupSort,
  type StationGroup,
  searchGroups,
  sortGroups,
} from '@corrente/domain/station-groups'
import { useText } from '@corrente/ui/messages'
import { SavedViews } from '@corrente/ui/widgets/lists'
import { GroupList } from '@corrente/ui/widgets/station-groups'
import { useAtom } from 'jotai'
import { useMemo } from 'react'
import { useAccess } from '../../kit/access/index.ts'
import {
  type ListSort,
  listSearchSchema,
  tableStateOf,
  useListAddress,
  useListView,
  useSavedViews,
} from '../../kit/lists/index.ts'
import { usePageTitle, usePorts } from '../../ports/index.ts'
import { groupsAtom } from '../../resources/stationGroups.ts'
import { GroupStationsPanel } from './GroupStationsPanel.tsx'

const NONE: readonly StationGroup[] = []
const searchSchema = listSearchSchema(GROUP_SORTS)

/** By name where the address says nothing. */
const USUAL: ListSort = { key: 'name', direction: 'ascending' }

const isSort = (key: string): key is GroupSort => GROUP_SORTS.some((each) => each === key)

/** `/station_groups`: the groups, searched, sorted and paged here, since the call gives all of them (GRP-007). */
export function GroupsPage() {
  const t = useText('station-groups')
  usePageTitle(t('list.title'))
  const { formats } = usePorts()
  const access = useAccess()
  const [query, run] = useAtom(groupsAtom)
  const address = useListAddress(GROUP_SORTS)
  const [view, setView] = useListView('station-groups')
  const views = useSavedViews('station-groups', pathOf('station-groups'), searchSchema.parse)
  const all = query.data ?? NONE
  const { key, direction } = address.sort ?? USUAL

  const fitting = useMemo(() => searchGroups(all, address.query), [all, address.query])
  const sorted = useMemo(
    () => (isSort(key) ? sortGroups(fitting, key, direction, formats.locale) : fitting),
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
      state={tableStateOf(query, () => void run('refetch'))}
      unreadRows={query.unreadRows}
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
