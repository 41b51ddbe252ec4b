import { theme } from '@corrente/themes'
import type { ReactNode } from 'react'
import styled from 'styled-components'

export interface StateSheetProps<R extends string, C extends string> {
  /** One row per value: the component's `as const` list. */
  rows: readonly R[]
  /** One column per value. */
  columns: readonly C[]
  /** The component in that state. */
  children: (row: R, column: C) => ReactNode
}

/** The sheet's own cells only: a table or a calendar that stands on it keeps its looks. */
const Table = styled.table`
  > * > tr > :is(th, td) {
    padding: ${theme.space[2]} ${theme.space[3]};
    text-align: start;
    vertical-align: middle;
  }

  > * > tr > th {
    color: ${theme.fg.muted};
    font-size: ${theme.font.size[12]};
    font-weight: ${theme.font.weight.medium};
  }
`

/** Every combination of two lists on one sheet, for the eye and for visual checks. */
export function StateSheet<R extends string, C extends string>({
  rows,
  columns,
  children,
}: StateSheetProps<R, C>) {
  return (
    <Table>
      <thead>
        <tr>
          <td />
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row}>
            <th scope="row">{row}</th>
            {columns.map((column) => (
              <td key={column}>{children(row, column)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </Table>
  )
}
