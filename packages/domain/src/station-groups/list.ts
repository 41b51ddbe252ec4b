import type { SortValues } from '../paging/index.ts'
import { fold, searchWords } from '../text/index.ts'
import type { StationGroup } from './group.ts'

/** How many groups a page shows (GRP-007). */
export const GROUPS_PER_PAGE = 10
/** What the groups can be sorted by (GRP-002). */
export const GROUP_SORTS = ['name', 'stations', 'troubled', 'address', 'externalId'] as const
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

/** What the groups are sorted by (GRP-002): the text that each column shows; who counts stations sorts by counts. */
export const GROUP_SORT_VALUES: SortValues<StationGroup, Exclude<GroupSort, 'stations' | 'troubled'>> = {
  name: ({ name }) => name,
  address: groupAddressLine,
  externalId: ({ externalId }) => externalId,
}
