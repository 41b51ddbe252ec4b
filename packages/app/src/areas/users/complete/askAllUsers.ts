import type { UserAnswer, UserQuestion } from '@corrente/domain/users'
import type { Gateway } from '../../../gateways/index.ts'
import { downloadAllUsers } from '../../../resources/users.ts'
import { startUsersWorker } from './usersWorker.ts'

/** One question to the complete list, which is then forgotten; undefined: it could not be had or read. */
export async function askAllUsers(
  cp: Gateway,
  isActive: boolean,
  question: UserQuestion,
  signal: AbortSignal,
): Promise<UserAnswer | undefined> {
  const outcome = await downloadAllUsers(cp, isActive, signal)
  if (outcome.kind !== 'done') return undefined
  const worker = startUsersWorker()
  try {
    const unread = await worker.load(outcome.data.blob)
    return unread === undefined ? undefined : await worker.ask(question)
  } catch {
    return undefined
  } finally {
    worker.close()
  }
}
