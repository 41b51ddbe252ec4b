import { SEARCH_LIMIT } from '@corrente/domain/paging'
import { z } from '@corrente/domain/wire'

/** What stands in an address, by the names of its parameters; undefined: it is left out. */
export type Params = Readonly<Record<string, unknown>>

/** What the address of a page may say, and how it changes. A constant of its page. */
export interface AddressRules<Values extends Params> {
  /** Reads the page's own parameters; whatever does not fit counts as not given. */
  readonly read: (search: Params) => Values
  /** Keys whose change takes the place of the address, as what is typed does; of any other, Back takes it back. */
  readonly replaces?: readonly (keyof Values & string)[]
  /**
   * Keys that name persons: they stay in this document's memory and never reach the address, its history or a saved view.
   * The address only says that something is missing, so that a link of it can be told from the list that it was made of.
   */
  readonly inMemory?: { readonly page: string; readonly keys: readonly (keyof Values & string)[] }
}

/** The parameter that says that a filter stands in somebody's memory. */
export const KEPT_BACK = 'private'

/** A value that does not fit counts as not given: an address is typed and shared by people. */
export const lenient = <T>(schema: z.ZodMiniType<T>) => z.catch(z.optional(schema), undefined)

/**
 * A text of an address, as long as a search may be: servers refuse long addresses. The router reads a numeric one as a
 * number.
 */
export const textParam = lenient(
  z.pipe(
    z.pipe(
      z.union([z.string(), z.number()]),
      z.transform((text) => String(text)),
    ),
    z.string().check(z.maxLength(SEARCH_LIMIT)),
  ),
)

/** What a page sees of its address: its values, and whether its link lacks some that stand in another memory. */
export function readAddress<Values extends Params>(
  { read, inMemory }: AddressRules<Values>,
  search: Params,
  held: Params | undefined,
): { readonly values: Values; readonly isIncomplete: boolean } {
  if (!inMemory) return { values: read(search), isIncomplete: false }
  const isKept = search[KEPT_BACK] === true
  const own = Object.fromEntries(inMemory.keys.map((key) => [key, isKept ? held?.[key] : undefined]))
  return { values: read({ ...search, ...own }), isIncomplete: isKept && held === undefined }
}

/** The next address: what of the values it says, what stays in memory, and whether Back shall take the change back. */
export function nextAddress<Values extends Params>(
  { replaces = [], inMemory }: AddressRules<Values>,
  values: Values,
  change: Partial<Values>,
): { readonly search: Params; readonly held: Params | undefined; readonly isStep: boolean } {
  const entries = Object.entries({ ...values, ...change })
  const isHeld = (key: string) => inMemory?.keys.includes(key) === true
  const held = entries.filter(([key, value]) => isHeld(key) && value !== undefined)
  return {
    search: {
      ...Object.fromEntries(entries.filter(([key]) => !isHeld(key))),
      ...(held.length > 0 && { [KEPT_BACK]: true }),
    },
    held: held.length > 0 ? Object.fromEntries(held) : undefined,
    isStep: Object.keys(change).some((key) => change[key] !== values[key] && !replaces.includes(key)),
  }
}
