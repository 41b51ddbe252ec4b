import { createDiffer } from './differ.ts'
import type { FromTasks, ToTasks } from './protocol.ts'

/** What this file uses of a worker's global scope; the page's types are the ones this package is checked with. */
interface WorkerScope {
  postMessage(message: FromTasks): void
  addEventListener(type: 'message', then: (event: MessageEvent<ToTasks>) => void): void
}
// A worker's `self` is no Window; TypeScript's two libraries cannot be loaded side by side.
const scope = globalThis as unknown as WorkerScope
const answer = createDiffer()

scope.addEventListener('message', async ({ data }) => scope.postMessage(await answer(data)))
