import type { UserAnswer, UserQuestion } from '@corrente/domain/users'
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
  const waiting = new Map<number, { done: (message: FromUsers) => void; fail: () => void }>()
  let serial = 0
  worker.addEventListener('message', ({ data }: MessageEvent<FromUsers>) => {
    waiting.get(data.id)?.done(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    // It is told where its answer is waited for; a page that reads no list by it goes on.
    event.preventDefault()
    for (const { fail } of waiting.values()) fail()
    waiting.clear()
  })
  const send = (message: (id: number) => ToUsers): Promise<FromUsers> => {
    serial += 1
    const id = serial
    return new Promise((done, reject) => {
      waiting.set(id, { done, fail: () => reject(new Error('The worker of the users failed.')) })
      worker.postMessage(message(id))
    })
  }
  return {
    load: async (body) => {
      const said = await send((id) => ({ kind: 'load', id, body }))
      return said.kind === 'loaded' ? said.unread : undefined
    },
    ask: async (question) => {
      const said = await send((id) => ({ kind: 'ask', id, question }))
      if (said.kind !== 'answer') throw new Error('The worker of the users gave another answer.')
      return said.answer
    },
    close: () => worker.terminate(),
  }
}
