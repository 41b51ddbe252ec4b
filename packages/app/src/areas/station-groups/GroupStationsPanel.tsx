import { hrefOf, placeOf } from '@corrente/domain/routing'
import { type StationRow, withLive } from '@corrente/domain/stations'
import type { Block } from '@corrente/domain/wire'
import { type Loadable, phaseOf } from '@corrente/ui/foundations'
import { GroupStations } from '@corrente/ui/widgets/station-groups'
import { useMemo, useState } from 'react'
import { useNetwork } from '../../features/network/index.ts'
import { useMay } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { useLive } from '../../live/index.ts'
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
  const may = useMay()
  const shown = useLiveRows(stations)
  return (
    <GroupStations
      groupName={groupName}
      stations={shown}
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
      hrefOf={({ pk }) => {
        const place = placeOf('stationPage', String(pk), may)
        return place && hrefOf(place)
      }}
      editHref={editHref}
    />
  )
}

/** The rows as the live index has them now, so that a group and its count say the same. */
function useLiveRows({ data, at = Number.POSITIVE_INFINITY }: Loadable<Block<StationRow>>) {
  const { stations } = useLive()
  const network = useNetwork()
  // biome-ignore lint/correctness/useExhaustiveDependencies: `network` is what changes behind `stations`
  return useMemo(
    () =>
      (data?.rows ?? []).map((row) =>
        withLive(row, stations.get(row.id), (stations.detailsAt(row.id) ?? 0) > at),
      ),
    [data, at, stations, network],
  )
}
