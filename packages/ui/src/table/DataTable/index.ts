export { ROW_TONES, type RowTone } from './DataTable.styles.ts'
export { DataTable } from './DataTable.tsx'
export { useRowTab } from './rowTab.ts'
export { type DataTableProps, TABLE_STATES, type TableSelecting, type TableState } from './tableProps.ts'
