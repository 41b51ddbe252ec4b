import { theme } from '@corrente/themes'
import styled from 'styled-components'
import { focusRingInset, tabularNumbers, VisuallyHidden } from '../../foundations/index.ts'
import type { CsvCell } from '../csv.ts'

const Scroller = styled.div`
  block-size: var(--block);
  overflow: auto;
  ${focusRingInset}
`
const Grid = styled.table`
  inline-size: 100%;
  border-collapse: collapse;
  font-size: ${theme.font.size[13]};
  ${tabularNumbers}

  & th,
  & td {
    padding: 5px 8px;
    border-block-end: 1px solid ${theme.border.default};
    text-align: start;
    font-weight: ${theme.font.weight.normal};
  }
  & thead th {
    position: sticky;
    inset-block-start: 0;
    background: ${theme.bg.surface};
    color: ${theme.fg.muted};
    font-weight: ${theme.font.weight.medium};
  }
  & [data-number] {
    text-align: end;
  }
`

/** A chart's numbers, for reading, for the clipboard and for assistive technology. */
export interface ChartData {
  readonly columns: readonly string[]
  /** As many cells per row as there are columns. */
  readonly rows: readonly (readonly ChartCell[])[]
}
interface ChartCell {
  /** What goes into the CSV. */
  readonly value: CsvCell
  /** What is shown; default: the value as it is. */
  readonly text?: string | undefined
}

export interface ChartTableProps {
  /** What the table holds; its caption. */
  title: string
  data: ChartData
  /** As high as the drawing that it stands in for, CSS pixels. */
  blockSize: number
}

/** A chart's numbers, row by row. */
export function ChartTable({ title, data, blockSize }: ChartTableProps) {
  const isNumber = (column: number) => data.rows.some((row) => typeof row[column]?.value === 'number')
  const mark = (column: number) => (isNumber(column) ? '' : undefined)
  return (
    <Scroller style={{ '--block': `${blockSize}px` }} tabIndex={0} role="group" aria-label={title}>
      <Grid>
        <VisuallyHidden as="caption">{title}</VisuallyHidden>
        <thead>
          <tr>
            {data.columns.map((column, c) => (
              <th key={column} scope="col" data-number={mark(c)}>
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data.rows.map((row, r) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows have no name of their own and never move
            <tr key={r}>
              {row.map(({ value, text }, c) =>
                c === 0 ? (
                  <th key={data.columns[c]} scope="row">
                    {text ?? value}
                  </th>
                ) : (
                  <td key={data.columns[c]} data-number={mark(c)}>
                    {text ?? value}
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </Grid>
    </Scroller>
  )
}
