import type { Protocol } from '@corrente/domain/operations'
import type { Correction } from '@corrente/ui/widgets/operations'
import { useFilledForm } from '../../features/sent-tasks/index.ts'

/** Opens the change of a key to the value that most have. */
export function useCorrection(protocol: Protocol | undefined) {
  const open = useFilledForm('changeConfiguration')
  return (
    open &&
    (({ key, value, stationIds }: Correction) =>
      open({ stations: stationIds, values: { keyType: 'CUSTOM', customConfKey: key, value }, protocol }))
  )
}

/** Opens a soft reset of stations whose new value waits for one. */
export function useReboot(protocol: Protocol | undefined) {
  const open = useFilledForm('remoteReset')
  return (
    open && ((stations: readonly string[]) => open({ stations, values: { resetType: 'SOFT' }, protocol }))
  )
}
