import { chunksOf } from './chunks.ts'

/** Why a body could not be read. */
export type BodyFailure = 'too-large' | 'cut'

/**
 * Reads a response's text up to a limit, so that an endless body cannot fill the memory. The call's own signal ends
 * the wait, and so does the one given here. Never throws.
 * @param maxBytes - as received; one more byte and the body is given up
 */
export async function readText(
  response: Response,
  maxBytes: number,
  signal?: AbortSignal,
): Promise<{ text: string } | { failure: BodyFailure }> {
  const announced = Number(response.headers.get('content-length') ?? 0)
  if (announced > maxBytes) {
    await response.body?.cancel().catch(() => undefined)
    return { failure: 'too-large' }
  }
  const decoder = new TextDecoder()
  let text = ''
  let read = 0
  try {
    for await (const chunk of chunksOf(response, signal)) {
      read += chunk.byteLength
      if (read > maxBytes) return { failure: 'too-large' }
      text += decoder.decode(chunk, { stream: true })
    }
    return { text: text + decoder.decode() }
  } catch {
    return { failure: 'cut' }
  }
}
