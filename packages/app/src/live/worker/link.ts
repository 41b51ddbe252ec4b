import { retryDelay } from '../model/retryDelay.ts'
import type { LiveTimings, Timers } from '../timings.ts'
import { createSilence } from './silence.ts'
import type { OpenSocket, Socket } from './transport.ts'

/**
 * - `idle`: not started, or stopped
 * - `opening`: a connection is being made
 * - `open`: connected
 * - `waiting`: dropped; the next attempt is scheduled
 * - `checking`: the server refused the token; one call tells whether the session is still good (R6)
 * - `refused`: the session is good, so live is off for a while
 * - `hidden`: closed because the tab was hidden too long
 * - `ended`: the session is over
 */
export type LinkPhase = 'idle' | 'opening' | 'open' | 'waiting' | 'checking' | 'refused' | 'hidden' | 'ended'

/** What a connection tells. */
export interface LinkEvents {
  /** `isFirst` is false after every gap. */
  readonly onOpen: (socket: Socket, isFirst: boolean) => void
  readonly onLost: () => void
  /** Phase or silence changed. */
  readonly onChange: () => void
  /** Without heart-beats: nothing arrived for five minutes. Called once per silence. */
  readonly onQuiet: () => void
  readonly onEnded: () => void
  readonly onUnhandled: () => void
  readonly onFault: () => void
}

export interface LinkDeps extends LinkEvents {
  readonly open: OpenSocket
  readonly timers: Timers
  /** In [0, 1). */
  readonly random: () => number
  readonly timings: LiveTimings
  /** Read at each attempt, so that a renewed token is used at once. */
  readonly target: () => { readonly url: string; readonly headers: Readonly<Record<string, string>> }
  /** One HTTP call that says whether the server still knows the session. */
  readonly checkSession: () => Promise<'ended' | 'stands'>
}

/** One connection that is kept alive: at most one socket exists at any time (R1). */
export interface Link {
  readonly phase: () => LinkPhase
  /** True while an open connection is silent although it should not be (R5). */
  readonly isSilent: () => boolean
  /** True after the first connection was ever made. */
  readonly wasOpen: () => boolean
  readonly start: () => void
  readonly stop: () => void
  readonly setHidden: (isHidden: boolean) => void
  /** The network is back: a waiting attempt is made at once. */
  readonly wake: () => void
  /** Drops an open connection that turned out to be dead, and connects again. */
  readonly drop: () => void
  /** A session that another call found ended. */
  readonly end: () => void
}

/** The state machine of the connection (R1, R3, R5, R6). */
export function createLink(deps: LinkDeps): Link {
  const { timers, timings } = deps
  let phase: LinkPhase = 'idle'
  let generation = 0
  let socket: Socket | undefined
  let hasBeenOpen = false
  let isHidden = false
  let downSince: number | undefined
  let cancels: (() => void)[] = []
  let cancelHidden = () => {}

  const enter = (next: LinkPhase) => {
    phase = next
    deps.onChange()
  }
  const later = (ms: number, then: () => void) => {
    cancels.push(timers.after(ms, then))
  }
  const silence = createSilence({
    now: timers.now,
    later,
    quietMs: timings.quietMs,
    onChange: deps.onChange,
    onQuiet: deps.onQuiet,
    onDead: () => retry(),
  })
  /** Ends everything that belongs to the present connection or wait. */
  const clear = () => {
    generation++
    for (const cancel of cancels) cancel()
    cancels = []
    silence.end()
    const wasOpen = phase === 'open'
    const old = socket
    socket = undefined
    old?.close()
    if (wasOpen) deps.onLost()
  }

  const attempt = () => {
    clear()
    const mine = generation
    const isMine = () => mine === generation
    enter('opening')
    const { url, headers } = deps.target()
    socket = deps.open(
      { url, headers, heartBeatMs: timings.heartBeatMs, connectTimeoutMs: timings.connectTimeoutMs },
      {
        onConnected: (beatMs) => isMine() && connected(beatMs),
        onError: () => isMine() && (phase === 'opening' ? check() : retry()),
        onClosed: () => isMine() && retry(),
        onActivity: () => isMine() && silence.heard(),
        onUnhandled: () => isMine() && deps.onUnhandled(),
        onFault: deps.onFault,
      },
    )
  }

  const connected = (serverBeatMs: number) => {
    if (!socket) return
    later(timings.stableAfterMs, () => {
      downSince = undefined
    })
    const isFirst = !hasBeenOpen
    hasBeenOpen = true
    phase = 'open'
    silence.watch(serverBeatMs === 0 ? 0 : Math.max(serverBeatMs, timings.heartBeatMs))
    deps.onOpen(socket, isFirst)
    deps.onChange()
  }

  const retry = () => {
    clear()
    downSince ??= timers.now()
    later(retryDelay(timers.now() - downSince, deps.random(), timings), attempt)
    enter('waiting')
  }

  const check = async () => {
    clear()
    const mine = generation
    enter('checking')
    const verdict = await deps.checkSession()
    if (mine !== generation) return
    if (verdict === 'ended') return end()
    later(timings.refusedRetryMs, attempt)
    enter('refused')
  }

  const end = () => {
    if (phase === 'ended') return
    clear()
    cancelHidden()
    enter('ended')
    deps.onEnded()
  }

  const wake = () => {
    if (phase === 'waiting') attempt()
  }

  return {
    phase: () => phase,
    isSilent: silence.isSilent,
    wasOpen: () => hasBeenOpen,
    start: attempt,
    stop: () => {
      clear()
      cancelHidden()
      enter('idle')
    },
    setHidden: (next) => {
      if (next === isHidden) return
      isHidden = next
      cancelHidden()
      cancelHidden = () => {}
      if (isHidden) {
        cancelHidden = timers.after(timings.hiddenCloseMs, () => {
          if (phase !== 'opening' && phase !== 'open' && phase !== 'waiting') return
          clear()
          enter('hidden')
        })
      } else if (phase === 'hidden') attempt()
      else wake()
    },
    wake,
    drop: () => {
      if (phase === 'open') retry()
    },
    end,
  }
}
