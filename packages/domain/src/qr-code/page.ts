import type { WriteEnd } from '../writes/index.ts'

/** What the page's two buttons do. */
export const QR_ACTIONS = ['start', 'stop'] as const
export type QrAction = (typeof QR_ACTIONS)[number]

/** For how long the page's toasts stand (QRC-013); what they said stays on the page as a line. */
export const QR_TOAST_MS = 10_000

/** What the page says; the words are in the catalogue of the qr area. */
export const QR_MESSAGES = [
  'startSent',
  'stopSent',
  'startFailed',
  'stopFailed',
  'startUnknown',
  'stopUnknown',
  'startNotSent',
  'stopNotSent',
] as const
export type QrMessage = (typeof QR_MESSAGES)[number]

/**
 * Why a button is off. `lookFirst`: the last answer to this command was lost, so it may have worked; the driver looks at
 * the charger and says so before it can be sent again.
 */
export const QR_WHY_NOT = ['running', 'lookFirst', 'offline', 'humanCheckMissing'] as const
export type QrWhyNot = (typeof QR_WHY_NOT)[number]

/** The page as it stands. Plain data; `stepQr` moves it. */
export interface QrState {
  /** The answer of the human check, where it was passed and is not used up. */
  readonly humanAnswer: string | undefined
  /** The command that is under way. */
  readonly running: QrAction | undefined
  /** Commands whose answer was lost: they may have worked. */
  readonly unsure: readonly QrAction[]
  /** What was said last: the toast, and the line that stays. */
  readonly said: QrMessage | undefined
}

/** What happens on the page. */
export type QrEvent =
  | { readonly type: 'verified'; readonly humanAnswer: string }
  | { readonly type: 'expired' }
  | { readonly type: 'press'; readonly action: QrAction; readonly isOnline: boolean }
  /** `notSent`: another tab has it, or this browser cannot keep what it sends. */
  | { readonly type: 'ended'; readonly end: QrEnd }
  /** The driver looked at the charger: the command did not work. */
  | { readonly type: 'looked'; readonly action: QrAction }

/** What is to be done next by whoever drives the page. */
export type QrEffect =
  | { readonly do: 'nothing' }
  /** Send it, once. */
  | { readonly do: 'sendStart'; readonly humanAnswer: string }
  | { readonly do: 'sendStop' }
  /** The human check starts anew: its answer was used (QRC-014). */
  | { readonly do: 'resetHumanCheck' }

/** How a command ended. */
type QrEnd = WriteEnd | 'notSent'

/** The next state and what to do. */
export interface QrStep {
  readonly state: QrState
  readonly effect: QrEffect
}

/** A page that was opened. @param unsure what `qrUnsure` finds from before a reload */
export function openQr(unsure: readonly QrAction[] = []): QrState {
  const last = unsure.at(-1)
  return { humanAnswer: undefined, running: undefined, unsure, said: last && SAID[last].unknown }
}

const SAID: Readonly<Record<QrAction, Readonly<Record<QrEnd, QrMessage>>>> = {
  start: { done: 'startSent', refused: 'startFailed', unknown: 'startUnknown', notSent: 'startNotSent' },
  stop: { done: 'stopSent', refused: 'stopFailed', unknown: 'stopUnknown', notSent: 'stopNotSent' },
}

/** Why a button is off; undefined: it may be pressed (QRC-005, QRC-006, QRC-014). */
export function qrWhyNot(state: QrState, action: QrAction, isOnline: boolean): QrWhyNot | undefined {
  if (state.running !== undefined) return 'running'
  if (state.unsure.includes(action)) return 'lookFirst'
  if (!isOnline) return 'offline'
  return state.humanAnswer === undefined ? 'humanCheckMissing' : undefined
}

/**
 * Moves the page. A press sends once or does nothing: not while a command runs, not without the human check, not without
 * a network, and not again after a lost answer before somebody looked.
 */
export function stepQr(state: QrState, event: QrEvent): QrStep {
  switch (event.type) {
    case 'verified':
      return quiet(event.humanAnswer === '' ? state : { ...state, humanAnswer: event.humanAnswer })
    case 'expired':
      return quiet({ ...state, humanAnswer: undefined })
    case 'looked':
      return quiet({ ...state, unsure: state.unsure.filter((action) => action !== event.action) })
    case 'press':
      return press(state, event.action, event.isOnline)
    case 'ended':
      return ended(state, event.end)
  }
}

const quiet = (state: QrState): QrStep => ({ state, effect: { do: 'nothing' } })

function press(state: QrState, action: QrAction, isOnline: boolean): QrStep {
  const { humanAnswer } = state
  if (humanAnswer === undefined || qrWhyNot(state, action, isOnline) !== undefined) return quiet(state)
  const running = { ...state, running: action, said: undefined }
  // The answer goes out with a START and is used up by it, whatever comes back; a STOP carries none.
  return action === 'start'
    ? { state: { ...running, humanAnswer: undefined }, effect: { do: 'sendStart', humanAnswer } }
    : { state: running, effect: { do: 'sendStop' } }
}

function ended(state: QrState, end: QrEnd): QrStep {
  const { running } = state
  if (running === undefined) return quiet(state)
  // A command that was taken settles what was unsure before it; a refusal says nothing about the other one.
  const unsure = end === 'done' ? [] : end === 'unknown' ? [...state.unsure, running] : state.unsure
  const next = { ...state, running: undefined, unsure, said: SAID[running][end] }
  return running === 'start'
    ? { state: { ...next, humanAnswer: undefined }, effect: { do: 'resetHumanCheck' } }
    : quiet(next)
}
