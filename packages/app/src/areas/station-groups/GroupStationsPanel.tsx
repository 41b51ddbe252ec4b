import { GroupStations } from '@corrente/ui/widgets/station-groups'
import { useAtom } from 'jotai'
import { useMemo, useState } from 'react'
import { usePorts } from '../../ports/index.ts'
import { groupStationsQuery } from '../../resources/stationGroups.ts'

export interface GroupStationsPanelProps {
  readonly groupName: string
  readonly groupPk: number
  /** Where the group is edited; absent without the right (GRP-006). */
  readonly editHref: string | undefined
}

/** What an expanded group shows: its stations, page by page, the disabled ones on demand (GRP-005). */
export function GroupStationsPanel({ groupName, groupPk, editHref }: GroupStationsPanelProps) {
  const { formats } = usePorts()
  const [page, setPage] = useState(1)
  const [isDisabled, setDisabled] = useState(false)
  const { zone } = formats
  const offsetHours = formats.offsetHours()
  const atom = useMemo(
    () => groupStationsQuery({ groupPk, page, isDisabled, zone, offsetHours }),
    [groupPk, page, isDisabled, zone, offsetHours],
  )
  const [{ latest, data, isFetching }, run] = useAtom(atom)
  const hasFailed = latest !== undefined && latest.kind !== 'done'
  return (
    <GroupStations
      groupName={groupName}
      stations={data?.rows ?? []}
      total={data?.total ?? 0}
      state={hasFailed ? 'failed' : data === undefined || isFetching ? 'loading' : 'ready'}
      onRetry={() => void run('refetch')}
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
