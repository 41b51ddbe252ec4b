export { BesideField } from './ListFilters.styles.ts'
export { type ListFilter, ListFilters, type ListFiltersProps } from './ListFilters.tsx'
