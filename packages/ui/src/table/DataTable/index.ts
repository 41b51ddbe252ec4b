export { ROW_TONES, type RowTone } from './DataTable.styles.ts'
export { DataTable } from './DataTable.tsx'
export { type DataTableProps, TABLE_STATES, type TableSelecting, type TableState } from './tableProps.ts'
