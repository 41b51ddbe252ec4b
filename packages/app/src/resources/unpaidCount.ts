import type { DateRange } from '@corrente/domain/time'
import { queryAtom } from '../gateways/index.ts'

/** How many recharges of a range nobody paid. What asks it comes after what the home page shows first. */
export const unpaidCountQuery = (range: DateRange, isEnabled: boolean) =>
  queryAtom(({ gateways: { cp } }) => ({
    // Below the key of all recharges, so that an approval outdates it.
    key: ['recharges', 'unpaid', range],
    isEnabled,
    run: async (signal) => (await import('./askUnpaid.ts')).askUnpaid(cp, range, signal),
  }))
