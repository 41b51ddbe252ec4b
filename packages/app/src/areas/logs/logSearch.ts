import { LOG_FROM, type LogQuestion } from '@corrente/domain/logs'
import { z } from '@corrente/domain/wire'
import { type AddressRules, lenient, textParam } from '../../kit/address/index.ts'

/** What the address of the log says: whose it is and which of its lines. What is searched may be a card: it stays in memory. */
export const logSearchSchema = z.object({
  account: textParam,
  station: textParam,
  level: lenient(z.enum(LOG_FROM)),
})
export type LogSearch = z.output<typeof logSearchSchema>

export const LOG_RULES: AddressRules<LogSearch> = { read: (search) => logSearchSchema.parse(search) }

/** The filters that an address means. */
export const filtersOf = ({ station, level }: LogSearch): Omit<LogQuestion, 'search'> => ({
  station: station ?? '',
  from: level,
})

/** What an address says for filters that change. */
export const searchOf = (change: Partial<Omit<LogQuestion, 'search'>>): Partial<LogSearch> => ({
  ...('station' in change && { station: change.station || undefined }),
  ...('from' in change && { level: change.from }),
})
