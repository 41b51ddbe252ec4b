import { downloadName } from '@corrente/domain/downloads'
import { type EpochMs, toDateOnly, type ZoneId } from '@corrente/domain/time'
import type { createStore } from 'jotai'
import type { DownloadedFile, DownloadOptions, Outcome } from '../../gateways/index.ts'
import {
  type Download,
  downloadsAtom,
  hasDownloadedAtom,
  isLimitReachedAtom,
  isLimitShownAtom,
} from './atoms.ts'

/** A file to ask a server for. */
export interface DownloadOrder {
  /** Its name in the code; of one kind only one download runs. */
  readonly kind: string
  /** Its name in words. */
  readonly label: string
  /** What is in it, for the name of the file: `stations-unificado`. */
  readonly what: string
  /** In the place of today: the end of the range that the file is of. */
  readonly until?: string
  readonly mediaType: string
  readonly extension: string
  /** What is said when it fails. Default: the documented words of all downloads. */
  readonly failed?: string
  /** Makes the call, with the options as they are given. */
  readonly run: (
    options: Pick<DownloadOptions, 'mediaType' | 'extension' | 'onProgress' | 'signal'>,
  ) => Promise<Outcome<DownloadedFile>>
}

/** How a download ended. `limit`: refused by 403; `gone`: the session ended meanwhile, whose screen says it all. */
export type DownloadEnd =
  | { readonly kind: 'saved'; readonly name: string }
  | { readonly kind: 'cancelled' | 'failed' | 'limit' | 'gone' }

/** What a download needs from outside. */
export interface DownloadDeps {
  readonly store: Pick<ReturnType<typeof createStore>, 'get' | 'set'>
  readonly now: () => EpochMs
  readonly zone: ZoneId
  /** The tenant's id: files of two brands tell themselves apart. */
  readonly tenantId: string
  readonly session: {
    readonly current: () => unknown
    readonly subscribe: (listener: () => void) => () => void
  }
  /** Hands the file to the user. */
  readonly save: (file: Blob, name: string) => void
}

/** How often the bar moves at most. */
const STEP_MS = 100
let serial = 0

/**
 * Downloads a file: the call, the bar, the way to call it off, the file under its name. Nothing is saved but the whole
 * due file (decisions: Files). A second order of a kind that runs is not sent: a report counts against a limit.
 * @returns how it ended; undefined where the order was not sent
 */
export async function startDownload(
  deps: DownloadDeps,
  { kind, label, what, until, mediaType, extension, run }: DownloadOrder,
): Promise<DownloadEnd | undefined> {
  const { store, now, session } = deps
  if (store.get(downloadsAtom).some((one) => one.kind === kind)) return undefined
  const controller = new AbortController()
  serial += 1
  const id = serial
  const change = (part: Partial<Download>) =>
    store.set(downloadsAtom, (all) => all.map((one) => (one.id === id ? { ...one, ...part } : one)))
  store.set(hasDownloadedAtom, true)
  store.set(downloadsAtom, (all) => [
    ...all,
    { id, kind, label, received: undefined, total: undefined, cancel: () => controller.abort() },
  ])
  const stop = session.subscribe(() => {
    if (session.current() === undefined) controller.abort()
  })
  let shownAt = Number.NEGATIVE_INFINITY
  try {
    const outcome = await run({
      mediaType,
      extension,
      signal: controller.signal,
      onProgress: (progress) => {
        if (now() - shownAt < STEP_MS) return
        shownAt = now()
        change(progress)
      },
    })
    if (session.current() === undefined) return { kind: 'gone' }
    if (outcome.kind === 'refused' && outcome.status === 403) {
      store.set(isLimitShownAtom, true)
      store.set(isLimitReachedAtom, true)
      return { kind: 'limit' }
    }
    if (outcome.kind !== 'done') return { kind: 'failed' }
    const day = until ?? toDateOnly(now(), deps.zone)
    const name = outcome.data.name ?? downloadName(deps.tenantId, what, day, extension)
    deps.save(outcome.data.blob, name)
    return { kind: 'saved', name }
  } catch {
    // The caller's own abort, or code that could not be had.
    if (session.current() === undefined) return { kind: 'gone' }
    return { kind: controller.signal.aborted ? 'cancelled' : 'failed' }
  } finally {
    stop()
    store.set(downloadsAtom, (all) => all.filter((one) => one.id !== id))
  }
}
