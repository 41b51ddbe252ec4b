import type { ListSort } from '@corrente/domain/paging'
import { z } from '@corrente/domain/wire'

/** A value that does not fit counts as not given: an address is typed and shared by people. */
const lenient = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined)

/** A text of an address; the router reads a numeric one as a number. */
const addressText = z.pipe(
  z.union([z.string(), z.number()]),
  z.transform((text) => String(text)),
)

/**
 * What the address of a list says: the search, the page from 1, the column that it is sorted by (`-name`: descending).
 * @param sorts - keys of the columns that can be sorted
 */
export const listSearchSchema = (sorts: readonly string[]) =>
  z.object({
    q: lenient(addressText),
    page: lenient(z.int().check(z.minimum(2), z.maximum(1_000_000))),
    sort: lenient(z.string().check(z.refine((text) => sorts.includes(text.replace(/^-/, ''))))),
  })

/** The sort that an address means. */
export const sortOf = (text: string | undefined): ListSort | undefined =>
  text === undefined
    ? undefined
    : { key: text.replace(/^-/, ''), direction: text.startsWith('-') ? 'descending' : 'ascending' }

/** A sort as an address says it. */
export const sortText = (sort: ListSort | undefined): string | undefined =>
  sort && (sort.direction === 'descending' ? `-${sort.key}` : sort.key)
