export {
  createHeldPlaces,
  type LiveRows,
  touchedSince,
} from './heldRows.ts'
export { holdRows } from './hold.ts'
export { pageCountOf, pageNumbers } from './pages.ts'
export { pageRows } from './place.ts'
export { pageSiblings, withGaps } from './siblings.ts'
export {
  createCompare,
  isMissing,
  type ListSort,
  SORT_DIRECTIONS,
  type SortDirection,
  type SortValue,
  type SortValues,
  sortRows,
} from './sort.ts'
export { pageOfComplete, pageOfServer } from './source.ts'

/** The most characters of a search: it stands in addresses, which servers refuse past some thousand bytes. */
export const SEARCH_LIMIT = 200
