import styled from 'styled-components'
import { Skeleton } from '../../primitives/index.ts'
import type { TableLayout } from '../priorities.ts'

export interface SkeletonRowsProps<T> {
  layout: TableLayout<T>
  hasTicks: boolean
  /** How many. */
  count: number
}

const Line = styled.tr``
const Place = styled.span`
  display: flex;

  &[data-number] {
    justify-content: flex-end;
  }
`

/** Shares of a cell that a value may fill; they differ along a row and down a column, as values do. */
const SHARES = ['72%', '48%', '64%', '56%', '80%']

/** Rows in the shape of what comes; the heading stays, so that nothing moves when it does. */
export function SkeletonRows<T>({ layout, hasTicks, count }: SkeletonRowsProps<T>) {
  return Array.from({ length: count }, (_, row) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the rows are all alike and never move
    <Line key={row} aria-hidden="true">
      {hasTicks ? <td data-cell="mark" /> : null}
      {layout.hasExpander ? <td data-cell="mark" /> : null}
      {layout.shown.map(({ column }, index) => (
        <td key={column.key} data-cell={column.kind ?? 'text'}>
          <Place data-number={column.kind === 'number' ? '' : undefined}>
            <Skeleton inlineSize={SHARES[(row + index * 2) % SHARES.length] ?? '60%'} blockSize="12px" />
          </Place>
        </td>
      ))}
    </Line>
  ))
}
