/**
 * The body of a response as it arrives. Throws when it is cut off, and when the signal aborts. The call's own signal is
 * not enough for that: where the engine has collected the request (Node does, between two chunks), an abort never
 * reaches the body, and the reader would wait for ever.
 */
export async function* chunksOf(
  response: Response,
  signal?: AbortSignal,
): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
  const reader = response.body?.getReader()
  if (!reader) return
  const stop = () => void reader.cancel().catch(() => undefined)
  signal?.addEventListener('abort', stop, { once: true })
  try {
    for (;;) {
      signal?.throwIfAborted()
      const { done, value } = await reader.read()
      signal?.throwIfAborted()
      if (done) return
      yield value
    }
  } finally {
    signal?.removeEventListener('abort', stop)
    stop()
  }
}
