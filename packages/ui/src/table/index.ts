export {
  COLUMN_KINDS,
  type ColumnKind,
  DEFAULT_TABLE_VIEW,
  TABLE_DENSITIES,
  type TableColumn,
  type TableDensity,
  type TableView,
} from './columns.ts'
export {
  DataTable,
  type DataTableProps,
  ROW_TONES,
  type RowTone,
  TABLE_STATES,
  type TableSelecting,
  type TableState,
} from './DataTable/index.ts'
export {
  EVERYTHING_SELECTED,
  isSelected,
  NO_SELECTION,
  selectedCount,
  type TableSelection,
} from './selection.ts'
export { SORT_DIRECTIONS, type SortDirection, type SortValue, type TableSort } from './sorting.ts'
export { TableOptions, type TableOptionsProps } from './TableOptions/index.ts'
