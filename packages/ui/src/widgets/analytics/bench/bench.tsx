/// <reference types="@corrente/themes/virtual" />
/**
 * The charts of 365 days on a page of their own, and beside them a bare virtual list of the same days, driven by
 * `tools/bench/usage.ts`. Not part of any build.
 */
import 'virtual:corrente/base.css'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { createRoot } from 'react-dom/client'
import { loaded, Stage } from '../../../testing/index.ts'
import { STORY_TODAY, storyUsage } from '../storyUsage.ts'
import { UsageCharts } from '../UsageCharts/UsageCharts.tsx'

declare global {
  interface Window {
    /** Scrolls through the list in so many steps, one a frame. @returns the most rows that were in the page */
    listBench?: (steps: number) => Promise<number>
  }
}

const DAYS = 365
const BLOCK = 640
const ROW = 36
const usage = storyUsage(DAYS)
const graphs = loaded(usage)
const fileNameOf = (what: string, extension: string) => `${what}.${extension}`

function Charts() {
  return (
    <div data-box style={{ blockSize: BLOCK, overflowY: 'auto' }}>
      <div data-row>
        <UsageCharts
          graphs={graphs}
          period={DAYS}
          today={STORY_TODAY}
          isOfPerson={false}
          lines={[]}
          fileNameOf={fileNameOf}
        />
      </div>
    </div>
  )
}

/** The same numbers, a line per day. */
function BareList() {
  const box = useRef<HTMLDivElement>(null)
  const virtual = useVirtualizer({
    count: DAYS,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 6,
    useFlushSync: false,
  })
  return (
    <div ref={box} data-box style={{ blockSize: BLOCK, overflowY: 'auto' }}>
      <div style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => (
          <div
            key={key}
            data-bench-row={index}
            style={{ position: 'absolute', insetBlockStart: start, display: 'flex', gap: 8, blockSize: ROW }}
          >
            {usage.map(({ rawKey, points }) => (
              <span key={rawKey}>
                {points[index]?.x} {points[index]?.y}
              </span>
            ))}
          </div>
        ))}
      </div>
    </div>
  )
}

const container = document.getElementById('list')
if (!container) throw new Error('the bench page has a list')
const isBare = new URLSearchParams(location.search).has('bare')
createRoot(container).render(<Stage>{isBare ? <BareList /> : <Charts />}</Stage>)

const frame = () => new Promise((done) => requestAnimationFrame(done))
window.listBench = async (steps) => {
  const box = container.querySelector('[data-box]')
  if (!box) throw new Error('the list has no box')
  for (let step = 1; step <= steps; step += 1) {
    box.scrollTop = ((box.scrollHeight - box.clientHeight) * step) / steps
    await frame()
  }
  box.scrollTop = 0
  await frame()
  return container.querySelectorAll('[data-row]').length
}
