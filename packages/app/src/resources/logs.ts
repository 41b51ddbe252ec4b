import { isEmptyLog, refusesAsNotAvailable, saysNotAvailable } from '@corrente/domain/logs'
import {
  type DownloadedFile,
  type DownloadOptions,
  type Gateway,
  type Outcome,
  queryAtom,
} from '../gateways/index.ts'

/** What the server gives as the log of an account's day. `none`: an empty text, or the words that there is none to be had. */
export type LogReply =
  | { readonly kind: 'text'; readonly body: Blob }
  | { readonly kind: 'empty' | 'notAvailable' }

/** How often a followed log is read again while the page is visible (decisions: Logs and analytics). */
const FOLLOW_MS = 10_000
/** A log that nobody follows is read when somebody asks for it, not by a return to its tab. */
const KEPT_MS = 24 * 3_600_000
/** Longer than every text that says that there is no log. */
const SHORT = 200

/** GET log: the whole log of today, as it came; a worker reads it (LOG-005, LOG-008). */
export async function readLog(
  cp: Gateway,
  account: string,
  signal?: AbortSignal,
): Promise<Outcome<LogReply>> {
  const outcome = await cp.download('GET', 'log', {
    mediaType: 'text/plain',
    extension: 'txt',
    query: { tenant: account },
    mayBeEmpty: true,
    signal,
  })
  if (outcome.kind === 'refused' && refusesAsNotAvailable(outcome.body))
    return { kind: 'done', data: { kind: 'notAvailable' }, unreadRows: 0 }
  if (outcome.kind !== 'done') return outcome
  const body = outcome.data.blob
  return { kind: 'done', data: await replyOf(body), unreadRows: 0 }
}

async function replyOf(body: Blob): Promise<LogReply> {
  if (body.size > SHORT) return { kind: 'text', body }
  const text = await body.text()
  if (isEmptyLog(text)) return { kind: 'empty' }
  return saysNotAvailable(text) ? { kind: 'notAvailable' } : { kind: 'text', body }
}

/** The log of an account, read again while it is followed. @param account - undefined: none is chosen, and none is read */
export const logQuery = (account: string | undefined, isFollowed: boolean) =>
  queryAtom(({ gateways: { cp } }) => ({
    key: ['log', account ?? ''],
    isEnabled: account !== undefined,
    run: (signal) => readLog(cp, account ?? '', signal),
    freshMs: isFollowed ? 0 : KEPT_MS,
    ...(isFollowed && { everyMs: FOLLOW_MS }),
  }))

/** GET log/download: the same as a file (LOG-006). */
export const downloadLog = (
  cp: Gateway,
  account: string,
  options: DownloadOptions,
): Promise<Outcome<DownloadedFile>> =>
  cp.download('GET', 'log/download', { ...options, query: { tenant: account } })
