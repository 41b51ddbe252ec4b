import type { Door } from './door.ts'

/** Workers whose questions count as those to the server do. @returns ends those that were begun since */
export function watchWorkers({ counted }: Door): () => void {
  const Real = window.Worker
  const begun = new Set<Worker>()
  const asked = new Set<(value?: unknown) => void>()
  let isOver = false
  window.Worker = class extends Real {
    override postMessage(message: unknown): void {
      // Of a tab that is closed: nobody answers any more.
      if (isOver) return
      void counted(
        new Promise<unknown>((resolve) => {
          begun.add(this)
          asked.add(resolve)
          for (const type of ['message', 'error']) this.addEventListener(type, resolve, { once: true })
        }),
      )
      super.postMessage(message)
    }
  }
  return () => {
    isOver = true
    for (const worker of begun) worker.terminate()
    for (const settle of asked) settle()
    window.Worker = Real
  }
}
