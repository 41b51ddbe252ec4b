import type { FromReader, ToReader } from './protocol.ts'
import { createReader } from './reader.ts'

/** What this file uses of a worker's global scope; the page's types are the ones this package is checked with. */
interface WorkerScope {
  postMessage(message: FromReader): void
  addEventListener(type: 'message', then: (event: MessageEvent<ToReader>) => void): void
}
// A worker's `self` is no Window; TypeScript's two libraries cannot be loaded side by side.
const scope = globalThis as unknown as WorkerScope
const answer = createReader()

scope.addEventListener('message', async ({ data }) => scope.postMessage(await answer(data)))
