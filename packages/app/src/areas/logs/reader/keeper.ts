import { createLogHolder } from './holder.ts'
import type { FromLog, ToLog } from './protocol.ts'

/** What this file uses of a worker's global scope; the page's types are the ones this package is checked with. */
interface WorkerScope {
  postMessage(message: FromLog): void
  addEventListener(type: 'message', then: (event: MessageEvent<ToLog>) => void): void
}
// A worker's `self` is no Window; TypeScript's two libraries cannot be loaded side by side.
const scope = globalThis as unknown as WorkerScope
const holder = createLogHolder()

scope.addEventListener('message', async ({ data }) => {
  if (data.kind === 'read') {
    const text = await data.body.text()
    scope.postMessage({ kind: 'read', id: data.id, ...holder.read(text) })
  } else if (data.kind === 'accept')
    scope.postMessage({ kind: 'read', id: data.id, piece: holder.accept(), isOther: false })
  else scope.postMessage(holder.answer(data))
})
