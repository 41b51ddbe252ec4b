import type { LogPart, LogQuestion, LogView } from '@corrente/domain/logs'
import type { FromLog, LogPiece, ToLog } from './protocol.ts'

/** A log held by a worker. Its promises reject where it cannot run. */
export interface LogWorker {
  readonly read: (body: Blob) => Promise<{ readonly piece: LogPiece | undefined; readonly isOther: boolean }>
  readonly accept: () => Promise<LogPiece | undefined>
  readonly ask: (question: LogQuestion) => Promise<LogView>
  readonly part: (question: LogQuestion, part: LogPart) => Promise<string>
  /** Forgets the log. */
  readonly close: () => void
}

type Told<Kind extends FromLog['kind']> = Extract<FromLog, { kind: Kind }>

/** Starts a worker from its own file of this build. */
export function startLogWorker(): LogWorker {
  const worker = new Worker(new URL('./keeper.ts', import.meta.url), { type: 'module', name: 'log' })
  const waiting = new Map<number, { done: (message: FromLog) => void; fail: () => void }>()
  let serial = 0
  worker.addEventListener('message', ({ data }: MessageEvent<FromLog>) => {
    waiting.get(data.id)?.done(data)
    waiting.delete(data.id)
  })
  worker.addEventListener('error', (event) => {
    // It is told where its answer is waited for.
    event.preventDefault()
    for (const { fail } of waiting.values()) fail()
    waiting.clear()
  })
  const send = <Kind extends FromLog['kind']>(kind: Kind, message: (id: number) => ToLog) => {
    serial += 1
    const id = serial
    return new Promise<Told<Kind>>((done, reject) => {
      const fail = () => reject(new Error('The worker of the log failed.'))
      const isTold = (said: FromLog): said is Told<Kind> => said.kind === kind
      waiting.set(id, { done: (said) => (isTold(said) ? done(said) : fail()), fail })
      worker.postMessage(message(id))
    })
  }
  return {
    read: (body) => send('read', (id) => ({ kind: 'read', id, body })),
    accept: async () => (await send('read', (id) => ({ kind: 'accept', id }))).piece,
    ask: async (question) => (await send('view', (id) => ({ kind: 'ask', id, question }))).view,
    part: async (question, part) => (await send('part', (id) => ({ kind: 'part', id, question, part }))).text,
    close: () => worker.terminate(),
  }
}
