import { ALERT_SORTS, ALERT_VIEWS, TRIAGE_SHELVES } from '@corrente/domain/alerts'
import { z } from '@corrente/domain/wire'
import { listSearchSchema } from '../../kit/lists/index.ts'

/** A value that does not fit counts as not given: an address is typed and shared by people. */
const lenient = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined)

/** What the address of the alerts says: search, page and sort as every list, the view, and the shelf of the triage. */
export const alertSearchSchema = z.extend(listSearchSchema(ALERT_SORTS), {
  /** Absent: the view that this user looked at last. */
  view: lenient(z.enum(ALERT_VIEWS)),
  /** Absent: what is to be done. */
  show: lenient(z.enum(TRIAGE_SHELVES)),
})
export type AlertSearch = z.output<typeof alertSearchSchema>
