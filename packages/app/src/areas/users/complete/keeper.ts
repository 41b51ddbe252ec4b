import { answerUsers, readUsers, type User } from '@corrente/domain/users'
import { safeJsonParse } from '@corrente/domain/wire'
import type { FromUsers, ToUsers } from './protocol.ts'

/** What this file uses of a worker's global scope; the page's types are the ones this package is checked with. */
interface WorkerScope {
  postMessage(message: FromUsers): void
  addEventListener(type: 'message', then: (event: MessageEvent<ToUsers>) => void): void
}
// A worker's `self` is no Window; TypeScript's two libraries cannot be loaded side by side.
const scope = globalThis as unknown as WorkerScope

let users: readonly User[] = []

/** Reads the reply away from the page, which forty thousand rows would hold up. */
async function load(id: number, body: Blob): Promise<void> {
  const read = readUsers(safeJsonParse(await body.text()))
  if (!read) return scope.postMessage({ kind: 'unreadable', id })
  users = read.data.rows
  scope.postMessage({ kind: 'loaded', id, unread: read.unread, count: read.data.count ?? users.length })
}

scope.addEventListener('message', ({ data }) => {
  if (data.kind === 'load') void load(data.id, data.body)
  else scope.postMessage({ kind: 'answer', id: data.id, answer: answerUsers(users, data.question) })
})
