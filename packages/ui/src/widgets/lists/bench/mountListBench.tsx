import type { ReactNode } from 'react'
import { DEFAULT_TABLE_VIEW, type TableColumn } from '../../../table/index.ts'
import { listRows } from '../../../testing/index.ts'
import { RecordList } from '../RecordList/RecordList.tsx'
import { BareRows, mountBench } from './mountBench.tsx'

interface ListBench<Row> {
  readonly rows: readonly Row[]
  /** Height of a row in px. */
  readonly rowHeight: number
  /** The columns of the list, a hook. */
  readonly useColumns: () => readonly TableColumn<Row>[]
  readonly list: ReactNode
}

const BLOCK = 640

/** What is left when everything of a table but what its rows say is taken away. */
function BareList<Row>({ rows, rowHeight, useColumns }: Omit<ListBench<Row>, 'list'>) {
  const columns = useColumns()
  return (
    <BareRows count={rows.length} rowHeight={rowHeight} blockSize={BLOCK} overscan={8}>
      {(index) => {
        const row = rows[index]
        return (
          row !== undefined &&
          columns.map((column) => (
            <div key={column.key} style={{ inlineSize: 150 }}>
              {column.cell(row)}
            </div>
          ))
        )
      }}
    </BareRows>
  )
}

const nothing = () => undefined

/** The table of a list as it is, in a box that scrolls: the product cuts it into pages. */
function Records<Row>({ rows, useColumns, keyOf }: RecordBench<Row>) {
  return (
    <RecordList
      list={listRows(rows, { pageSize: undefined })}
      label="bench"
      columns={useColumns()}
      keyOf={keyOf}
      textOf={keyOf}
      empty={{ title: '-' }}
      blockSize={BLOCK}
      view={DEFAULT_TABLE_VIEW}
      onViewChange={nothing}
      renderPanel={() => null}
    />
  )
}

interface RecordBench<Row> extends Pick<ListBench<Row>, 'rows' | 'rowHeight' | 'useColumns'> {
  readonly keyOf: (row: Row) => string
}

/** A bench of a list that is a `RecordList` of its columns. */
export const mountRecordBench = <Row,>(bench: RecordBench<Row>): void =>
  mountListBench({ ...bench, list: <Records {...bench} /> })

/** A bench of a table with very many rows. */
export const mountListBench = <Row,>({ list, ...bare }: ListBench<Row>): void =>
  void mountBench({
    own: list,
    bare: <BareList {...bare} />,
    boxOf: (container) => container.querySelector('table')?.parentElement,
    row: '[data-row]',
  })
