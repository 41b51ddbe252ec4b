import {
  type DayRange,
  isRangeAllowed,
  MOVEMENT_ORDERS,
  MOVEMENT_QUESTIONS,
  MOVEMENT_TABS,
  rangeOfMonth,
  usualRange,
  widestRange,
} from '@corrente/domain/financial'
import { z } from '@corrente/domain/wire'
import { lenient, textParam } from '../../kit/address/index.ts'
import { type ListAddress, listRules } from '../../kit/lists/index.ts'

const day = lenient(z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/)))
const key = lenient(z.int().check(z.minimum(1)))

/**
 * What the address of the movements says. An account stands by its name, never by its key; a person by the user_pk; what is
 * typed may be an e-mail or a document and stays in memory (decisions: Financial and refunds).
 */
export const MOVEMENT_RULES = listRules(
  [],
  {
    /** Absent: all movements. */
    tab: lenient(z.enum(MOVEMENT_TABS)),
    /** Local days; absent: the usual range. */
    from: day,
    to: day,
    /** Absent: as they were created. */
    order: lenient(z.enum(MOVEMENT_ORDERS)),
    account: textParam,
    charger: textParam,
    person: key,
    /** The number of a movement, as a link asks for one. */
    number: key,
    /** A question that narrows the list here. */
    show: lenient(z.enum(MOVEMENT_QUESTIONS)),
    /** The invoices of the period stand before the list. */
    invoices: lenient(z.literal(true)),
    /** The month is being checked. */
    check: lenient(z.literal(true)),
    /** The refunds that are open in this browser stand before the list. */
    refunds: lenient(z.literal(true)),
    terms: lenient(z.array(z.string().check(z.maxLength(200))).check(z.maxLength(50))),
  },
  { inMemory: { page: 'financial', keys: ['terms', 'q'] } },
)

/** What the address of the movements says, and the ways to change it. */
export type MovementAddress = ListAddress<ReturnType<typeof MOVEMENT_RULES.read>>

/**
 * The range that an address means: what it says, where that is allowed; of one number the longest there is; of a person the
 * last two months; else the current month (FIN-037).
 */
export function rangeOf({ from, to, number, person }: MovementAddress['values'], today: string): DayRange {
  if (from !== undefined && to !== undefined && isRangeAllowed({ from, to }, today)) return { from, to }
  if (number !== undefined) return widestRange(today)
  if (person === undefined) return usualRange(today)
  const [year = 0, month = 0] = today.split('-').map(Number)
  const before = month === 1 ? `${year - 1}-12` : `${year}-${String(month - 1).padStart(2, '0')}`
  return { from: rangeOfMonth(before, today).from, to: today }
}
