import type { EpochMs } from '@corrente/domain/time'
import {
  QueryClient,
  type QueryClientConfig,
  type QueryKey,
  QueryObserver,
  type QueryObserverOptions,
} from '@tanstack/query-core'
import { atom, type Getter, type WritableAtom } from 'jotai'
import { type Ports, portsAtom } from '../ports/index.ts'
import type { Outcome } from './outcome.ts'

/** What a query reads. */
export interface QuerySpec<T> {
  /** Identifies the answer; another key is another answer. Plain values only. */
  readonly key: QueryKey
  readonly run: (signal: AbortSignal) => Promise<Outcome<T>>
  /** False: nothing is read, the data stays. Default true. */
  readonly isEnabled?: boolean
  /** How long an answer counts as fresh, in milliseconds; default 30 000. */
  readonly freshMs?: number
  /**
   * Shows the former key's data while the new key's first answer is on its way. Default false. For one query whose key
   * changes by what it reads: a query that is made for each question has no former key.
   */
  readonly keepsFormer?: boolean
  /** Reads again after this many milliseconds while the page is visible; default never. */
  readonly everyMs?: number
}

/** What a widget sees of a query. */
export interface QueryState<T> {
  /** The newest answer of any kind; undefined until the first one. */
  readonly latest: Outcome<T> | undefined
  /** The data of the last answer that had any; a failure never removes it. */
  readonly data: T | undefined
  /** When that data came, by the product's clock. */
  readonly dataAt: EpochMs | undefined
  /** Rows of that data that could not be read. */
  readonly unreadRows: number
  readonly isFetching: boolean
}

/** What can be done with a query: read again now. */
export type QueryCommand = 'refetch'

/** Server state as an atom. */
export type Query<T> = WritableAtom<QueryState<T>, [QueryCommand], Promise<void>>

/** What the cache holds under one key. */
interface Held<T> {
  readonly latest: Outcome<T>
  readonly data: T | undefined
  readonly dataAt: EpochMs | undefined
  readonly unreadRows: number
}

const FRESH_MS = 30_000
const FORGET_MS = 5 * 60_000

/** The other tabs of this browser; keys hold names of lists and keys of records, nothing that was typed. */
export interface OtherTabs {
  readonly tell: (key: QueryKey) => void
  /** @param take - gets whatever another tab told */
  readonly listen: (take: (key: unknown) => void) => void
}

/** What this tab has changed is out of date in the other ones too: what was deleted here stays in no list there. */
class SharedQueryClient extends QueryClient {
  readonly #tabs: OtherTabs | undefined

  constructor(config: QueryClientConfig, tabs: OtherTabs | undefined) {
    super(config)
    this.#tabs = tabs
    tabs?.listen((key) => {
      if (Array.isArray(key)) void super.invalidateQueries({ queryKey: key })
    })
  }

  override invalidateQueries(
    ...[filters, options]: Parameters<QueryClient['invalidateQueries']>
  ): Promise<void> {
    if (filters?.queryKey) this.#tabs?.tell(filters.queryKey)
    return super.invalidateQueries(filters, options)
  }
}

/**
 * The cache under all queries: no retries (a GET's one repetition is the gateway's), read whether or not the browser
 * believes to be online (the Outcome tells), nothing written to disk.
 * @param tabs - absent: it is alone
 */
export const createQueryClient = (tabs?: OtherTabs): QueryClient =>
  new SharedQueryClient(
    {
      defaultOptions: {
        queries: {
          retry: false,
          networkMode: 'always',
          staleTime: FRESH_MS,
          gcTime: FORGET_MS,
          structuralSharing: false,
          refetchOnWindowFocus: true,
          refetchOnReconnect: true,
        },
      },
    },
    tabs,
  )

declare module '../ports/ports.ts' {
  interface Ports {
    /** The cache of what was read; the public document reads nothing that it keeps. */
    readonly queries?: QueryClient
  }
}

const clientOf = (get: Getter): QueryClient => {
  const { queries } = get(portsAtom)
  if (!queries) throw new Error('This document has no cache for queries.')
  return queries
}

/** Forgets every answer: sign-out, end of session (R26). */
export const forgetAnswersAtom = atom(null, (get) => {
  clientOf(get).clear()
})

/**
 * The one adapter between server state and the store: a query as an atom. While it is mounted it reads, reads again
 * when its key changes, and keeps the last good data. Writing `'refetch'` reads now.
 * @param read - builds the spec from the document's services and other atoms; read again when these change
 */
export function queryAtom<T>(read: (ports: Ports, get: Getter) => QuerySpec<T>): Query<T> {
  const formerAtom = atom((): { held: Held<T> | undefined } => ({ held: undefined }))
  const observedAtom = atom((get) => {
    const former = get(formerAtom)
    const ports = get(portsAtom)
    const options = optionsOf(read(ports, get), former, ports.clock.now)
    const observer = new QueryObserver(clientOf(get), options)
    const resultAtom = atom(observer.getCurrentResult())
    resultAtom.onMount = (set) => {
      const take = () => {
        const result = observer.getCurrentResult()
        if (result.data !== undefined && !result.isPlaceholderData) former.held = result.data
        set(result)
      }
      const stop = observer.subscribe(take)
      take()
      return stop
    }
    return { observer, resultAtom }
  })
  return atom(
    (get) => {
      const result = get(get(observedAtom).resultAtom)
      // `run` never throws for a server or a network: whatever is thrown is a bug, and the panel's boundary shows it.
      if (result.error && !result.isFetching) throw result.error
      const held = result.data
      return {
        latest: result.isPlaceholderData ? undefined : held?.latest,
        data: held?.data,
        dataAt: held?.dataAt,
        unreadRows: held?.unreadRows ?? 0,
        isFetching: result.isFetching,
      }
    },
    async (get, _set, command) => {
      if (command === 'refetch') await get(observedAtom).observer.refetch()
    },
  )
}

function optionsOf<T>(
  spec: QuerySpec<T>,
  former: { readonly held: Held<T> | undefined },
  now: () => EpochMs,
): QueryObserverOptions<Held<T>, Error> {
  return {
    queryKey: spec.key,
    enabled: spec.isEnabled ?? true,
    staleTime: spec.freshMs ?? FRESH_MS,
    ...(spec.everyMs === undefined ? {} : { refetchInterval: spec.everyMs }),
    ...(spec.keepsFormer === true ? { placeholderData: () => former.held } : {}),
    queryFn: async ({ signal, client }) => {
      const latest = await spec.run(signal)
      if (latest.kind === 'done')
        return { latest, data: latest.data, dataAt: now(), unreadRows: latest.unreadRows }
      const before = client.getQueryData<Held<T>>(spec.key)
      return { latest, data: before?.data, dataAt: before?.dataAt, unreadRows: before?.unreadRows ?? 0 }
    },
  }
}
