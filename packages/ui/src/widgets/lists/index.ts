export { BesideField, type ListFilter, ListFilters, type ListFiltersProps } from './ListFilters/index.ts'
export {
  SavedViews,
  type SavedViewsProps,
  type ShownView,
  VIEW_NAME_LIMIT,
  VIEWS_MAX,
} from './SavedViews/index.ts'
