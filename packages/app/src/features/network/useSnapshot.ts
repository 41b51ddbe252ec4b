import type { Loadable } from '@corrente/ui/foundations'
import { loadableOf } from '../../kit/reading/index.ts'
import { useLive, useLivePart, useSnapshotOutcome } from '../../live/index.ts'

/** How the reading of all stations stands, which the live connection does; the stations themselves come through `live.stations`. */
export function useSnapshot<Data>(data: Data): Loadable<Data> {
  const live = useLive()
  const snapshotAt = useLivePart('snapshotAt')
  const report = useSnapshotOutcome()
  return loadableOf(
    {
      latest: report,
      data: snapshotAt === undefined ? undefined : data,
      dataAt: snapshotAt,
      unreadRows: report?.kind === 'done' ? report.unreadRows : 0,
      isFetching: report === undefined,
    },
    live.refresh,
  )
}
