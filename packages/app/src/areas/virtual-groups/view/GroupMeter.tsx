import type { VirtualGroup } from '@corrente/domain/virtual-groups'
import { MeterBanner } from '@corrente/ui/widgets/smart-charging'
import { useMemo } from 'react'
import { useCharging } from '../../../features/smart-charging/index.ts'
import { useLoadable } from '../../../kit/reading/index.ts'
import { meterReadingsQuery } from '../../../resources/meters.ts'
import { smartOfGroupQuery } from '../../../resources/virtualGroupDetails.ts'

export interface GroupMeterProps {
  readonly group: VirtualGroup
  readonly meterId: string
  /** Leads to the reading. */
  readonly onOpen: () => void
}

/** How the meter of a group stands, above its tabs (VGR-022). */
export function GroupMeter({ group, meterId, onOpen }: GroupMeterProps) {
  const readings = useLoadable(useMemo(() => meterReadingsQuery([meterId], true), [meterId]))
  const smart = useLoadable(useMemo(() => smartOfGroupQuery(group), [group]))
  const reading =
    readings.data && (readings.data.find((one) => one.meterId === meterId) ?? ('missing' as const))
  return (
    <MeterBanner
      meterId={meterId}
      reading={{ ...readings, data: reading }}
      limit={smart.data?.current}
      charging={useCharging(group)}
      onOpen={onOpen}
    />
  )
}
