export { BesideField } from './ListFilters/ListFilters.styles.ts'
export { type ListFilter, ListFilters, type ListFiltersProps } from './ListFilters/ListFilters.tsx'
export {
  SavedViews,
  type SavedViewsProps,
  type ShownView,
  VIEW_NAME_LIMIT,
  VIEWS_MAX,
} from './SavedViews/SavedViews.tsx'
