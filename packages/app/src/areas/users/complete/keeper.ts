import { answerUsers, readUsers, type User } from '@corrente/domain/users'
import { safeJsonParse } from '@corrente/domain/wire'
import { answerPage } from '../../../kit/workers/index.ts'
import type { FromUsers, ToUsers } from './protocol.ts'

let users: readonly User[] = []

/** Reads the reply away from the page, which forty thousand rows would hold up. */
async function load(id: number, body: Blob): Promise<FromUsers> {
  const read = readUsers(safeJsonParse(await body.text()))
  if (!read) return { kind: 'unreadable', id }
  users = read.data.rows
  return { kind: 'loaded', id, unread: read.unread, count: read.data.count ?? users.length }
}

answerPage<ToUsers, FromUsers>((asked) =>
  asked.kind === 'load'
    ? load(asked.id, asked.body)
    : { kind: 'answer', id: asked.id, answer: answerUsers(users, asked.question) },
)
