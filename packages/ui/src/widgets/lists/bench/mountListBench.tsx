/**
 * A list with very many rows on a page of its own, and beside it a bare virtual list of the same cells, driven by
 * `tools/bench/room/scroll.ts`. Not part of any build.
 */
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { DEFAULT_TABLE_VIEW, type TableColumn } from '../../../table/index.ts'
import { listRows, Stage } from '../../../testing/index.ts'
import { RecordList } from '../RecordList/RecordList.tsx'

declare global {
  interface Window {
    /** Scrolls through the list in so many steps, one a frame. @returns the most rows that were in the page */
    listBench?: (steps: number) => Promise<number>
  }
}

interface ListBench<Row> {
  readonly rows: readonly Row[]
  /** Height of a row in px. */
  readonly rowHeight: number
  /** The columns of the list, a hook. */
  readonly useColumns: () => readonly TableColumn<Row>[]
  /** What else each bare row shows. */
  readonly extra?: ReactNode
  readonly list: ReactNode
}

const BLOCK = 640

/** What is left when everything of a table but what its rows say is taken away. */
function BareList<Row>({ rows, rowHeight, useColumns, extra }: Omit<ListBench<Row>, 'list'>) {
  const box = useRef<HTMLDivElement>(null)
  const columns = useColumns()
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan: 8,
    useFlushSync: false,
  })
  return (
    <div ref={box} data-scroller="" style={{ blockSize: BLOCK, overflowY: 'auto' }}>
      <div style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index]
          return (
            row !== undefined && (
              <div
                key={key}
                data-bench-row=""
                style={{
                  position: 'absolute',
                  insetBlockStart: start,
                  display: 'flex',
                  blockSize: rowHeight,
                }}
              >
                {columns.map((column) => (
                  <div key={column.key} style={{ inlineSize: 150 }}>
                    {column.cell(row)}
                    {column.isRowHeader ? extra : null}
                  </div>
                ))}
              </div>
            )
          )
        })}
      </div>
    </div>
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

/** Shows the list, or with `?bare` the bare one, in `#list`, and offers `window.listBench`. */
export function mountListBench<Row>({ list, ...bare }: ListBench<Row>): void {
  const container = document.getElementById('list')
  if (!container) throw new Error('the bench page has a list')
  const isBare = new URLSearchParams(location.search).has('bare')
  createRoot(container).render(<Stage>{isBare ? <BareList {...bare} /> : list}</Stage>)
  const frame = () => new Promise((done) => requestAnimationFrame(done))
  window.listBench = async (steps) => {
    const drawn = () => container.querySelectorAll(isBare ? '[data-bench-row]' : '[data-row]')
    const box = isBare
      ? container.querySelector('[data-scroller]')
      : container.querySelector('table')?.parentElement
    if (!box) throw new Error('the list has no box')
    let most = 0
    for (let step = 1; step <= steps; step += 1) {
      box.scrollTop = ((box.scrollHeight - BLOCK) * step) / steps
      await frame()
      most = Math.max(most, drawn().length)
    }
    box.scrollTop = 0
    await frame()
    return most
  }
}
