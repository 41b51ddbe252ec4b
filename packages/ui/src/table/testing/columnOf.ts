import type { TableColumn } from '../columns.ts'

/** A column of a test: what matters, the rest as usual. */
export const columnOf = (
  key: string,
  more: Partial<TableColumn<Readonly<Record<string, string>>>> = {},
): TableColumn<Readonly<Record<string, string>>> => ({
  key,
  header: key.toUpperCase(),
  cell: (row) => row[key],
  minInlineSize: 100,
  priority: 1,
  ...more,
})
