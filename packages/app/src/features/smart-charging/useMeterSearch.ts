import type { MeterReading } from '@corrente/domain/smart-charging'
import type { MeterSearchState } from '@corrente/ui/widgets/smart-charging'
import { useSession } from '../../kit/access/index.ts'
import { useLookup } from '../../kit/forms/index.ts'
import { findMeter } from '../../resources/meters.ts'

/** The test of a connection is shown at least so long, in milliseconds (VGR-087). */
const TEST_MS = 2000

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * The search for a meter by its MAC address, and the check of its connection (SMC-006 to SMC-010, SMC-020).
 * @param groupId - the group that it is for; undefined: one that does not exist yet
 * @param onOnline - a meter that is free and online was found
 */
export function useMeterSearch(
  groupId: number | undefined,
  onOnline: (reading: MeterReading) => void,
): readonly [MeterSearchState, (mac: string) => void] {
  const tenantPk = useSession()?.user.accountPk
  return useLookup(async ({ gateways: { sc, vg } }, mac, signal): Promise<MeterSearchState> => {
    const [found] = await Promise.all([
      findMeter({ sc, vg }, mac, { groupId, tenantPk }, signal),
      pause(TEST_MS),
    ])
    if (!signal.aborted && found.kind === 'found' && found.reading.isOnline === true) onOnline(found.reading)
    return found
  })
}
