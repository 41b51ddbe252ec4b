import type { Door } from './door.ts'

/** As `askWorker` asks: each such message is answered. Those of a map's workers are not. */
const isQuestion = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  'id' in message &&
  typeof message.id === 'number'

/**
 * What is asked outside of the page, of workers and of files in memory, counts as asked of the server does.
 * @returns ends the workers that were begun since
 */
export function watchWorkers({ counted }: Door): () => void {
  const Real = window.Worker
  const { arrayBuffer } = Blob.prototype
  Blob.prototype.arrayBuffer = function () {
    return counted(arrayBuffer.call(this))
  }
  const begun = new Set<Worker>()
  const asked = new Set<(value?: unknown) => void>()
  let isOver = false
  window.Worker = class extends Real {
    override postMessage(message: unknown, options?: StructuredSerializeOptions | Transferable[]): void {
      // A closed tab asks nothing more, as nobody answers.
      if (isQuestion(message) && isOver) return
      if (isQuestion(message))
        void counted(
          new Promise<unknown>((resolve) => {
            begun.add(this)
            asked.add(resolve)
            for (const type of ['message', 'error']) this.addEventListener(type, resolve, { once: true })
          }),
        )
      if (Array.isArray(options)) super.postMessage(message, options)
      else super.postMessage(message, options)
    }
  }
  return () => {
    isOver = true
    for (const worker of begun) worker.terminate()
    for (const settle of asked) settle()
    window.Worker = Real
    Blob.prototype.arrayBuffer = arrayBuffer
  }
}
