import type { LogPart, LogQuestion, LogView } from '@corrente/domain/logs'
import { askWorker } from '../../../kit/workers/index.ts'
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

/** Starts a worker from its own file of this build. */
export function startLogWorker(): LogWorker {
  const worker = new Worker(new URL('./keeper.ts', import.meta.url), { type: 'module', name: 'log' })
  const { ask, close } = askWorker<ToLog, FromLog>(worker, 'log')
  return {
    read: (body) => ask(['read'], { kind: 'read', body }),
    accept: async () => (await ask(['read'], { kind: 'accept' })).piece,
    ask: async (question) => (await ask(['view'], { kind: 'ask', question })).view,
    part: async (question, part) => (await ask(['part'], { kind: 'part', question, part })).text,
    close,
  }
}
