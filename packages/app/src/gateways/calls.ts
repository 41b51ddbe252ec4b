import type { EpochMs } from '@corrente/domain/time'
import type { QueryValue, Read } from '@corrente/domain/wire'
import type { Outcome } from './outcome.ts'
import type { Method, PathParams } from './path.ts'

/**
 * Reads the data of a body; undefined: the body is of another kind. A GET that is answered without a body gives `null`, as
 * a server writes it that has nothing to give.
 * @param serverNow the server's clock, which what a body says of times can be held against
 */
export type Reader<T> = (body: unknown, serverNow?: EpochMs) => Read<T> | undefined

export interface CallOptions {
  /** Values for the template's `{name}` places. */
  readonly params?: PathParams
  readonly query?: Readonly<Record<string, QueryValue>>
  /** JSON body. */
  readonly json?: unknown
  /** The caller's own signal: only its abort makes the promise reject, with that abort. */
  readonly signal?: AbortSignal | undefined
  /** Total time for the answer and its body, in milliseconds; default 20 000. */
  readonly timeoutMs?: number
  /** An answer that is no JSON is read as the text that it is (a page of HTML is not). */
  readonly isPlainText?: boolean
  /** The sign-in call: its 401 is an answer, not the end of a session (API-014). */
  readonly isLogin?: boolean
}

/** How much of a file has arrived. */
export interface DownloadProgress {
  /** Bytes received. */
  readonly received: number
  /** All bytes of the file; undefined where the server does not say. */
  readonly total: number | undefined
}

/** A file as it was received, whole. */
export interface DownloadedFile {
  readonly blob: Blob
  /** The server's own name for it, fit for a file system; undefined where it gives none. */
  readonly name: string | undefined
}

/** What a download asks for. */
export interface DownloadOptions extends Pick<CallOptions, 'params' | 'query' | 'json' | 'signal'> {
  /** The media type of the contract: requested, and the only one that is accepted. */
  readonly mediaType: string
  /** Its ending: `pdf`, `xlsx`, `zip`. */
  readonly extension: string
  /** Called with every chunk. */
  readonly onProgress?: (progress: DownloadProgress) => void
  /** How long the server may take to make the file, in milliseconds; default 180 000. */
  readonly answerMs?: number
  /** The longest pause between two chunks, in milliseconds; default 30 000. */
  readonly idleMs?: number
  /** An answer without a byte is the due file, and not a lost one. Default: it cannot be read. */
  readonly mayBeEmpty?: boolean
}

/** One back end: its methods answer with an `Outcome` and throw only the caller's own abort. */
export interface Gateway {
  readonly get: <T>(template: string, read: Reader<T>, options?: CallOptions) => Promise<Outcome<T>>
  /** Without a reader a 2xx is `done-empty` where its body is empty or JSON, whatever that holds. */
  readonly send: <T = never>(
    method: Exclude<Method, 'GET'>,
    template: string,
    options?: CallOptions,
    read?: Reader<T>,
  ) => Promise<Outcome<T>>
  /**
   * Requests a file, and reports how much of it has arrived (AST-018). Never repeated by itself, not even a GET: a
   * report may count against a limit.
   */
  readonly download: (
    method: Method,
    template: string,
    options: DownloadOptions,
  ) => Promise<Outcome<DownloadedFile>>
}
