import { isHTTPError, isTimeoutError, type KyInstance, type Options, type RetryOptions } from 'ky'
import { readText } from './body.ts'

/** What one call returned, before a reader sees it. */
export interface Exchange {
  /** 0 without an answer. */
  readonly status: number
  /** The body; undefined where it is over the limit, or where that of a refusal was cut off. */
  readonly text: string | undefined
  /** Why there is no answer; undefined when the server answered. */
  readonly silence: 'network' | 'timeout' | undefined
}

/** How a call is made. */
export interface ExchangeOptions extends Omit<Options, 'fetch' | 'hooks' | 'signal'> {
  /** Sends one attempt. */
  readonly send: typeof globalThis.fetch
  /** Most bytes of a body, as received. */
  readonly maxBytes: number
  /** The caller's own signal: only its abort makes the promise reject, with that abort. */
  readonly signal?: AbortSignal | undefined
  /** Called with the result of an attempt that is about to be repeated. */
  readonly onRepeat?: (end: Exchange) => void
}

/** For a GET: sent once more where no answer came, or the server said "not now" (R15). */
export const ONCE_MORE: RetryOptions = {
  limit: 1,
  methods: ['get'],
  statusCodes: [502, 503, 504],
  // `Retry-After` may ask for an hour.
  afterStatusCodes: [],
  // ky knows a network failure by each browser's own words for it. Here it is whatever is neither an answer nor a timeout.
  shouldRetry: ({ error }) => (isHTTPError(error) || isTimeoutError(error) ? undefined : true),
}

/** Statuses of a success without a body (API-015): nothing is read of one. */
export const NO_BODY: ReadonlySet<number> = new Set([202, 204, 205])

/** Reads an answer's body. @throws where the body of a success is cut off: that counts as no answer */
async function textOf(response: Response, maxBytes: number): Promise<string | undefined> {
  const body = await readText(response, maxBytes)
  if ('text' in body) return body.text
  if (response.ok && body.failure === 'cut') throw new Error('The body was cut.')
  return undefined
}

/**
 * Makes a call: ky repeats, waits and tells failures apart. The body is read inside the attempt, so that ky's `timeout`
 * covers the body too, and a success that was cut off is repeated like a missing answer.
 */
export async function exchange(
  client: KyInstance,
  path: string,
  { send, maxBytes, signal, onRepeat, ...options }: ExchangeOptions,
): Promise<Exchange> {
  let head: Response | undefined
  let text: string | undefined
  const endOf = (error: unknown): Exchange =>
    // The status of a refusal counts, whatever its body.
    head !== undefined && !head.ok
      ? { status: head.status, text, silence: undefined }
      : { status: 0, text: undefined, silence: isTimeoutError(error) ? 'timeout' : 'network' }
  try {
    const { status } = await client(path, {
      ...options,
      signal: signal ?? null,
      fetch: async (request, init) => {
        head = undefined
        text = undefined
        head = await send(request, init)
        text = await textOf(head, maxBytes)
        return head
      },
      hooks: { beforeRetry: [({ error }) => onRepeat?.(endOf(error))] },
    })
    return { status, text, silence: undefined }
  } catch (error) {
    signal?.throwIfAborted()
    return endOf(error)
  }
}
