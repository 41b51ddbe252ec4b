/// <reference types="@corrente/themes/virtual" />
/** A log of 100,000 lines, and beside it a bare list of the same lines, for `pnpm bench log`. Not part of any build. */
import 'virtual:corrente/base.css'
import { indexLog } from '@corrente/domain/logs'
import { useState } from 'react'
import { BareRows, mountBench } from '../../lists/bench/mountBench.tsx'
import { LogLines } from '../LogLines/LogLines.tsx'
import { logTextOf } from '../logText.ts'
import { useLineWords } from '../useLineWords.ts'

const SIZE = 100_000
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
function BareLog() {
  const say = useLineWords()
  return (
    <BareRows count={SIZE} rowHeight={24} blockSize={640} overscan={12}>
      {(index) => {
        const { clock, station, message } = say(log.rawAt(index), undefined)
        return (
          <>
            <span>{index + 1}</span>
            <span>{clock}</span>
            <span>{log.levelAt(index)}</span>
            <span>{station}</span>
            <span>{message}</span>
          </>
        )
      }}
    </BareRows>
  )
}

mountBench({
  own: <Log />,
  bare: <BareLog />,
  boxOf: (container) => container.querySelector('[role="listbox"]'),
  row: '[data-row]',
})
