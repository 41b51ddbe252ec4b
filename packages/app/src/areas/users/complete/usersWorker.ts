import type { UserAnswer, UserQuestion } from '@corrente/domain/users'
import { askWorker } from '../../../kit/workers/index.ts'
import type { FromUsers, ToUsers } from './protocol.ts'

/** The complete list, held by a worker. */
export interface UsersWorker {
  /** Hands it the reply. @returns how many rows could not be read; undefined: it is no list of users */
  readonly load: (body: Blob) => Promise<number | undefined>
  readonly ask: (question: UserQuestion) => Promise<UserAnswer>
  /** Forgets everybody. */
  readonly close: () => void
}

/** Starts a worker from its own file of this build. Its promises reject where it cannot run. */
export function startUsersWorker(): UsersWorker {
  const worker = new Worker(new URL('./keeper.ts', import.meta.url), { type: 'module', name: 'users' })
  const { ask, close } = askWorker<ToUsers, FromUsers>(worker, 'users')
  return {
    load: async (body) => {
      const said = await ask(['loaded', 'unreadable'], { kind: 'load', body })
      return said.kind === 'loaded' ? said.unread : undefined
    },
    ask: async (question) => (await ask(['answer'], { kind: 'ask', question })).answer,
    close,
  }
}
