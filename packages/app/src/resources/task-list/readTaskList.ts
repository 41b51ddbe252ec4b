import type { Task } from '@corrente/domain/operations'
import { MINUTE_MS, SECOND_MS } from '@corrente/domain/time'
import type { Gateway, Outcome } from '../../gateways/index.ts'
import { type AskedWorker, askWorker } from '../../kit/workers/index.ts'
import { createMerger } from './merge.ts'
import type { FromTasks, ToTasks } from './protocol.ts'

/** Nobody waits longer for a list before a command goes out. */
const ANSWER_MS = 20 * SECOND_MS
/** Nobody looks at tasks any more: what the worker holds is forgotten. */
const IDLE_MS = 2 * MINUTE_MS

interface Reader {
  readonly asked: AskedWorker<ToTasks, FromTasks>
  readonly merge: (body: Blob) => Promise<Outcome<readonly Task[]>>
  timer: ReturnType<typeof setTimeout> | undefined
}
/** One for each back end: what was read of one is compared with nothing of another. */
const readers = new WeakMap<Gateway, Reader>()

function readerOf(cp: Gateway): Reader {
  const held = readers.get(cp)
  if (held) return held
  const worker = new Worker(new URL('./keeper.ts', import.meta.url), { type: 'module', name: 'tasks' })
  const asked = askWorker<ToTasks, FromTasks>(worker, 'tasks')
  const reader: Reader = { asked, merge: createMerger(asked), timer: undefined }
  readers.set(cp, reader)
  return reader
}

async function merge(cp: Gateway, body: Blob): Promise<Outcome<readonly Task[]>> {
  const reader = readerOf(cp)
  clearTimeout(reader.timer)
  const close = () => {
    reader.asked.close()
    readers.delete(cp)
  }
  const outcome = await reader.merge(body)
  clearTimeout(reader.timer)
  // One that could not run is not asked again.
  if (outcome.kind === 'unreadable') close()
  else reader.timer = setTimeout(close, IDLE_MS)
  return outcome
}

/** GET operations/tasks (TSK-005): all of them, newest first; read and compared with those of before by a worker. */
export async function readTaskList(
  cp: Gateway,
  offsetHours: number,
  signal?: AbortSignal,
): Promise<Outcome<readonly Task[]>> {
  const send = () =>
    cp.download('GET', 'operations/tasks', {
      mediaType: 'application/json',
      extension: 'json',
      query: { timeZone: offsetHours },
      signal,
      answerMs: ANSWER_MS,
    })
  const first = await send()
  // As every other reading call: once more where the server cannot answer now.
  const isNotNow =
    first.kind === 'unreachable' || (first.kind === 'refused' && [502, 503, 504].includes(first.status))
  const file = isNotNow ? await send() : first
  if (file.kind !== 'done') return file
  const outcome = await merge(cp, file.data.blob)
  signal?.throwIfAborted()
  return outcome
}
