export { BesideField, InSight } from './ListFilters/ListFilters.styles.ts'
export { type ListFilter, ListFilters } from './ListFilters/ListFilters.tsx'
export { type ListParts, type ListRows, RecordList, type RecordListProps } from './RecordList/RecordList.tsx'
export { SavedViews, type SavedViewsProps } from './SavedViews/SavedViews.tsx'
