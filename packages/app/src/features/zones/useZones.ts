import { otherZone, zoneSuffix } from '@corrente/domain/financial'
import { useMemo } from 'react'
import { usePorts } from '../../ports/index.ts'

/** The browser's zone and the tenant's, where the two are not one; undefined: they are, or the tenant has none. */
export function useZones() {
  const { clock, formats, tenant } = usePorts()
  const { timeZone } = tenant.rules
  return useMemo(() => {
    const now = clock.now()
    const other = otherZone(formats.zone, timeZone, now)
    if (other === undefined) return undefined
    return { own: formats.zone, other, suffix: zoneSuffix(formats.zone, now) }
  }, [clock, formats, timeZone])
}
