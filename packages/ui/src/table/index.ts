export {
  COLUMN_KINDS,
  type ColumnKind,
  DEFAULT_TABLE_VIEW,
  TABLE_DENSITIES,
  type TableColumn,
  type TableDensity,
  type TableView,
} from './columns.ts'
export { ROW_TONES, type RowTone } from './DataTable/DataTable.styles.ts'
export { DataTable } from './DataTable/DataTable.tsx'
export {
  type DataTableProps,
  TABLE_STATES,
  type TableSelecting,
  type TableState,
} from './DataTable/tableProps.ts'
export {
  EVERYTHING_SELECTED,
  isSelected,
  NO_SELECTION,
  selectedCount,
  type TableSelection,
} from './selection.ts'
export { TableOptions, type TableOptionsProps } from './TableOptions/TableOptions.tsx'
export { tableStateOf } from './tableState.ts'
