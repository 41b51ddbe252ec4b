import type { EpochMs } from '@corrente/domain/time'
import { type QueryValue, queryText, safeJsonParse } from '@corrente/domain/wire'
import ky from 'ky'
import { readText, saysFailure } from './body.ts'
import type { DownloadedFile, DownloadOptions } from './download.ts'
import { buildHeaders } from './headers.ts'
import type { Outcome } from './outcome.ts'
import { endsInPlace, fillTemplate, type Method, type PathParams, type PathRule, spell } from './path.ts'
import type { RingEntry } from './ring.ts'

/** What a reader makes of a body: the data and how many rows were dropped; undefined: this is not that kind of body. */
export type Reader<T> = (body: unknown) => { readonly data: T; readonly unread?: number } | undefined

export interface CallOptions {
  /** Values for the template's `{name}` places. */
  readonly params?: PathParams
  readonly query?: Readonly<Record<string, QueryValue>>
  /** JSON body. */
  readonly json?: unknown
  /** The caller's own signal: only its abort makes the promise reject, with that abort. */
  readonly signal?: AbortSignal
  /** Whole time for the answer and its body, in milliseconds; default 20 000. */
  readonly timeoutMs?: number
  /** The sign-in call: its 401 is an answer, not the end of a session (API-014). */
  readonly isLogin?: boolean
}

/** What a gateway needs from the house around it. */
export interface GatewayDeps {
  /** Absolute or origin-relative address of the base. */
  readonly base: string
  readonly rule: PathRule
  /** The values of the moment: read before each attempt. */
  readonly credentials: () => { readonly apiKey: string; readonly token: string | undefined }
  /** Hours east of UTC now (API-008). */
  readonly offsetHours: () => number
  readonly now: () => EpochMs
  /** A 401 outside login arrived for this token (API-011). Called for every such answer; whoever listens ends it once. */
  readonly onUnauthorized: (token: string | undefined) => void
  /** The server's clock as its Date header told it. */
  readonly onServerDate?: (server: EpochMs) => void
  readonly record?: (entry: RingEntry) => void
  readonly fetch?: typeof globalThis.fetch
  readonly maxBytes?: number
  /** Wait before a GET's one repetition; injected in tests. */
  readonly pause?: (ms: number) => Promise<void>
}

/** One back end: its methods answer with an `Outcome` and throw nothing but the caller's own abort. */
export interface Gateway {
  readonly get: <T>(template: string, read: Reader<T>, options?: CallOptions) => Promise<Outcome<T>>
  /** Without a reader a 2xx is `done-empty`: the body does not matter. */
  readonly send: <T = never>(
    method: Exclude<Method, 'GET'>,
    template: string,
    options?: CallOptions,
    read?: Reader<T>,
  ) => Promise<Outcome<T>>
  /**
   * Asks for a file, and tells how much of it is here (AST-018). Never repeated by itself, not even a GET: a report may
   * count against a limit.
   */
  readonly download: (
    method: Method,
    template: string,
    options: DownloadOptions,
  ) => Promise<Outcome<DownloadedFile>>
}

const TIMEOUT_MS = 20_000
const MAX_BYTES = 64 * 1024 * 1024
const RETRY_PAUSE_MS = 300
/** What is worth one more GET: the server said "not now", or nothing came. */
const PASSING: ReadonlySet<number> = new Set([502, 503, 504])
const NO_BODY: ReadonlySet<number> = new Set([202, 204, 205])

const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms))

/** What one attempt left behind; `status` 0 when nothing came. */
interface Attempt<T> {
  readonly outcome: Outcome<T>
  readonly status: number
  readonly mayRepeat: boolean
}

/**
 * A client for one base (the only place where ky is used). Retries are off but for one repetition of a GET that got
 * no answer or 502, 503, 504 (R15); cookies, redirects, referrer and cache are off.
 */
export function createGateway(deps: GatewayDeps): Gateway {
  const { base, rule, credentials, now, pause = sleep, maxBytes = MAX_BYTES } = deps
  const client = ky.create({
    prefix: base,
    timeout: false,
    retry: 0,
    throwHttpErrors: false,
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
    ...(deps.fetch ? { fetch: deps.fetch } : {}),
  })

  /** Sends a call and hears the head of its answer: the server's clock, and a session that it no longer knows. */
  async function open(
    method: Method,
    path: string,
    { query, json, isLogin }: CallOptions,
    accept: string,
    signal: AbortSignal,
  ): Promise<Response> {
    const { apiKey, token } = credentials()
    const response = await client(path, {
      method,
      signal,
      ...queryOf(query),
      headers: { Accept: accept, ...buildHeaders({ apiKey, token, offsetHours: deps.offsetHours() }) },
      ...(json === undefined ? {} : { json }),
    })
    noteServerDate(response, deps.onServerDate)
    if (response.status === 401 && isLogin !== true) deps.onUnauthorized(token)
    return response
  }

  async function attempt<T>(
    method: Method,
    path: string,
    options: CallOptions,
    read: Reader<T> | undefined,
  ): Promise<Attempt<T>> {
    const deadline = AbortSignal.timeout(options.timeoutMs ?? TIMEOUT_MS)
    const signal = options.signal ? AbortSignal.any([options.signal, deadline]) : deadline
    const silence = (): Attempt<T> => {
      options.signal?.throwIfAborted()
      const reason = deadline.aborted ? 'timeout' : 'network'
      return { outcome: { kind: 'unreachable', reason }, status: 0, mayRepeat: reason === 'network' }
    }

    let response: Response
    try {
      response = await open(method, path, options, 'application/json', signal)
    } catch {
      return silence()
    }

    const { status } = response
    if (NO_BODY.has(status)) return { outcome: { kind: 'done-empty' }, status, mayRepeat: false }

    const body = await readText(response, maxBytes)
    options.signal?.throwIfAborted()
    if ('failure' in body) {
      if (!response.ok) return { outcome: refused(status, undefined), status, mayRepeat: PASSING.has(status) }
      return body.failure === 'cut'
        ? silence()
        : { outcome: { kind: 'unreadable', status }, status, mayRepeat: false }
    }
    const parsed = safeJsonParse(body.text)
    if (!response.ok) return { outcome: refused(status, parsed), status, mayRepeat: PASSING.has(status) }
    return { outcome: understand(status, body.text, parsed, read), status, mayRepeat: false }
  }

  /** Keeps what came of a call, without its body, for the words of a report. */
  const noter = (method: Method, template: string) => {
    const start = now()
    return ({ outcome, status }: { outcome: Outcome<unknown>; status: number }) =>
      deps.record?.({ at: now(), method, template, kind: outcome.kind, status, ms: now() - start })
  }

  async function call<T>(
    method: Method,
    template: string,
    options: CallOptions,
    read?: Reader<T>,
  ): Promise<Outcome<T>> {
    options.signal?.throwIfAborted()
    const filled = fillTemplate(template, options.params)
    if (filled === null) return refused(0, undefined)
    const path = spell(rule, method, filled, endsInPlace(template))
    const note = noter(method, template)

    let last = await attempt(method, path, options, read)
    if (method === 'GET' && last.mayRepeat) {
      note(last)
      await pause(RETRY_PAUSE_MS)
      options.signal?.throwIfAborted()
      last = await attempt(method, path, options, read)
    }
    note(last)
    return last.outcome
  }

  async function download(
    method: Method,
    template: string,
    options: DownloadOptions,
  ): Promise<Outcome<DownloadedFile>> {
    options.signal?.throwIfAborted()
    const filled = fillTemplate(template, options.params)
    if (filled === null) return refused(0, undefined)
    const path = spell(rule, method, filled, endsInPlace(template))
    const note = noter(method, template)
    // Its code comes with the first download: no first load carries it.
    const { readDownload } = await import('./download.ts')
    const end = await readDownload(
      (signal) => open(method, path, options, options.mediaType, signal),
      options,
    )
    note(end)
    return end.outcome
  }

  return {
    download,
    get: (template, read, options = {}) => call('GET', template, options, read),
    send: (method, template, options = {}, read) => call(method, template, options, read),
  }
}

const refused = (status: number, body: unknown): Outcome<never> => ({ kind: 'refused', status, body })

/** A 2xx: refused by its own word, read, without a body, or unreadable. A reader that throws counts as unreadable. */
function understand<T>(
  status: number,
  text: string,
  parsed: unknown,
  read: Reader<T> | undefined,
): Outcome<T> {
  if (saysFailure(parsed)) return refused(status, parsed)
  if (!read) return { kind: 'done-empty' }
  if (text.trim() === '' || parsed === undefined) return { kind: 'unreadable', status }
  try {
    const found = read(parsed)
    return found === undefined
      ? { kind: 'unreadable', status }
      : { kind: 'done', data: found.data, unreadRows: found.unread ?? 0 }
  } catch {
    return { kind: 'unreadable', status }
  }
}

/** The query in the wire's own spelling (API-009): what has no value is left out. */
function queryOf(query: CallOptions['query'] = {}): { searchParams?: URLSearchParams } {
  const text = queryText(query)
  return text === '' ? {} : { searchParams: new URLSearchParams(text) }
}

function noteServerDate(response: Response, onServerDate: ((server: EpochMs) => void) | undefined): void {
  const date = response.headers.get('date')
  if (date === null || !onServerDate) return
  const server = Date.parse(date)
  if (Number.isFinite(server)) onServerDate(server)
}
