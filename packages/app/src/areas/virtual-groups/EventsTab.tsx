import { VIRTUAL_GROUPS_PER_PAGE } from '@corrente/domain/virtual-groups'
import { GroupEvents, type PlacedEvent } from '@corrente/ui/widgets/virtual-groups'
import { useMemo, useState } from 'react'
import { useListView, useServerList } from '../../kit/lists/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { groupLogQuery } from '../../resources/virtualGroups.ts'

/** The events of a group, ten a page. */
export function EventsTab({ groupId }: { readonly groupId: number }) {
  const [page, setPage] = useState(1)
  const reading = useLoadable(
    useMemo(() => groupLogQuery(groupId, 'events', { page, size: VIRTUAL_GROUPS_PER_PAGE }), [groupId, page]),
  )
  const [view, setView] = useListView('virtual-group-events')
  const rows = useMemo(
    (): readonly PlacedEvent[] => (reading.data?.rows ?? []).map((event, place) => ({ ...event, place })),
    [reading.data],
  )
  const list = useServerList({
    rows,
    reading,
    hasCome: reading.data !== undefined && reading.state !== 'refreshing',
    address: usePlace(page, setPage),
    pageSize: VIRTUAL_GROUPS_PER_PAGE,
    count: reading.data?.count,
  })
  return <GroupEvents list={list} view={view} onViewChange={setView} />
}

/** The place of a list inside a page, which is no business of the address. */
export const usePlace = (page: number, goTo: (page: number) => void) => ({
  page,
  goTo,
  correctTo: goTo,
  sort: undefined,
  sortBy: () => undefined,
})
