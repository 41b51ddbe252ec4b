/**
 * What a bench shows on a page of its own, and beside it a bare virtual list of the same, driven by
 * `tools/bench/room/scroll.ts`. Not part of any build.
 */
import { useVirtualizer } from '@tanstack/react-virtual'
import { type ReactNode, useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { Stage } from '../../../testing/index.ts'

declare global {
  interface Window {
    /** Scrolls through the list in so many steps, one a frame. @returns the most rows that were in the page */
    listBench?: (steps: number) => Promise<number>
  }
}

interface BareRowsProps {
  count: number
  /** In px, as all that follow. */
  rowHeight: number
  blockSize: number
  overscan: number
  gap?: number
  children: (index: number) => ReactNode
}

/** Rows of one height in a box that scrolls, and nothing else. */
export function BareRows({ count, rowHeight, blockSize, overscan, gap, children }: BareRowsProps) {
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count,
    getScrollElement: () => box.current,
    estimateSize: () => rowHeight,
    overscan,
    useFlushSync: false,
  })
  return (
    <div ref={box} data-bench style={{ blockSize, overflowY: 'auto' }}>
      <div style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => (
          <div
            key={key}
            data-bench-row
            style={{
              position: 'absolute',
              insetBlockStart: start,
              display: 'flex',
              gap,
              blockSize: rowHeight,
            }}
          >
            {children(index)}
          </div>
        ))}
      </div>
    </div>
  )
}

export const frame = () => new Promise((done) => requestAnimationFrame(done))

interface Bench {
  readonly own: ReactNode
  readonly bare: ReactNode
  /** Where the own one scrolls, and which its rows are. */
  readonly boxOf: (container: HTMLElement) => Element | null | undefined
  readonly row: string
}

/** Shows the own one, or with `?bare` the bare one, in `#list`, and offers `window.listBench`. @returns the place */
export function mountBench({ own, bare, boxOf, row }: Bench): HTMLElement {
  const container = document.getElementById('list')
  if (!container) throw new Error('the bench page has a list')
  const isBare = new URLSearchParams(location.search).has('bare')
  createRoot(container).render(<Stage>{isBare ? bare : own}</Stage>)
  window.listBench = async (steps) => {
    const box = isBare ? container.querySelector('[data-bench]') : boxOf(container)
    if (!box) throw new Error('the list has no box')
    let most = 0
    for (let step = 1; step <= steps; step += 1) {
      box.scrollTop = ((box.scrollHeight - box.clientHeight) * step) / steps
      await frame()
      most = Math.max(most, box.querySelectorAll(isBare ? '[data-bench-row]' : row).length)
    }
    box.scrollTop = 0
    await frame()
    return most
  }
  return container
}
