/// <reference types="@corrente/themes/virtual" />
/**
 * The station list with 10,000 rows on a page of its own, and beside it a bare virtual list of the same cells, driven by
 * `tools/bench/list.ts`. Not part of any build.
 */
import 'virtual:corrente/base.css'
import { connectorDetailFixture, createRandom, stationRowFixture } from '@corrente/domain/fixtures'
import { CONNECTOR_TYPES, NO_STATION_FILTERS, type StationRow } from '@corrente/domain/stations'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { DEFAULT_TABLE_VIEW } from '../../../table/index.ts'
import { listRows, notLoaded, Stage } from '../../../testing/index.ts'
import { StationList } from '../StationList/StationList.tsx'
import { useStationColumns } from '../StationList/useStationColumns.tsx'

declare global {
  interface Window {
    /** Scrolls through the list in so many steps, one a frame. @returns the most rows that were in the page */
    listBench?: (steps: number) => Promise<number>
  }
}

const SIZE = 10_000
const BLOCK = 640
const random = createRandom('bench')
const STATUSES = ['Available', 'Charging', 'Faulted', 'Maintenance'] as const
const rows: readonly StationRow[] = Array.from({ length: SIZE }, (_, index) =>
  stationRowFixture({
    pk: index + 1,
    id: `IPE-${index + 1}`,
    name: `Posto ${index + 1}`,
    connectors: Array.from({ length: random.int(1, 3) }, (_connector, at) =>
      connectorDetailFixture({
        id: at + 1,
        type: random.pick(CONNECTOR_TYPES),
        status: random.pick(STATUSES),
      }),
    ),
  }),
)
const nothing = () => undefined

/** What is left when everything of a table but what its rows say is taken away. */
function BareList() {
  const box = useRef<HTMLDivElement>(null)
  const columns = useStationColumns()
  const virtual = useVirtualizer({
    count: SIZE,
    getScrollElement: () => box.current,
    estimateSize: () => 72,
    overscan: 8,
    useFlushSync: false,
  })
  return (
    <div ref={box} data-scroller="" style={{ blockSize: BLOCK, overflowY: 'auto' }}>
      <div style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const row = rows[index]
          return (
            row && (
              <div
                key={key}
                data-bench-row=""
                style={{ position: 'absolute', insetBlockStart: start, display: 'flex', blockSize: 72 }}
              >
                {columns.map((column) => (
                  <div key={column.key} style={{ inlineSize: 150 }}>
                    {column.cell(row)}
                    {column.isRowHeader ? <div>Ao vivo</div> : null}
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

const list = (
  <StationList
    list={listRows(rows, { pageSize: undefined })}
    isLive
    counts={{ complete: SIZE, chips: undefined, disabled: undefined, outside: 0 }}
    onWholeChange={nothing}
    filters={NO_STATION_FILTERS}
    onFiltersChange={nothing}
    groups={notLoaded()}
    accounts={notLoaded()}
    chips={[]}
    onChipsChange={nothing}
    onClear={nothing}
    createHref={undefined}
    view={DEFAULT_TABLE_VIEW}
    onViewChange={nothing}
    renderPanel={() => null}
  />
)

const container = document.getElementById('list')
if (!container) throw new Error('the bench page has a list')
const isBare = new URLSearchParams(location.search).has('bare')
createRoot(container).render(<Stage>{isBare ? <BareList /> : list}</Stage>)

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
