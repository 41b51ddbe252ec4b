/** Why a body could not be read. */
export type BodyFailure = 'too-large' | 'cut'

/**
 * Reads a response's text up to a limit, so that an endless body cannot fill the memory. The caller's signal ends the
 * wait. Never throws.
 * @param maxBytes - as received; one more byte and the body is given up
 */
export async function readText(
  response: Response,
  maxBytes: number,
): Promise<{ text: string } | { failure: BodyFailure }> {
  const announced = Number(response.headers.get('content-length') ?? 0)
  if (announced > maxBytes) {
    await response.body?.cancel().catch(() => undefined)
    return { failure: 'too-large' }
  }
  const reader = response.body?.getReader()
  if (!reader) return { text: '' }
  const decoder = new TextDecoder()
  let text = ''
  let read = 0
  try {
    for (;;) {
      const { done, value } = await reader.read()
      if (done) return { text: text + decoder.decode() }
      read += value.byteLength
      if (read > maxBytes) {
        await reader.cancel().catch(() => undefined)
        return { failure: 'too-large' }
      }
      text += decoder.decode(value, { stream: true })
    }
  } catch {
    return { failure: 'cut' }
  }
}
