import { localMoment } from '@corrente/domain/pricing'
import { usePorts } from '../../ports/index.ts'

/** The clock of the tariffs: the tenant's zone at its standard offset (decisions: Pricing). */
export function useTariffClock() {
  const { clock, formats, tenant } = usePorts()
  const zone = tenant.rules.timeZone ?? formats.zone
  const { date: today, minute } = localMoment(clock.serverNow(), zone)
  return { zone, today, minute }
}
