import { ALERT_SORTS, ALERT_VIEWS, TRIAGE_SHELVES, TROUBLE_SORTS } from '@corrente/domain/alerts'
import { z } from '@corrente/domain/wire'
import { lenient } from '../../kit/address/index.ts'
import { type ListAddress, listRules } from '../../kit/lists/index.ts'

/** What the address of the alerts says: search, page and sort as every list, the view, and the shelf of the triage. */
export const ALERT_RULES = listRules([...ALERT_SORTS, ...TROUBLE_SORTS], {
  /** Absent: the view that this user looked at last. */
  view: lenient(z.enum(ALERT_VIEWS)),
  /** Absent: what is to be done. */
  show: lenient(z.enum(TRIAGE_SHELVES)),
})

/** What the address of the alerts says, and the ways to change it. */
export type AlertAddress = ListAddress<ReturnType<typeof ALERT_RULES.read>>
