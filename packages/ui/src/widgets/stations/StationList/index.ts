export type { FilterOption, FilterOptions } from './StationFilterBar.tsx'
export { StationList, type StationListProps } from './StationList.tsx'
