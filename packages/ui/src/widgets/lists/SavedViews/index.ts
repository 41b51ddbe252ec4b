export {
  SavedViews,
  type SavedViewsProps,
  type ShownView,
  VIEW_NAME_LIMIT,
  VIEWS_MAX,
} from './SavedViews.tsx'
