import type { StationNotification } from '@corrente/domain/notifications'
import type { StatsPatch } from '@corrente/domain/stats'
import type { EpochMs } from '@corrente/domain/time'
import { createListeners, type OnFault } from '../../ports/index.ts'
import { newTally } from '../model/counters.ts'
import type { FromWorker, LiveBatch, LiveConfig, LiveCounters, LiveSession } from '../protocol.ts'
import { createHeld } from './held.ts'
import { type LiveState, OFF_STATE } from './liveState.ts'
import { createNotificationFeed, type NotificationFeed } from './notificationFeed.ts'
import { browserPage, type LivePage } from './page.ts'
import { createStationIndex, type StationIndex } from './stationIndex.ts'
import type { LiveWorker, SpawnLiveWorker } from './worker.ts'

/**
 * Starts the live worker from its own file of this build; the page's Trusted Types policy lets exactly such files pass.
 */
const spawnLiveWorker: SpawnLiveWorker = ({ onMessage, onFailure }) => {
  const worker = new Worker(new URL('../worker/main.ts', import.meta.url), { type: 'module', name: 'live' })
  // The other end is this product's own code in the same build, so its messages have this type.
  worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => onMessage(data))
  worker.addEventListener('error', onFailure)
  worker.addEventListener('messageerror', onFailure)
  return { post: (message) => worker.postMessage(message), terminate: () => worker.terminate() }
}

/** What the live connection needs from outside. */
export interface LiveDeps {
  readonly config: LiveConfig
  /** This machine's clock. */
  readonly now: () => EpochMs
  /** The server no longer knows this token (a 401): the session has to end. Called once per `start`. */
  readonly onSessionEnded: (token: string) => void
  /** A listener of ours threw; goes to the error report. */
  readonly onFault?: OnFault
  readonly page?: LivePage
  readonly spawn?: SpawnLiveWorker
}

/** The live connection of one page. */
export interface LiveConnection {
  /** Opens it for a session (LIV-001); a second start replaces the first one. */
  readonly start: (session: LiveSession) => void
  /** Ends socket and worker, forgets stations and notifications (R26). */
  readonly stop: (reason: 'signed-out' | 'ended') => void
  /** A renewed token or another offset; used from the next connection and call on. */
  readonly renew: (session: LiveSession) => void
  readonly state: () => LiveState
  /** Called on every change of the state. @returns unsubscribes */
  readonly subscribe: (listener: () => void) => () => void
  readonly stations: StationIndex
  readonly notifications: NotificationFeed
  /** Called once with each live notification, for its toast (LIV-009). @returns unsubscribes */
  readonly onNotification: (listener: (notification: StationNotification) => void) => () => void
  /** Live statistics; `mergeStats` puts them over what is shown (LIV-005). @returns unsubscribes */
  readonly onStats: (listener: (patch: StatsPatch) => void) => () => void
  /** Called for every batch with live messages, after all other listeners. @returns unsubscribes */
  readonly onBatch: (listener: () => void) => () => void
  readonly counters: () => LiveCounters
  /** Reads all stations again, and connects at once if a retry is pending. */
  readonly refresh: () => void
  /** A station was deleted here: it leaves the index and its topics at once. */
  readonly drop: (stationId: string) => void
  /** What comes waits, but for notifications, until it is let go of. @returns lets go */
  readonly hold: () => () => void
  /** Stations on the screen: their topics are subscribed first. */
  readonly setPriority: (stationIds: readonly string[]) => void
}

declare module '../../ports/ports.ts' {
  interface Ports {
    /** The live connection, of the signed-in document. */
    readonly live?: LiveConnection
  }
}

/** What a batch changes in the state; the time of the last message to the second. */
const newsOf = (
  { snapshot, hasMessages }: LiveBatch,
  at: EpochMs,
  lastMessageAt: EpochMs | undefined,
): Partial<LiveState> => ({
  ...(hasMessages && at - (lastMessageAt ?? 0) >= 1_000 && { lastMessageAt: at }),
  ...(snapshot && { snapshot }),
  ...(snapshot?.kind === 'done' && { snapshotAt: at }),
})

/** Builds the page's end of the live connection; nothing happens before `start`. */
export function createLive(deps: LiveDeps): LiveConnection {
  const { config, now, onFault, page = browserPage, spawn = spawnLiveWorker } = deps
  const stations = createStationIndex(now, onFault)
  const notifications = createNotificationFeed(onFault)
  const changes = createListeners(onFault)
  const toasts = createListeners<StationNotification>(onFault)
  const statistics = createListeners<StatsPatch>(onFault)
  const batches = createListeners(onFault)
  let state = OFF_STATE
  let counters: LiveCounters = newTally()
  let worker: LiveWorker | undefined
  let unlisten: (() => void)[] = []
  let held: ReturnType<typeof createHeld> | undefined

  const become = (part: Partial<LiveState>) => {
    state = { ...state, ...part }
    changes.tell()
  }

  const takeBatch = (arrived: LiveBatch) => {
    counters = arrived.counters
    // A page that is told to stand still before anything stood on it waits for that first.
    const batch = held && state.snapshotAt !== undefined ? held.add(arrived) : arrived
    stations.apply(batch)
    const fresh = batch.notifications ? notifications.add(batch.notifications) : []
    for (const notification of fresh) toasts.tell(notification)
    for (const patch of batch.stats ?? []) statistics.tell(patch)
    // To the second; otherwise every batch would render all that shows the state.
    const news = newsOf(batch, now(), state.lastMessageAt)
    if (Object.keys(news).length > 0) become(news)
    if (!batch.isPart) batches.tell()
  }

  const take = (message: FromWorker) => {
    switch (message.kind) {
      case 'batch':
        return takeBatch(message)
      case 'phase':
        return become({ phase: message.phase, reason: message.reason })
      case 'session-ended':
        return deps.onSessionEnded(message.token)
    }
  }

  const release = () => {
    worker?.terminate()
    worker = undefined
    for (const end of unlisten) end()
    unlisten = []
  }

  const reset = () => {
    release()
    stations.clear()
    notifications.clear()
    counters = newTally()
    if (held) held = createHeld()
  }

  return {
    start: (session) => {
      reset()
      state = OFF_STATE
      const fail = () => {
        release()
        become({ phase: 'off', reason: 'failed' })
      }
      try {
        // A message of a worker that was replaced must change nothing.
        const own: LiveWorker = spawn({
          onMessage: (message) => {
            if (worker === own) take(message)
          },
          onFailure: () => {
            if (worker === own) fail()
          },
        })
        worker = own
      } catch (error) {
        onFault?.(error)
        return fail()
      }
      worker.post({ kind: 'start', session, config, isHidden: page.isHidden() })
      unlisten = [
        page.onVisibility(() => worker?.post({ kind: 'visibility', isHidden: page.isHidden() })),
        page.onNetwork((isOnline) => worker?.post({ kind: 'network', isOnline })),
      ]
      become({ phase: config.websocketUrl === undefined ? 'off' : 'connecting' })
    },
    stop: (reason) => {
      reset()
      state = OFF_STATE
      become(reason === 'ended' ? { phase: 'stopped', reason: 'ended' } : { phase: 'off' })
    },
    renew: (session) => worker?.post({ kind: 'session', session }),
    state: () => state,
    subscribe: (listener) => changes.add(() => listener()),
    stations,
    notifications,
    onNotification: toasts.add,
    onStats: statistics.add,
    onBatch: (listener) => batches.add(() => listener()),
    counters: () => counters,
    drop: (stationId) => {
      stations.apply({ removed: [stationId] })
      held?.drop(stationId)
      worker?.post({ kind: 'drop', stationId })
    },
    refresh: () => worker?.post({ kind: 'refresh' }),
    hold: () => {
      held ??= createHeld()
      return () => {
        const change = held?.all()
        held = undefined
        takeBatch({ kind: 'batch', hasMessages: false, counters, ...change })
      }
    },
    setPriority: (stationIds) => worker?.post({ kind: 'priority', stationIds }),
  }
}
