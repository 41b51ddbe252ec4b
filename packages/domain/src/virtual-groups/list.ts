import { fold, searchWords } from '../text/index.ts'
import type { VirtualGroupItem } from './group.ts'

/** Rows of a page (VGR-002), and of the tables of chargers (VGR-026). */
export const VIRTUAL_GROUPS_PER_PAGE = 10
/** Groups that are read whole, so that trouble leads (decisions: Vouchers). */
export const VIRTUAL_GROUPS_READ_MAX = 1000

/** The groups whose name holds every word of a query; a blank query holds all. */
export function searchVirtualGroups(
  groups: readonly VirtualGroupItem[],
  query: string,
): readonly VirtualGroupItem[] {
  const words = searchWords(query)
  return words.length === 0
    ? groups
    : groups.filter(({ name }) => words.every((word) => fold(name ?? '').includes(word)))
}
