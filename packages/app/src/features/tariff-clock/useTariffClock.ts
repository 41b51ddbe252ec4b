import { localMoment } from '@corrente/domain/pricing'
import { timeZoneOf } from '@corrente/domain/tenants'
import { MINUTE_MS } from '@corrente/domain/time'
import { useNow } from '@corrente/ui/foundations'
import { useMemo } from 'react'
import { usePorts } from '../../ports/index.ts'

/** The clock of the tariffs, minute by minute: the tenant's zone at its standard offset, never the browser's (decisions: Pricing). */
export function useTariffClock() {
  const { country, timeZone } = usePorts().tenant.rules
  const zone = timeZoneOf(country, timeZone)
  const { date, minute } = localMoment(useNow(MINUTE_MS / 2), zone)
  return useMemo(() => ({ zone, now: { date, minute } }), [zone, date, minute])
}
