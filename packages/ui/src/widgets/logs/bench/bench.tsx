/// <reference types="@corrente/themes/virtual" />
/**
 * A log of 100,000 lines on a page of its own, and beside it a bare virtual list of the same lines, driven by
 * `tools/bench/log.ts`. Not part of any build.
 */
import 'virtual:corrente/base.css'
import { indexLog } from '@corrente/domain/logs'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef, useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Stage } from '../../../testing/index.ts'
import { LogLines } from '../LogLines/LogLines.tsx'
import { logTextOf } from '../logText.ts'
import { useLineWords } from '../useLineWords.ts'

declare global {
  interface Window {
    /** Scrolls through the list in so many steps, one a frame. @returns the most rows that were in the page */
    listBench?: (steps: number) => Promise<number>
  }
}

const SIZE = 100_000
const BLOCK = 640
const ROW = 24
const text = Array.from(
  { length: SIZE },
  (_, i) =>
    `2026-03-14 14:05:${String(i % 60).padStart(2, '0')}.000 [${i % 997 === 0 ? 'ERROR' : 'INFO'}] WebSocketLogger - [chargeBoxId=ARO-${i % 50}, sessionId=a1] Received: [2,"${i}","StatusNotification",{"connectorId":1,"status":"Charging"}]`,
).join('\n')
const log = logTextOf(text, indexLog(text))
const nothing = () => undefined

function Log() {
  const [isAtEnd, setAtEnd] = useState(false)
  return (
    <LogLines
      log={log}
      rows={undefined}
      search=""
      selected={undefined}
      onSelect={nothing}
      marks={{ from: undefined, to: undefined }}
      onMark={nothing}
      isRaw={false}
      isShort={false}
      isAtEnd={isAtEnd}
      onAtEnd={setAtEnd}
    />
  )
}

/** What is left when everything but what the lines say is taken away. */
function BareList() {
  const box = useRef<HTMLDivElement>(null)
  const say = useLineWords()
  const virtual = useVirtualizer({
    count: SIZE,
    getScrollElement: () => box.current,
    estimateSize: () => ROW,
    overscan: 12,
    useFlushSync: false,
  })
  return (
    <div ref={box} role="listbox" style={{ blockSize: BLOCK, overflowY: 'auto' }}>
      <div style={{ blockSize: virtual.getTotalSize(), position: 'relative' }}>
        {virtual.getVirtualItems().map(({ index, start, key }) => {
          const { clock, station, message } = say(log.rawAt(index), undefined)
          return (
            <div
              key={key}
              data-row={index}
              style={{ position: 'absolute', insetBlockStart: start, display: 'flex', blockSize: ROW }}
            >
              <span>{index + 1}</span>
              <span>{clock}</span>
              <span>{log.levelAt(index)}</span>
              <span>{station}</span>
              <span>{message}</span>
            </div>
          )
        })}
      </div>
    </div>
  )
}

const container = document.getElementById('list')
if (!container) throw new Error('the bench page has a list')
const isBare = new URLSearchParams(location.search).has('bare')
createRoot(container).render(<Stage>{isBare ? <BareList /> : <Log />}</Stage>)

const frame = () => new Promise((done) => requestAnimationFrame(done))
window.listBench = async (steps) => {
  const box = container.querySelector('[role="listbox"]')
  if (!box) throw new Error('the list has no box')
  let most = 0
  for (let step = 1; step <= steps; step += 1) {
    box.scrollTop = ((box.scrollHeight - box.clientHeight) * step) / steps
    await frame()
    most = Math.max(most, container.querySelectorAll('[data-row]').length)
  }
  box.scrollTop = 0
  await frame()
  return most
}
