export { type HeldRow, type HeldRows, holdRows } from './hold.ts'
export { PAGE_NUMBERS, pageCountOf, pageNumbers } from './pages.ts'
export { type FirstPage, type PageRows, pageRows, wirePage } from './place.ts'
export { type PageItem, pageSiblings, withGaps } from './siblings.ts'
export {
  type CompareValues,
  createCompare,
  isMissing,
  type ListSort,
  SORT_DIRECTIONS,
  type SortDirection,
  type SortValue,
  type SortValues,
  sortRows,
} from './sort.ts'
export { type ListPage, pageOfComplete, pageOfServer, type ServerPage } from './source.ts'
