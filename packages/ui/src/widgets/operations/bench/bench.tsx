/// <reference types="@corrente/themes/virtual" />
/**
 * The transfer list with 20,000 chargers on a page of its own, and beside it a bare virtual list of the same, driven by
 * `tools/bench/transfer.ts`. Not part of any build.
 */
import 'virtual:corrente/base.css'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Stage } from '../../../testing/index.ts'
import { StationPicker } from '../StationPicker/StationPicker.tsx'

declare global {
  interface Window {
    /** Scrolls through the list in so many steps, one a frame. @returns the most rows that were in the page */
    listBench?: (steps: number) => Promise<number>
  }
}

const SIZE = 20_000
const BLOCK = 264
const ROW = 48
const stations = Array.from({ length: SIZE }, (_, index) => ({
  id: `ARO-${index + 1}`,
  name: `Posto Aroeira ${index + 1}`,
  hasPayment: false,
}))
const nobody = () => undefined

function Picker() {
  const [selected, setSelected] = useState<readonly string[]>([])
  return (
    <StationPicker
      protocol="v1.6"
      stations={stations}
      stationOf={nobody}
      selected={selected}
      onChange={setSelected}
    />
  )
}

/** What is left when everything but names and ids is taken away. */
function BareList() {
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: SIZE,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 6,
    useFlushSync: false,
  })
  return (
    <div ref={box} data-bench style={{ blockSize: BLOCK, overflowY: 'auto' }}>
      <div style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => (
          <div
            key={key}
            data-bench-row={index}
            style={{ position: 'absolute', insetBlockStart: start, blockSize: ROW }}
          >
            <input type="checkbox" readOnly />
            <span>{stations[index]?.name}</span> <small>{stations[index]?.id}</small>
          </div>
        ))}
      </div>
    </div>
  )
}

const container = document.getElementById('list')
if (!container) throw new Error('the bench page has a list')
const isBare = new URLSearchParams(location.search).has('bare')
createRoot(container).render(<Stage>{isBare ? <BareList /> : <Picker />}</Stage>)

const frame = () => new Promise((done) => requestAnimationFrame(done))
window.listBench = async (steps) => {
  // The first of the two lists holds what can be chosen.
  const box = container.querySelector('[role="listbox"], [data-bench]')
  if (!box) throw new Error('the list has no box')
  let most = 0
  for (let step = 1; step <= steps; step += 1) {
    box.scrollTop = ((box.scrollHeight - box.clientHeight) * step) / steps
    await frame()
    most = Math.max(most, box.querySelectorAll('[role="option"], [data-bench-row]').length)
  }
  box.scrollTop = 0
  await frame()
  return most
}
