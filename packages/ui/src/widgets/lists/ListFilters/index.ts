export { type ListFilter, ListFilters, type ListFiltersProps } from './ListFilters.tsx'
