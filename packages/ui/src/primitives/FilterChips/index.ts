export { type ActiveFilter, FilterChips, type FilterChipsProps } from './FilterChips.tsx'
