import { isDueFile, servedName, startsAsFile } from '@corrente/domain/downloads'
import { safeJsonParse, saysFailure } from '@corrente/domain/wire'
import { readText } from './body.ts'
import type { DownloadedFile, DownloadOptions, DownloadProgress } from './calls.ts'
import { chunksOf } from './chunks.ts'
import type { Outcome } from './outcome.ts'

const ANSWER_MS = 180_000
const IDLE_MS = 30_000
/** A file is held in memory until it is saved. */
const MAX_BYTES = 512 * 1024 * 1024
/** Enough of a file to recognise its type. */
const START_BYTES = 16
/** The body of a refusal. */
const MAX_TEXT = 1024 * 1024

/** What a download left behind; `status` is 0 without an answer. */
interface DownloadEnd {
  readonly outcome: Outcome<DownloadedFile>
  readonly status: number
}

/**
 * Reads a file as it arrives. There is no total timeout: a large file may take as long as bytes keep arriving. Anything
 * but the due file under a 2xx is `refused` (it says so) or `unreadable`; a file that stops half-way is `unreachable`.
 * Throws nothing but the caller's own abort.
 * @param open - sends the call, once
 */
export async function readDownload(
  open: (signal: AbortSignal) => Promise<Response>,
  options: DownloadOptions,
  maxBytes = MAX_BYTES,
): Promise<DownloadEnd> {
  const { mediaType, extension, idleMs = IDLE_MS } = options
  const watch = new AbortController()
  const wait = (ms: number) => setTimeout(() => watch.abort(), ms)
  let timer = wait(options.answerMs ?? ANSWER_MS)
  const wake = () => {
    clearTimeout(timer)
    timer = wait(idleMs)
  }
  const signal = options.signal ? AbortSignal.any([options.signal, watch.signal]) : watch.signal
  const silence = (): DownloadEnd => {
    options.signal?.throwIfAborted()
    const reason = watch.signal.aborted ? 'timeout' : 'network'
    return { outcome: { kind: 'unreachable', reason }, status: 0 }
  }

  try {
    const response = await open(signal)
    wake()
    const { status } = response
    if (!response.ok || !isDueFile(response.headers.get('content-type'), mediaType))
      return await instead(response, signal, silence)

    const pieces = await readPieces(response, signal, maxBytes, (progress) => {
      wake()
      options.onProgress?.(progress)
    })
    const blob = new Blob(pieces, { type: mediaType })
    const start = new Uint8Array(await blob.slice(0, START_BYTES).arrayBuffer())
    const isDue = startsAsFile(start, mediaType) || (options.mayBeEmpty === true && blob.size === 0)
    if (!pieces || !isDue) return { outcome: { kind: 'unreadable', status }, status }
    const name = servedName(response.headers.get('content-disposition'), extension)
    return { outcome: { kind: 'done', data: { blob, name }, unreadRows: 0 }, status }
  } catch {
    return silence()
  } finally {
    clearTimeout(timer)
  }
}

/** What arrived instead of a file: a refusal with its body, or something that is not a file. */
async function instead(
  response: Response,
  signal: AbortSignal,
  silence: () => DownloadEnd,
): Promise<DownloadEnd> {
  const { status, ok } = response
  const body = await readText(response, MAX_TEXT, signal)
  if (ok && 'failure' in body && body.failure === 'cut') return silence()
  const parsed = 'text' in body ? safeJsonParse(body.text) : undefined
  const isRefused = !ok || saysFailure(parsed)
  return {
    outcome: isRefused ? { kind: 'refused', status, body: parsed } : { kind: 'unreadable', status },
    status,
  }
}

/** The chunks of a body in order; undefined for more than `maxBytes`. */
async function readPieces(
  response: Response,
  signal: AbortSignal,
  maxBytes: number,
  onProgress: (progress: DownloadProgress) => void,
): Promise<Uint8Array<ArrayBuffer>[] | undefined> {
  const announced = Number(response.headers.get('content-length') ?? 0)
  // A compressed body is unpacked on the way, so its announced length is not its length here.
  const total = announced > 0 && response.headers.get('content-encoding') === null ? announced : undefined
  const pieces: Uint8Array<ArrayBuffer>[] = []
  let received = 0
  for await (const chunk of chunksOf(response, signal)) {
    received += chunk.byteLength
    if (received > maxBytes) return undefined
    if (chunk.byteLength > 0) pieces.push(chunk)
    onProgress({ received, total: total !== undefined && received <= total ? total : undefined })
  }
  return pieces
}
