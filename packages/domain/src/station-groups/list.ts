import { fold, searchWords } from '../text/index.ts'
import type { StationGroup } from './group.ts'

/** How many groups a page shows (GRP-007). */
export const GROUPS_PER_PAGE = 10
/** What the groups can be sorted by (GRP-002). */
export const GROUP_SORTS = ['name', 'address', 'externalId'] as const
/** One of `GROUP_SORTS`. */
export type GroupSort = (typeof GROUP_SORTS)[number]

/** The groups whose name holds every word of a query, without case and accents (GRP-001); a blank query holds all. */
export function searchGroups(groups: readonly StationGroup[], query: string): readonly StationGroup[] {
  const words = searchWords(query)
  if (words.length === 0) return groups
  return groups.filter(({ name }) => words.every((word) => fold(name).includes(word)))
}

/** An address on one line, as the list shows it: street and number, city, state; '' where there is none. */
export function groupAddressLine({ address }: Pick<StationGroup, 'address'>): string {
  if (!address) return ''
  const { street, houseNumber, city, state } = address.texts
  const line = [street, houseNumber].filter((part) => part !== '').join(', ')
  return [line, city, state].filter((part) => part !== '').join(' – ')
}

/** The text by which a group is sorted; undefined where it has none. */
function sortText(group: StationGroup, by: GroupSort): string | undefined {
  const text = by === 'address' ? groupAddressLine(group) : by === 'name' ? group.name : group.externalId
  return text === '' ? undefined : text
}

/**
 * The groups in another order (GRP-002); the list itself stays. Numbers inside texts count as numbers, equal ones keep
 * their order, and those without a text come last in both directions.
 *
 * @param locale the tenant's, as `pt-BR`.
 */
export function sortGroups(
  groups: readonly StationGroup[],
  by: GroupSort,
  direction: 'ascending' | 'descending',
  locale: string,
): readonly StationGroup[] {
  const collator = new Intl.Collator(locale, { numeric: true, sensitivity: 'base' })
  const sign = direction === 'ascending' ? 1 : -1
  return [...groups].sort((a, b) => {
    const [textA, textB] = [sortText(a, by), sortText(b, by)]
    if (textA === undefined || textB === undefined)
      return Number(textA === undefined) - Number(textB === undefined)
    return sign * collator.compare(textA, textB)
  })
}
