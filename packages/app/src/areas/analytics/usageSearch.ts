import { USAGE_PERIODS, USUAL_PERIOD } from '@corrente/domain/analytics'
import { z } from '@corrente/domain/wire'
import type { UsageFilters } from '@corrente/ui/widgets/analytics'
import { type AddressRules, lenient } from '../../kit/address/index.ts'

const key = z.int().check(z.minimum(1))

/** What the address of the usage says: the period where it is not the usual one, a station and a user by their keys. */
export const usageSearchSchema = z.object({
  days: lenient(z.literal(USAGE_PERIODS)),
  station: lenient(key),
  user: lenient(key),
  /** A second station beside the first one. */
  other: lenient(key),
})
export type UsageSearch = z.output<typeof usageSearchSchema>

export const USAGE_RULES: AddressRules<UsageSearch> = { read: (search) => usageSearchSchema.parse(search) }

/** The filters that an address means. */
export const filtersOf = ({ days, station, user, other }: UsageSearch): UsageFilters => ({
  period: days ?? USUAL_PERIOD,
  userPk: user,
  stationPk: station,
  otherPk: station === undefined ? undefined : other,
})

/** What an address says for filters that change. */
export const searchOf = (change: Partial<UsageFilters>): Partial<UsageSearch> => ({
  ...('period' in change && { days: change.period === USUAL_PERIOD ? undefined : change.period }),
  ...('userPk' in change && { user: change.userPk }),
  ...('stationPk' in change && { station: change.stationPk }),
  ...('otherPk' in change && { other: change.otherPk }),
})
