import type { Door } from './door.ts'

/** As `askWorker` asks: each such message is answered. Those of a map's workers are not. */
const isQuestion = (message: unknown): boolean =>
  typeof message === 'object' &&
  message !== null &&
  'kind' in message &&
  'id' in message &&
  typeof message.id === 'number'

/** Workers whose questions count as those to the server do. @returns ends those that were begun since */
export function watchWorkers({ counted }: Door): () => void {
  const Real = window.Worker
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
  }
}
