import { STATION_STATUSES } from '@corrente/domain/stations'
import { useMemo } from 'react'
import type { MapStatus } from '../../map/index.ts'
import { useText } from '../../messages/index.ts'
import { STATUS_SHAPES } from '../../primitives/index.ts'

/** The four states of a station as the map draws them, in the domain's order; the same array until the language changes. */
export function useMapStatuses(): readonly MapStatus[] {
  const t = useText('stations')
  return useMemo(
    () =>
      STATION_STATUSES.map((status) => ({
        key: status,
        label: t(`status.${status}`),
        token: `status-${status}` as const,
        mark: STATUS_SHAPES[status],
      })),
    [t],
  )
}
