/** What a worker's file uses of its global scope; the page's types are the ones this package is checked with. */
interface WorkerScope<To, From> {
  postMessage(message: From): void
  addEventListener(type: 'message', then: (event: MessageEvent<To>) => void): void
}

/** In a worker: sends back to the page what `answer` makes of each question. */
export function answerPage<To, From>(answer: (question: To) => From | Promise<From>): void {
  // A worker's `self` is no Window; TypeScript's two libraries cannot be loaded side by side.
  const scope = globalThis as unknown as WorkerScope<To, From>
  scope.addEventListener('message', async ({ data }) => {
    try {
      scope.postMessage(await answer(data))
    } catch (error) {
      // Reaches the page as the worker's error: a question that has no answer is not waited for.
      reportError(error)
    }
  })
}
