import type { ListSort } from '@corrente/domain/paging'
import { z } from '@corrente/domain/wire'
import { lenient, textParam } from '../address/index.ts'

/**
 * What the address of a list says: the search, the page from 1, the column that it is sorted by (`-name`: descending).
 * @param sorts - keys of the columns that can be sorted
 */
const listSearchSchema = (sorts: readonly string[]) =>
  z.object({
    q: textParam,
    page: lenient(z.int().check(z.minimum(2), z.maximum(1_000_000))),
    sort: lenient(z.string().check(z.refine((text) => sorts.includes(text.replace(/^-/, ''))))),
  })
/** The parameters of every list. */
export type ListSearch = z.output<ReturnType<typeof listSearchSchema>>

/** What a list says besides its sorts and its own parameters. */
interface ListOptions<Key> {
  /** The order where the address says nothing. Default: as the rows come. */
  readonly usual?: ListSort
  /** Those of its parameters that name persons, its search among them (see `AddressRules`). */
  readonly inMemory?: { readonly page: string; readonly keys: readonly (Key | 'q')[] }
}

/**
 * The rules of a list's address: search, page and sort, and what else narrows it. What is typed and the sort take the
 * place of the address; anything else is a step for Back.
 * @param sorts - keys of the columns that can be sorted
 * @param shape - the list's own parameters, each lenient
 */
export function listRules<Shape extends z.core.$ZodLooseShape>(
  sorts: readonly string[],
  shape: Shape,
  { usual, inMemory }: ListOptions<keyof Shape & string> = {},
) {
  const schema = z.extend(listSearchSchema(sorts), shape)
  return {
    read: (search: Readonly<Record<string, unknown>>) => schema.parse(search),
    replaces: ['q', 'sort'] as const,
    usual,
    ...(inMemory && { inMemory }),
  }
}

/** The sort that an address means. */
export const sortOf = (text: string | undefined): ListSort | undefined =>
  text === undefined
    ? undefined
    : { key: text.replace(/^-/, ''), direction: text.startsWith('-') ? 'descending' : 'ascending' }

/** A sort as an address says it. */
export const sortText = (sort: ListSort | undefined): string | undefined =>
  sort && (sort.direction === 'descending' ? `-${sort.key}` : sort.key)
