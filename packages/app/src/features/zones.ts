import { timeZoneOf } from '@corrente/domain/tenants'
import { zoneGap, zoneSuffix } from '@corrente/domain/time'
import { useMemo } from 'react'
import { usePorts } from '../ports/index.ts'

/** The browser's zone and the tenant's (its own, else its country's), where their clocks differ; undefined: they do not. */
export function useZones() {
  const { clock, formats, tenant } = usePorts()
  const { country, timeZone } = tenant.rules
  return useMemo(() => {
    const now = clock.now()
    const own = formats.zone
    const other = timeZoneOf(country, timeZone)
    const minutesAhead = zoneGap(own, other, now)
    return minutesAhead === 0 ? undefined : { own, other, minutesAhead, suffix: zoneSuffix(own, now) }
  }, [clock, formats, country, timeZone])
}
