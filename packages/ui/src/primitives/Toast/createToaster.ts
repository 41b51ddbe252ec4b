import type { Tone } from '@corrente/themes'
import type { ReactNode } from 'react'

/** What a toast offers besides being read: a callback or a link of the product. */
export type ToastAction =
  | { label: string; onSelect: () => void; href?: never }
  | { label: string; href: string; onSelect?: never }

export interface ToastInput {
  /** danger stays until dismissed and is read out at once; the others wait for a pause. */
  tone: Tone
  /** What happened to what, in one or two sentences. */
  text: string
  /** A name in it that may be of any length: it gives way, so that what happened stays in sight. */
  subject?: string
  /** Where exactly, on a line of its own: 'Conector 2'. */
  detail?: string
  /** Not read out: it may be missed, and there are many of them. */
  isQuiet?: boolean
  /** A small control beside the cross: what a person may set about toasts of this kind. */
  setting?: ReactNode
  /** A toast of the same id is replaced in place: 'Salvando…' becomes 'Salvo'. Default: a new one. */
  id?: string
  /** One thing to do next. */
  action?: ToastAction
  /** How long it stays, in ms. Default: 6 s, 12 s with an action, for ever for danger. */
  durationMs?: number
  /**
   * Events of one stream (live messages): one at a time. The next one takes its place and counts those before it as
   * '+N'; while the pointer or the focus is on it, it stands and the next one is only counted. Toasts without a group
   * wait for their turn.
   */
  group?: string
}

export interface Toast extends Omit<ToastInput, 'id' | 'durationMs'> {
  id: string
  durationMs: number
  /** How many others of its group came since the first one took this place. */
  others: number
}

export interface ToastState {
  /** What is on screen, oldest first. */
  readonly shown: readonly Toast[]
  /** How many more wait for their turn. Shown as '+N'. */
  readonly more: number
}

export interface Toaster {
  /** Shows or queues a toast; gives its id. */
  show(toast: ToastInput): string
  /** Takes one away, shown or waiting. Unknown ids do nothing. */
  dismiss(id: string): void
  /** Takes all away; when the session ends. */
  clear(): void
  /** Stops the time while the pointer or the focus is on a toast; `resume` gives each its full time again. */
  pause(): void
  resume(): void
  subscribe(listener: () => void): () => void
  /** The same object until something changes. */
  getState(): ToastState
}

/** Toasts on screen at once, for the timed and for the staying ones apart: errors never keep good news away. */
export const TOAST_LIMIT = 3
const DURATION_MS = 6_000
const DURATION_WITH_ACTION_MS = 12_000

const staysOf = (toast: Toast): boolean => !Number.isFinite(toast.durationMs)

/** What stands for a toast whose group has one already: it in that one's place, counted; held, the former stays. */
function withGroup(toast: Toast, all: readonly Toast[], isHeld: boolean): Toast {
  const before = toast.group === undefined ? undefined : all.find((each) => each.group === toast.group)
  if (!before) return toast
  return { ...(isHeld ? before : toast), id: before.id, others: before.others + 1 }
}

/** The page's toasts, outside React, so that anything may show one. Timers run only for what is on screen. */
export function createToaster(): Toaster {
  let shown: readonly Toast[] = []
  let waiting: readonly Toast[] = []
  let state: ToastState = { shown, more: 0 }
  let isPaused = false
  let serial = 0
  const timers = new Map<string, ReturnType<typeof setTimeout>>()
  const listeners = new Set<() => void>()

  const hasRoom = (toast: Toast): boolean =>
    shown.filter((each) => staysOf(each) === staysOf(toast)).length < TOAST_LIMIT

  const stop = (id: string): void => {
    clearTimeout(timers.get(id))
    timers.delete(id)
  }

  const start = (toast: Toast): void => {
    stop(toast.id)
    if (isPaused || staysOf(toast)) return
    timers.set(
      toast.id,
      setTimeout(() => dismiss(toast.id), toast.durationMs),
    )
  }

  /** Fills free places from the queue, tells the listeners. */
  const settle = (): void => {
    for (const toast of waiting) {
      if (!hasRoom(toast)) continue
      waiting = waiting.filter((each) => each !== toast)
      shown = [...shown, toast]
      start(toast)
    }
    state = { shown, more: waiting.length }
    for (const listener of listeners) listener()
  }

  /** Puts a toast where the one of this id stands, shown or waiting; false where there is none. */
  const replace = (id: string, toast: Toast): boolean => {
    if (![...shown, ...waiting].some((each) => each.id === id)) return false
    const put = (list: readonly Toast[]) => list.map((each) => (each.id === id ? toast : each))
    shown = put(shown)
    waiting = put(waiting)
    if (shown.includes(toast)) start(toast)
    return true
  }

  const dismiss = (id: string): void => {
    stop(id)
    shown = shown.filter((each) => each.id !== id)
    waiting = waiting.filter((each) => each.id !== id)
    settle()
  }

  return {
    show({ id, durationMs, ...rest }) {
      serial += 1
      const usual = rest.action ? DURATION_WITH_ACTION_MS : DURATION_MS
      const toast: Toast = {
        ...rest,
        id: id ?? `toast-${serial}`,
        durationMs: durationMs ?? (rest.tone === 'danger' ? Number.POSITIVE_INFINITY : usual),
        others: 0,
      }
      const next = withGroup(toast, [...shown, ...waiting], isPaused)
      if (!replace(next.id, next)) waiting = [...waiting, next]
      settle()
      return next.id
    },
    dismiss,
    clear() {
      for (const toast of shown) stop(toast.id)
      shown = []
      waiting = []
      settle()
    },
    pause() {
      isPaused = true
      for (const toast of shown) stop(toast.id)
    },
    resume() {
      isPaused = false
      for (const toast of shown) start(toast)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    getState: () => state,
  }
}
