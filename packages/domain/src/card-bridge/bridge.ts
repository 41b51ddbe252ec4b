import type { EpochMs } from '../time/index.ts'
import { CARD_NOT_LOADED, type CardReply, type CardRequest, cardReplyOf, readCardStart } from './messages.ts'

/** For how long the spinner shows after a message (TDS-005). */
export const CARD_SPINNER_MS = 10_000

/** Where an answer goes: to the mobile app around the page, or to the origin that asked, never to any ('*'). */
export type CardReplyTo = { readonly via: 'shell' } | { readonly via: 'window'; readonly origin: string }

/** How the page stands when a message comes. */
export interface CardSurroundings {
  /** The origins that may send. */
  readonly origins: ReadonlySet<string>
  /** The page's own origin. */
  readonly ownOrigin: string
  /** Whether the mobile app's bridge object (`ReactNativeWebView.postMessage`) is there. */
  readonly hasShell: boolean
}

/**
 * Whether a message's origin may start an authentication, and where its answer goes (TDS-002); undefined: it is foreign,
 * and ignored. A mobile app puts its messages into the page itself, so there they come from the page's own origin, or
 * without one: that counts only where its bridge object is. `'null'`, the origin of any sandboxed frame, never counts.
 */
export function cardReplyTo(
  origin: string,
  { origins, ownOrigin, hasShell }: CardSurroundings,
): CardReplyTo | undefined {
  if (origin === 'null') return undefined
  const isAllowed = origin !== '' && origins.has(origin)
  if (hasShell) return isAllowed || origin === '' || origin === ownOrigin ? { via: 'shell' } : undefined
  return isAllowed ? { via: 'window', origin } : undefined
}

/** The bridge as it stands; in memory only. */
export interface BridgeState {
  /** Counts the authentications, so that an answer finds its own. */
  readonly run: number
  /** The one under way: the newest. */
  readonly asked: { readonly session: string; readonly to: CardReplyTo } | undefined
  /** The spinner shows until then (TDS-001, TDS-005); undefined: the page is blank. */
  readonly spinnerUntil: EpochMs | undefined
}

/** A bridge that was opened: blank, until a message comes. */
export const IDLE_BRIDGE: BridgeState = { run: 0, asked: undefined, spinnerUntil: undefined }

/** What happens to the bridge. */
export type BridgeEvent =
  /** A window message, whoever sent it. */
  | {
      readonly type: 'message'
      readonly data: unknown
      readonly origin: string
      readonly at: EpochMs
      readonly surroundings: CardSurroundings
    }
  /** The provider answered, or threw (`result` is then anything but a result). */
  | { readonly type: 'result'; readonly run: number; readonly result: unknown }
  /** The provider's script could not be loaded. */
  | { readonly type: 'notLoaded'; readonly run: number }

/** What is to be done next. */
export type BridgeEffect =
  | { readonly do: 'nothing' }
  /** Load the script where it is not there yet, set it up with the session, authenticate; the answer carries `run`. */
  | {
      readonly do: 'authenticate'
      readonly run: number
      readonly session: string
      readonly request: CardRequest
    }
  | { readonly do: 'reply'; readonly to: CardReplyTo; readonly reply: CardReply }

/** The next state and what to do. */
export interface BridgeStep {
  readonly state: BridgeState
  readonly effect: BridgeEffect
}

const stay = (state: BridgeState): BridgeStep => ({ state, effect: { do: 'nothing' } })

/**
 * Moves the bridge. Each start has one answer, however late it comes: hiding the spinner cancels nothing. The same
 * session again while it runs asks the provider only once. A start with another session takes the place of the one
 * before, whose answer is dropped: an app that cannot tell them apart must never take one for the other.
 */
export function stepBridge(state: BridgeState, event: BridgeEvent): BridgeStep {
  if (event.type === 'message') return onMessage(state, event)
  const { asked } = state
  if (asked === undefined || event.run !== state.run) return stay(state)
  const reply = event.type === 'notLoaded' ? CARD_NOT_LOADED : cardReplyOf(event.result)
  return { state: { ...state, asked: undefined }, effect: { do: 'reply', to: asked.to, reply } }
}

function onMessage(state: BridgeState, event: Extract<BridgeEvent, { type: 'message' }>): BridgeStep {
  const to = cardReplyTo(event.origin, event.surroundings)
  const start = to === undefined ? undefined : readCardStart(event.data)
  if (to === undefined || start === undefined) return stay(state)
  const spinnerUntil = event.at + CARD_SPINNER_MS
  const { session, request } = start
  if (state.asked?.session === session) return stay({ ...state, spinnerUntil })
  const run = state.run + 1
  return {
    state: { run, asked: { session, to }, spinnerUntil },
    effect: { do: 'authenticate', run, session, request },
  }
}

/** Whether the spinner shows (TDS-005). */
export function showsSpinner({ spinnerUntil }: BridgeState, now: EpochMs): boolean {
  return spinnerUntil !== undefined && now < spinnerUntil
}
