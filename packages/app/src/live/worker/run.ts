import type { EpochMs } from '@corrente/domain/time'
import { HEADER, PLATFORM } from '../../gateways/index.ts'
import { newTally, type Tally } from '../model/counters.ts'
import { createNetwork, type Network } from '../model/network.ts'
import { type PhaseFacts, type ShownPhase, shownPhase } from '../model/phase.ts'
import type { FromWorker, LiveConfig, LiveSession, ToWorker } from '../protocol.ts'
import { LIVE_TIMINGS, type Timers } from '../timings.ts'
import type { LiveHttp, LiveHttpDeps } from './http.ts'
import { createIntake } from './intake.ts'
import { createLink, type Link, type LinkEvents, type LinkPhase } from './link.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createSubscriptions, type Subscriptions } from './subscriptions.ts'
import { createSync, type Sync } from './sync.ts'
import type { OpenSocket } from './transport.ts'

/** Tells the page its phase where that is another than before; call it whenever a fact may have changed. */
function createPhaseReport(post: (message: FromWorker) => void, facts: () => PhaseFacts): () => void {
  let shown: ShownPhase | undefined
  return () => {
    const next = shownPhase(facts())
    if (next.phase === shown?.phase && next.reason === shown.reason) return
    shown = next
    post({ kind: 'phase', ...next })
  }
}

interface AwayDeps extends Pick<Timers, 'after'> {
  readonly everyMs: number
  /** Nothing comes live now, and somebody looks. */
  readonly isAway: () => boolean
  readonly read: () => void
}

/** Has the network read again and again while the live connection is away. */
interface Away {
  /** `isAway` may be another. */
  readonly look: () => void
  readonly stop: () => void
}

/** Begins when it is first looked at. */
function createAway({ after, everyMs, isAway, read }: AwayDeps): Away {
  let cancel: (() => void) | undefined
  const stop = () => {
    cancel?.()
    cancel = undefined
  }
  const look = () => {
    if (!isAway()) return stop()
    // An attempt to connect that fails must not put the reading off.
    cancel ??= after(everyMs, () => {
      cancel = undefined
      read()
      look()
    })
  }
  return { look, stop }
}

/** What the worker's entry, or a test, gives the engine. */
export interface RunDeps {
  readonly open: OpenSocket
  readonly http: (deps: LiveHttpDeps) => LiveHttp
  readonly timers: Timers
  /** In [0, 1). */
  readonly random: () => number
  /** This machine's clock, a time of day. */
  readonly machineNow: () => EpochMs
  readonly post: (message: FromWorker) => void
}

/** A message of the page while a session runs. */
export type PageMessage = Exclude<ToWorker, { readonly kind: 'start' | 'stop' }>

/** The live connection of one session. */
export interface Run {
  readonly receive: (message: PageMessage) => void
  readonly fault: () => void
  readonly stop: () => void
}

/** Nothing comes live, and something will again. */
const AWAY: ReadonlySet<LinkPhase> = new Set(['opening', 'waiting', 'checking', 'refused'])

/** What a run is made of. */
interface Parts {
  /** What the page last said of itself. */
  readonly page: { session: LiveSession; isHidden: boolean; isOnline: boolean }
  readonly network: Network
  readonly outbox: Outbox
  readonly sync: Sync
  readonly subscriptions: Subscriptions
  readonly link: Link
  readonly showPhase: () => void
}

/** Puts link, subscriptions, network, snapshots and outbox together. */
export function startRun(deps: RunDeps, first: LiveSession, config: LiveConfig, startsHidden: boolean): Run {
  const { timers, post, open, random } = deps
  const tally = newTally()
  const common = { timers, tally, timings: { ...LIVE_TIMINGS, ...config.timings } }
  const network = createNetwork({ tally, now: timers.now, trustMs: common.timings.trustMs })
  const page = { session: first, isHidden: startsHidden, isOnline: true }
  const { show: showPhase, stop: stopShowing } = createShownPhase(deps, config, page, () => ({
    link,
    sync,
    subscriptions,
  }))
  const isHidden = () => page.isHidden
  const outbox = createOutbox({ ...common, isHidden, takeChanges: network.takeChanges, post })
  const http = deps.http({
    apiBase: config.apiBase,
    session: () => page.session,
    now: timers.now,
    machineNow: deps.machineNow,
    timeoutMs: common.timings.snapshotTimeoutMs,
    onUnauthorized: (token) => {
      if (token !== page.session.token || link.phase() === 'ended') return
      link.end()
      post({ kind: 'session-ended', token })
    },
  })
  const sync = createSync({
    ...common,
    network,
    fetch: http.stations,
    onStations: (known, removed) => {
      subscriptions.removeStations(removed)
      subscriptions.addStations(known)
    },
    onDead: () => link.drop(),
    onReport: (report) => {
      outbox.flush(report)
      showPhase()
    },
  })
  const subscriptions = createSubscriptions({
    ...common,
    topicKey: config.topicKey,
    onBody: createIntake({
      network,
      outbox,
      tally,
      serverNow: http.serverNow,
      onStation: (station) => subscriptions.addStations([station]),
      onUnknown: () => sync.want('unknown-station'),
    }),
    onSettled: () => {
      sync.want('settled')
      showPhase()
    },
    onRefused: () => void tally.refusedTopics++,
  })
  const link = createLink({
    ...common,
    open,
    random,
    target: () => ({
      url: config.websocketUrl ?? '',
      headers: { [HEADER.authorization]: `Bearer ${page.session.token}`, [HEADER.platform]: PLATFORM },
    }),
    checkSession: http.checkSession,
    ...linkEvents({ tally, sync, subscriptions, outbox, showPhase }),
  })

  subscriptions.setBrand(first.apiKey)
  sync.want('start')
  if (config.websocketUrl === undefined) showPhase()
  else link.start()
  if (page.isHidden) link.setHidden(true)
  return {
    receive: (message) => receive({ page, network, outbox, sync, subscriptions, link, showPhase }, message),
    fault: () => {
      tally.faults++
      outbox.touch()
    },
    stop: () => {
      stopShowing()
      outbox.stop()
      sync.stop()
      link.stop()
    },
  }
}

/** Tells the page how the connection stands, and reads by intervals while nothing comes live. */
function createShownPhase(
  { timers, post }: RunDeps,
  { websocketUrl, timings }: LiveConfig,
  page: Parts['page'],
  parts: () => Pick<Parts, 'link' | 'sync' | 'subscriptions'>,
) {
  const report = createPhaseReport(post, () => {
    const { link, sync, subscriptions } = parts()
    return {
      link: link.phase(),
      isSilent: link.isSilent(),
      wasOpen: link.wasOpen(),
      isSynced: sync.isSynced(),
      isSettled: subscriptions.isSettled(),
      isOnline: page.isOnline,
      hasAddress: websocketUrl !== undefined,
    }
  })
  const away = createAway({
    after: timers.after,
    everyMs: { ...LIVE_TIMINGS, ...timings }.awayEveryMs,
    isAway: () => !page.isHidden && (websocketUrl === undefined || AWAY.has(parts().link.phase())),
    read: () => parts().sync.want('away'),
  })
  return {
    show: () => {
      report()
      away.look()
    },
    stop: away.stop,
  }
}

/** What the connection's own events mean to the rest. */
function linkEvents({
  tally,
  outbox,
  sync,
  subscriptions,
  showPhase,
}: Pick<Parts, 'outbox' | 'sync' | 'subscriptions' | 'showPhase'> & { readonly tally: Tally }): LinkEvents {
  return {
    onOpen: (socket, isFirst) => {
      tally.connects++
      if (!isFirst) sync.afterGap()
      subscriptions.opened(socket)
    },
    onLost: () => {
      tally.drops++
      sync.endProbe()
      subscriptions.lost()
    },
    onChange: showPhase,
    onQuiet: sync.probe,
    onEnded: () => {
      sync.stop()
      outbox.stop()
    },
    onUnhandled: () => {
      tally.unhandled++
    },
    onFault: () => {
      tally.faults++
    },
  }
}

/** Takes a message of the page. */
function receive(
  { page, network, outbox, sync, subscriptions, link, showPhase }: Parts,
  message: PageMessage,
) {
  switch (message.kind) {
    case 'session':
      page.session = message.session
      return
    case 'visibility':
      if (page.isHidden === message.isHidden) return
      page.isHidden = message.isHidden
      link.setHidden(page.isHidden)
      showPhase()
      if (!page.isHidden && link.phase() !== 'ended') sync.want('visible')
      return
    case 'network':
      page.isOnline = message.isOnline
      if (page.isOnline) link.wake()
      showPhase()
      return
    case 'priority':
      subscriptions.setPriority(message.stationIds)
      return
    case 'drop':
      network.drop(message.stationId)
      subscriptions.removeStations([message.stationId])
      outbox.flush()
      return
    case 'refresh':
      if (link.phase() !== 'ended') sync.want('user')
      link.wake()
      return
  }
}
