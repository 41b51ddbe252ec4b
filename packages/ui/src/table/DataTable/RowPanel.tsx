import { theme } from '@corrente/themes'
import { type ReactNode, Suspense } from 'react'
import styled from 'styled-components'
import { useText } from '../../messages/index.ts'
import { DescriptionList, Skeleton } from '../../primitives/index.ts'
import type { TableColumn } from '../columns.ts'
import { PanelCell } from './DataTable.styles.ts'
import type { LineRef } from './TableBody.tsx'

export interface RowPanelProps<T> {
  row: T
  name: string
  /** Columns that found no room: shown first, as terms with their values. */
  dropped: readonly TableColumn<T>[]
  /** Cells that it spans. */
  span: number
  /** What the screen shows below a row. */
  children: ReactNode
  lineRef: LineRef
  line: number | undefined
}

const Content = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[4]};
`

/** What an expanded row shows below itself. */
export function RowPanel<T>({ row, name, dropped, span, children, lineRef, line }: RowPanelProps<T>) {
  const t = useText('table')
  return (
    <tr ref={lineRef} data-index={line}>
      <PanelCell colSpan={span}>
        <Content role="group" aria-label={t('details', { name })}>
          {dropped.length > 0 ? (
            <DescriptionList
              items={dropped.map(({ key, header, cell }) => ({ key, term: header, value: cell(row) }))}
            />
          ) : null}
          {/* Words or code on their way: without a place of its own the whole page would go, and the focus with it. */}
          <Suspense fallback={<Skeleton shape="block" blockSize="96px" />}>{children}</Suspense>
        </Content>
      </PanelCell>
    </tr>
  )
}
