import { extname } from 'node:path'
import { Worker } from 'node:worker_threads'
import type { ReadAnswer, ReadCells, ReadRequest } from './readScreenshot.ts'

/** Unpacks screenshots on a thread of its own, so that the browser goes on with the next one meanwhile. */
export interface Reader {
  read(request: Omit<ReadRequest, 'id'>): Promise<ReadCells>
  close(): Promise<void>
}

/** One thread: with two cores a second one would only take time from the browser. */
export function openReader(): Reader {
  const worker = new Worker(new URL(`./readScreenshot${extname(import.meta.filename)}`, import.meta.url))
  const waiting = new Map<number, PromiseWithResolvers<ReadCells>>()
  let last = 0
  worker.on('message', (answer: ReadAnswer) => {
    const asked = waiting.get(answer.id)
    waiting.delete(answer.id)
    if ('cells' in answer) asked?.resolve(answer.cells)
    else asked?.reject(new Error(answer.failure))
  })
  worker.on('error', (error) => {
    for (const asked of waiting.values()) asked.reject(error)
    waiting.clear()
  })
  return {
    read(request) {
      const id = ++last
      const asked = Promise.withResolvers<ReadCells>()
      waiting.set(id, asked)
      worker.postMessage({ id, ...request } satisfies ReadRequest)
      return asked.promise
    },
    async close() {
      await worker.terminate()
    },
  }
}
