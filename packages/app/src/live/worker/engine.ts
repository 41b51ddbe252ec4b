import { readNotification } from '@corrente/domain/notifications'
import { readChargeBoxMessage, readStatusEvent, type Station } from '@corrente/domain/stations'
import { readPartialStats } from '@corrente/domain/stats'
import { safeJsonParse } from '@corrente/domain/wire'
import { HEADER, PLATFORM } from '../../gateways/index.ts'
import { newTally } from '../model/counters.ts'
import type { Topic } from '../model/destinations.ts'
import { createNetwork, type Network } from '../model/network.ts'
import { type ShownPhase, shownPhase } from '../model/phase.ts'
import type { FromWorker, LiveConfig, LiveSession, SnapshotReport, ToWorker } from '../protocol.ts'
import { LIVE_TIMINGS, MAX_BODY, type Timers } from '../timings.ts'
import type { LiveHttp, LiveHttpDeps } from './http.ts'
import { createLink } from './link.ts'
import { createOutbox, type Outbox } from './outbox.ts'
import { createSnapshots, type SnapshotReply } from './snapshots.ts'
import { createSubscriptions } from './subscriptions.ts'
import type { OpenSocket } from './transport.ts'

/** What the worker's entry, or a test, gives the engine. */
export interface EngineDeps {
  readonly open: OpenSocket
  readonly http: (deps: LiveHttpDeps) => LiveHttp
  readonly timers: Timers
  /** In [0, 1). */
  readonly random: () => number
  readonly post: (message: FromWorker) => void
}

/** The live connection without its worker: takes the page's messages, posts to the page. */
export interface Engine {
  readonly receive: (message: ToWorker) => void
  /** An error that escaped to the worker's edge. */
  readonly fault: () => void
}

/** Puts link, subscriptions, network, snapshots and outbox together, once per session. */
export function createEngine(deps: EngineDeps): Engine {
  let run: ReturnType<typeof startRun> | undefined
  return {
    receive: (message) => {
      if (message.kind === 'start') {
        run?.stop()
        run = startRun(deps, message.session, message.config, message.isHidden)
      } else if (message.kind === 'stop') {
        run?.stop()
        run = undefined
      } else run?.receive(message)
    },
    fault: () => run?.fault(),
  }
}

function startRun(deps: EngineDeps, first: LiveSession, config: LiveConfig, startsHidden: boolean) {
  const { timers, post } = deps
  const timings = { ...LIVE_TIMINGS, ...config.timings }
  const tally = newTally()
  const network = createNetwork({ tally, now: timers.now, trustMs: timings.trustMs })
  let session = first
  let isHidden = startsHidden
  let isOnline = true
  let syncedFrom = Number.NEGATIVE_INFINITY
  let isProbing = false
  let shown: ShownPhase | undefined

  const outbox = createOutbox({
    timers,
    timings,
    tally,
    isHidden: () => isHidden,
    takeChanges: network.takeChanges,
    post,
  })

  const http = deps.http({
    apiBase: config.apiBase,
    session: () => session,
    now: timers.now,
    timeoutMs: timings.snapshotTimeoutMs,
    onUnauthorized: (token) => {
      if (token !== session.token || link.phase() === 'ended') return
      link.end()
      post({ kind: 'session-ended', token })
    },
  })

  const takeReply = (reply: SnapshotReply) => {
    tally.snapshots++
    const report = reportOf(reply)
    if (reply.kind === 'done') {
      const { added, changed, removed, hasNewStatus } = network.applySnapshot(reply.stations)
      subscriptions.removeStations(removed)
      subscriptions.addStations([...added, ...changed])
      // A silent connection that missed what the snapshot contained is dead, even if the socket is open (R5).
      if (isProbing && hasNewStatus) link.drop()
    } else {
      tally.snapshotFailures++
      network.abandonSnapshot()
      if (isProbing) link.drop()
    }
    isProbing = false
    outbox.flush(report)
    showPhase()
    // After a failure the snapshots' own waits hold.
    if (reply.kind === 'done' && network.needsSnapshot()) snapshots.want('unknown-station')
  }

  const snapshots = createSnapshots({
    timers,
    timings,
    fetch: http.stations,
    onStart: network.beginSnapshot,
    onReply: takeReply,
  })

  const takeBody = (topic: Topic, body: string) => {
    tally.messages++
    outbox.sawMessage()
    const value = body.length > MAX_BODY ? undefined : safeJsonParse(body)
    const isAsked = network.needsSnapshot()
    if (!takeValue({ network, outbox, onStation: (one) => subscriptions.addStations([one]) }, topic, value))
      tally.badFrames++
    // Asked once: a stranger may speak thousands of times a second.
    if (!isAsked && network.needsSnapshot()) snapshots.want('unknown-station')
  }

  const subscriptions = createSubscriptions({
    timers,
    timings,
    topicKey: config.topicKey,
    onBody: takeBody,
    onSettled: () => snapshots.want('settled'),
    onRefused: () => {
      tally.refusedTopics++
    },
  })

  const link = createLink({
    open: deps.open,
    timers,
    random: deps.random,
    timings,
    target: () => ({
      url: config.websocketUrl ?? '',
      headers: { [HEADER.authorization]: `Bearer ${session.token}`, [HEADER.platform]: PLATFORM },
    }),
    checkSession: http.checkSession,
    onOpen: (socket, isFirst) => {
      tally.connects++
      if (!isFirst) {
        syncedFrom = timers.now()
        snapshots.want('gap')
      }
      subscriptions.opened(socket)
    },
    onLost: () => {
      tally.drops++
      isProbing = false
      subscriptions.lost()
    },
    onChange: () => showPhase(),
    onQuiet: () => {
      isProbing = true
      snapshots.want('quiet')
    },
    onEnded: () => {
      snapshots.stop()
      outbox.stop()
    },
    onUnhandled: () => {
      tally.unhandled++
    },
    onFault: () => {
      tally.faults++
    },
  })

  const showPhase = () => {
    const lastGood = snapshots.lastGoodStart()
    const next = shownPhase({
      link: link.phase(),
      isSilent: link.isSilent(),
      wasOpen: link.wasOpen(),
      isSynced: lastGood !== undefined && lastGood >= syncedFrom,
      isOnline,
      hasAddress: config.websocketUrl !== undefined,
    })
    if (next.phase === shown?.phase && next.reason === shown.reason) return
    shown = next
    post({ kind: 'phase', ...next })
  }

  subscriptions.setBrand(session.apiKey)
  snapshots.want('start')
  if (config.websocketUrl === undefined) showPhase()
  else link.start()
  if (isHidden) link.setHidden(true)

  return {
    receive: (message: Exclude<ToWorker, { readonly kind: 'start' | 'stop' }>) => {
      switch (message.kind) {
        case 'session':
          session = message.session
          return
        case 'visibility':
          if (isHidden === message.isHidden) return
          isHidden = message.isHidden
          link.setHidden(isHidden)
          if (!isHidden && link.phase() !== 'ended') snapshots.want('visible')
          return
        case 'network':
          isOnline = message.isOnline
          if (isOnline) link.wake()
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
          if (link.phase() !== 'ended') snapshots.want('user')
          link.wake()
          return
      }
    },
    fault: () => {
      tally.faults++
      outbox.touch()
    },
    stop: () => {
      outbox.stop()
      snapshots.stop()
      link.stop()
    },
  }
}

function reportOf(reply: SnapshotReply): SnapshotReport {
  return reply.kind === 'done' ? { kind: 'done', unreadRows: reply.unreadRows } : reply
}

/** Where a message goes. */
interface Intake {
  readonly network: Network
  readonly outbox: Outbox
  /** A station changed, and its topics may have. */
  readonly onStation: (station: Station) => void
}

/** Takes a message of a topic. False: it could not be read. */
function takeValue({ network, outbox, onStation }: Intake, topic: Topic, value: unknown): boolean {
  switch (topic.kind) {
    case 'status': {
      const event = readStatusEvent(value, topic)
      if (event) network.applyStatus(event)
      return event !== undefined
    }
    case 'chargeBox': {
      const message = readChargeBoxMessage(value)
      const station = message && network.applyChargeBox(message)
      if (station) onStation(station)
      return message !== undefined
    }
    case 'notification': {
      const notification = readNotification(value)
      if (notification) outbox.addNotification(notification)
      return notification !== undefined
    }
    case 'stats': {
      const patch = readPartialStats(value)
      if (patch) outbox.addStats(patch)
      return patch !== undefined
    }
  }
}
