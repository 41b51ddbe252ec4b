import type { KeptCall } from '@corrente/domain/support-file'
import type { EpochMs } from '@corrente/domain/time'
import { queryText, type Read, safeJsonParse, saysFailure } from '@corrente/domain/wire'
import ky from 'ky'
import type { CallOptions, DownloadedFile, DownloadOptions, Gateway, Reader } from './calls.ts'
import { type Exchange, exchange, NO_BODY, ONCE_MORE } from './exchange.ts'
import { buildHeaders } from './headers.ts'
import type { Outcome } from './outcome.ts'
import { fillTemplate, hasPlace, type Method, type PathParams, type PathRule, spell } from './path.ts'

/** What a gateway needs from outside. */
export interface GatewayDeps {
  /** Absolute or origin-relative address of the base. */
  readonly base: string
  readonly rule: PathRule
  /** The current values, read before each attempt. */
  readonly credentials: () => { readonly apiKey: string; readonly token: string | undefined }
  /** Hours east of UTC now (API-008). */
  readonly offsetHours: () => number
  readonly now: () => EpochMs
  /**
   * A 401 outside login arrived for this token (API-011). Called for every such answer; the listener ends the session
   * once.
   */
  readonly onUnauthorized: (token: string | undefined) => void
  /** The server's clock, as far as it is known; absent: this machine's. */
  readonly serverNow?: () => EpochMs
  /** The server's clock as its Date header told it. */
  readonly onServerDate?: (server: EpochMs) => void
  /** Which back end it is, in what is recorded. */
  readonly name?: string
  readonly record?: (call: KeptCall) => void
  readonly fetch?: typeof globalThis.fetch
  readonly maxBytes?: number
}

const TIMEOUT_MS = 20_000
const MAX_BYTES = 64 * 1024 * 1024

/**
 * A client for one base. Writes are sent once; a GET is repeated once (R15). Cookies, redirects, referrer and cache are
 * off.
 */
export function createGateway(deps: GatewayDeps): Gateway {
  const { base, rule, credentials, now, serverNow = now, maxBytes = MAX_BYTES } = deps
  const client = ky.create({
    prefix: base,
    credentials: 'omit',
    redirect: 'error',
    referrerPolicy: 'no-referrer',
    cache: 'no-store',
  })

  /**
   * Sends one attempt, and reads the headers and status of its answer: the server's clock, and a session that it no
   * longer knows. Not by ky's `afterResponse`, which copies each body for its hooks.
   */
  const sender =
    (isLogin = false): typeof globalThis.fetch =>
    async (input, init) => {
      const { apiKey, token } = credentials()
      const request = new Request(input, init)
      const headers = buildHeaders({ apiKey, token, offsetHours: deps.offsetHours() })
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value)
      const response = await (deps.fetch ?? globalThis.fetch)(request)
      noteServerDate(response, deps.onServerDate)
      if (response.status === 401 && !isLogin) deps.onUnauthorized(token)
      return response
    }

  /** What every call has: headers, query and body. */
  const say = (method: Method, { query = {}, json }: CallOptions, accept: string) => ({
    method,
    json,
    // In the wire's own spelling (API-009): what has no value is left out.
    searchParams: new URLSearchParams(queryText(query)),
    headers: { Accept: accept },
  })

  /** The path of a call; undefined where one of its values must not be sent. */
  const pathOf = (method: Method, template: string, params: PathParams | undefined) => {
    const filled = fillTemplate(template, params)
    return filled === null ? undefined : spell(rule, method, filled, hasPlace(template))
  }

  /** Keeps the result of a call for an error report. */
  const noter = (method: Method, template: string, { params, query, json }: CallOptions) => {
    const start = now()
    return (kind: Outcome<unknown>['kind'], end: Partial<Exchange> & Pick<Exchange, 'status'>) =>
      deps.record?.({
        at: now(),
        base: deps.name ?? '',
        method,
        template,
        params,
        query,
        sent: json,
        kind,
        ...end,
        ms: now() - start,
      })
  }

  async function call<T>(
    method: Method,
    template: string,
    options: CallOptions,
    read?: Reader<T>,
  ): Promise<Outcome<T>> {
    options.signal?.throwIfAborted()
    const path = pathOf(method, template, options.params)
    if (path === undefined) return refused(0, undefined)
    const note = noter(method, template, options)
    const end = await exchange(client, path, {
      ...say(method, options, 'application/json'),
      send: sender(options.isLogin),
      signal: options.signal,
      maxBytes,
      timeout: options.timeoutMs ?? TIMEOUT_MS,
      retry: method === 'GET' ? ONCE_MORE : 0,
      onRepeat: (end) => note(end.silence ? 'unreachable' : 'refused', end),
    })
    const outcome = outcomeOf(end, read && ((body) => read(body, serverNow())), {
      isRead: method === 'GET',
      isPlainText: options.isPlainText,
    })
    note(outcome.kind, end)
    return outcome
  }

  async function download(
    method: Method,
    template: string,
    options: DownloadOptions,
  ): Promise<Outcome<DownloadedFile>> {
    options.signal?.throwIfAborted()
    const path = pathOf(method, template, options.params)
    if (path === undefined) return refused(0, undefined)
    const note = noter(method, template, options)
    // Loaded with the first download, so that it is in no first load.
    const { readDownload } = await import('./download.ts')
    // A file is sent for once, has no whole time, and its refusals are read as they come: ky only carries it.
    const { outcome, status } = await readDownload(
      (signal) =>
        client(path, {
          ...say(method, options, options.mediaType),
          fetch: sender(),
          signal,
          retry: 0,
          timeout: false,
          throwHttpErrors: false,
        }),
      options,
    )
    note(outcome.kind, { status })
    return outcome
  }

  return {
    download,
    get: (template, read, options = {}) => call('GET', template, options, read),
    send: (method, template, options = {}, read) => call(method, template, options, read),
  }
}

const refused = (status: number, body: unknown): Outcome<never> => ({ kind: 'refused', status, body })

/**
 * What an answer means: refused by its status or its body, read, without a body, or unreadable. A reader that
 * throws counts as unreadable. Without a reader a 2xx still has to be empty or JSON: the page of a captive portal says
 * nothing about a call that never reached the server (decisions: Calls).
 */
function outcomeOf<T>(
  { status, text, silence }: Exchange,
  read: ((body: unknown) => Read<T> | undefined) | undefined,
  { isRead, isPlainText = false }: { readonly isRead: boolean; readonly isPlainText?: boolean | undefined },
): Outcome<T> {
  if (silence !== undefined) return { kind: 'unreachable', reason: silence }
  const isOk = status >= 200 && status < 300
  const json = text === undefined ? undefined : safeJsonParse(text)
  const parsed = json === undefined && isPlainText && text !== undefined ? plainOf(text) : json
  if (!isOk || saysFailure(parsed)) return refused(status, parsed)
  const isEmpty = text?.trim() === ''
  const isBare = NO_BODY.has(status)
  if (read ? isBare && !isRead : isEmpty || parsed !== undefined) return { kind: 'done-empty' }
  // A GET without a body says what `null` says: whether its call may have nothing to give, its reader knows.
  const body = isRead && (isBare || (isEmpty && parsed === undefined)) ? null : parsed
  const found = read && body !== undefined ? readBy(read, body) : undefined
  if (found) return { kind: 'done', data: found.data, unreadRows: found.unread }
  return read && isBare ? { kind: 'done-empty' } : { kind: 'unreadable', status }
}

function readBy<T>(read: Reader<T>, body: unknown): Read<T> | undefined {
  try {
    return read(body)
  } catch {
    return undefined
  }
}

/** A text that is no JSON; undefined for the page of a captive portal. */
const plainOf = (text: string): string | undefined => (text.trim().startsWith('<') ? undefined : text.trim())

function noteServerDate(response: Response, onServerDate: ((server: EpochMs) => void) | undefined): void {
  const date = response.headers.get('date')
  if (date === null || !onServerDate) return
  const server = Date.parse(date)
  if (Number.isFinite(server)) onServerDate(server)
}
