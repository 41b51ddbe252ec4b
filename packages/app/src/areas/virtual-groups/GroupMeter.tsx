import type { VirtualGroup } from '@corrente/domain/virtual-groups'
import { MeterBanner } from '@corrente/ui/widgets/smart-charging'
import { useMemo } from 'react'
import { useCharging } from '../../features/smart-charging/index.ts'
import { useSession } from '../../kit/access/index.ts'
import { useLoadable } from '../../kit/reading/index.ts'
import { meterReadingsQuery } from '../../resources/meters.ts'
import { groupDetailsQuery } from '../../resources/virtualGroupDetails.ts'

export interface GroupMeterProps {
  readonly group: VirtualGroup
  readonly meterId: string
  /** Leads to the reading. */
  readonly onOpen: () => void
}

/** How the meter of a group stands, above its tabs (VGR-022). */
export function GroupMeter({ group, meterId, onOpen }: GroupMeterProps) {
  const tenantPk = useSession()?.user.accountPk
  const readings = useLoadable(useMemo(() => meterReadingsQuery([meterId], true), [meterId]))
  const details = useLoadable(
    useMemo(() => groupDetailsQuery([group], { tenantPk, maySmart: true }), [group, tenantPk]),
  )
  const reading =
    readings.data && (readings.data.find((one) => one.meterId === meterId) ?? ('missing' as const))
  return (
    <MeterBanner
      meterId={meterId}
      reading={{ ...readings, data: reading }}
      limit={details.data?.get(group.id)?.smartCharging?.current}
      charging={useCharging(group)}
      onOpen={onOpen}
    />
  )
}
