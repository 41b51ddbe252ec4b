import { phaseOf } from '@corrente/ui/foundations'
import { GroupStations } from '@corrente/ui/widgets/station-groups'
import { useMemo, useState } from 'react'
import { useLoadable } from '../../kit/reading/index.ts'
import { groupStationsQuery } from '../../resources/stationGroups.ts'

export interface GroupStationsPanelProps {
  readonly groupName: string
  readonly groupPk: number
  /** Where the group is edited; absent without the right (GRP-006). */
  readonly editHref: string | undefined
}

/** What an expanded group shows: its stations, page by page, the disabled ones on demand (GRP-005). */
export function GroupStationsPanel({ groupName, groupPk, editHref }: GroupStationsPanelProps) {
  const [page, setPage] = useState(1)
  const [isDisabled, setDisabled] = useState(false)
  const stations = useLoadable(
    useMemo(() => groupStationsQuery(groupPk, page, isDisabled), [groupPk, page, isDisabled]),
  )
  const { data } = stations
  return (
    <GroupStations
      groupName={groupName}
      stations={data?.rows ?? []}
      total={data?.count ?? data?.rows.length ?? 0}
      state={stations.state === 'refreshing' ? 'loading' : phaseOf(stations)}
      onRetry={stations.retry}
      page={page}
      onPageChange={setPage}
      isDisabled={isDisabled}
      onDisabledChange={(next) => {
        setDisabled(next)
        setPage(1)
      }}
      editHref={editHref}
    />
  )
}
