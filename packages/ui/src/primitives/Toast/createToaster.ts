import type { Tone } from '@corrente/themes'

/** What a toast offers besides being read: a callback or a link of the product. */
export type ToastAction =
  | { label: string; onSelect: () => void; href?: never }
  | { label: string; href: string; onSelect?: never }

export interface ToastInput {
  /** danger stays until dismissed and is read out at once; the others wait for a pause. */
  tone: Tone
  /** What happened to what, in one or two sentences. */
  text: string
  /** A toast of the same id is replaced in place: 'Salvando…' becomes 'Salvo'. Default: a new one. */
  id?: string
  /** One thing to do next. */
  action?: ToastAction
  /** How long it stays, in ms. Default: 6 s, 12 s with an action, for ever for danger. */
  durationMs?: number
  /**
   * Events of one flood (live messages): those over the limit are only counted as '+N' and never shown afterwards, as
   * they would be old news. Toasts without a group wait for their turn.
   */
  group?: string
}

export interface Toast extends Omit<ToastInput, 'id' | 'durationMs'> {
  id: string
  durationMs: number
}

export interface ToastState {
  /** What is on screen, oldest first. */
  readonly shown: readonly Toast[]
  /** How many more there are: waiting, or counted in a flood. Shown as '+N'. */
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

/** The page's toasts, outside React, so that anything may show one. Timers run only for what is on screen. */
export function createToaster(): Toaster {
  let shown: readonly Toast[] = []
  let waiting: readonly Toast[] = []
  let uncounted = new Map<string, number>()
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

  /** Fills free places from the queue, forgets the count of floods that have gone, tells the listeners. */
  const settle = (): void => {
    for (const toast of waiting) {
      if (!hasRoom(toast)) continue
      waiting = waiting.filter((each) => each !== toast)
      shown = [...shown, toast]
      start(toast)
    }
    const groups = new Set(shown.map((each) => each.group))
    uncounted = new Map([...uncounted].filter(([group]) => groups.has(group)))
    const counted = [...uncounted.values()].reduce((sum, n) => sum + n, 0)
    state = { shown, more: waiting.length + counted }
    for (const listener of listeners) listener()
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
      }
      if (shown.some((each) => each.id === toast.id)) {
        shown = shown.map((each) => (each.id === toast.id ? toast : each))
        start(toast)
      } else if (waiting.some((each) => each.id === toast.id)) {
        waiting = waiting.map((each) => (each.id === toast.id ? toast : each))
      } else if (toast.group !== undefined && !hasRoom(toast)) {
        uncounted.set(toast.group, (uncounted.get(toast.group) ?? 0) + 1)
      } else {
        waiting = [...waiting, toast]
      }
      settle()
      return toast.id
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
