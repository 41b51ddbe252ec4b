import type { Journal } from '@corrente/domain/writes'
import type { QueryKey } from '../../../gateways/index.ts'
import type { LockPort } from '../../../ports/index.ts'
import type { JournalPlace } from '../action.ts'
import { createWrites, type Writes } from '../engine.ts'

interface Timer {
  readonly at: number
  readonly place: number
  readonly callback: () => void
}

/** One tab of the browser under test. */
export interface TestTab {
  readonly writes: Writes
  /** Keys that were marked out of date, as text. */
  readonly outdated: string[]
  readonly failures: unknown[]
  /** Drafts that went. */
  readonly dropped: string[]
  /** The session of this tab ends. */
  readonly endSession: () => void
  /** The tab is closed or reloaded: nothing of it runs any more, and the browser gives its locks back. */
  readonly close: () => void
  readonly isClosed: () => boolean
  /** Runs a call of this tab: what comes back to a closed tab comes back to nobody. */
  readonly calls: <T>(call: () => Promise<T>) => Promise<T>
}

/**
 * A browser whose time moves by hand: its tabs share locks and journal, as real ones do.
 * @param hasLocks - false: an insecure address, where only the journal keeps tabs apart
 */
export function createTestBrowser(hasLocks = true) {
  const journals = new Map<JournalPlace, Journal>()
  const held = new Map<string, object>()
  let timers: Timer[] = []
  let now = 1000
  let ids = 0
  const nextId = () => {
    ids += 1
    return ids
  }
  /** The next write of the journal is not kept, where a test wants that. */
  let failsNextJournal = false

  /** Locks of one tab. */
  const locksOf = (owner: object): LockPort['tryAlone'] => {
    return async (name, work) => {
      if (hasLocks && held.has(name)) return false
      if (hasLocks) held.set(name, owner)
      try {
        await work()
      } finally {
        if (held.get(name) === owner) held.delete(name)
      }
      return true
    }
  }
  const queues = new Map<string, Promise<unknown>>()
  const inTurn: LockPort['inTurn'] = (name, work) => {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work, work)
    queues.set(name, turn)
    return turn
  }
  const tab = (): TestTab => {
    const outdated: string[] = []
    const failures: unknown[] = []
    const dropped: string[] = []
    const listeners = new Set<() => void>()
    let isOver = false
    let isClosed = false
    const owner = {}
    const calls = <T>(call: () => Promise<T>): Promise<T> => {
      const never = new Promise<T>(() => {})
      if (isClosed) return never
      return call().then(
        (value) => (isClosed ? never : value),
        (error: unknown) => {
          if (isClosed) return never
          throw error
        },
      )
    }
    const writes = createWrites({
      locks: {
        tryAlone: locksOf(owner),
        inTurn: async (name, work) => {
          await inTurn(name, () => (isClosed ? Promise.resolve() : work()))
          if (isClosed) await new Promise(() => {})
        },
      },
      readJournal: (place) => journals.get(place) ?? [],
      writeJournal: (place, journal) => {
        if (failsNextJournal) {
          failsNextJournal = false
          return false
        }
        journals.set(place, journal)
        return true
      },
      dropDraft: (form) => void dropped.push(form),
      tenantId: 'move',
      now: () => now,
      newId: () => `id-${nextId()}`,
      later: (ms, callback) => {
        const timer = { at: now + ms, place: nextId(), callback: () => isClosed || callback() }
        timers.push(timer)
        return () => {
          timers = timers.filter((each) => each !== timer)
        }
      },
      isSessionOver: () => isOver,
      onSession: (listener) => {
        listeners.add(listener)
        return () => listeners.delete(listener)
      },
      invalidate: (key: QueryKey) => outdated.push(key.join('/')),
      failed: (error) => failures.push(error),
    })
    return {
      writes,
      outdated,
      failures,
      dropped,
      calls,
      isClosed: () => isClosed,
      close: () => {
        isClosed = true
        for (const [name, by] of held) if (by === owner) held.delete(name)
      },
      endSession: () => {
        isOver = true
        for (const listener of listeners) listener()
      },
    }
  }
  /** Lets everything that waits for nothing but promises go on. */
  const settle = async () => {
    // A task of its own begins when no promise is left.
    await new Promise<void>((resolve) => setImmediate(resolve))
  }
  /** Moves the time on; each timer is called at its time. */
  const pass = async (ms: number) => {
    const until = now + ms
    await settle()
    for (;;) {
      const [next] = timers.filter(({ at }) => at <= until).sort((a, b) => a.at - b.at || a.place - b.place)
      if (!next) break
      timers = timers.filter((timer) => timer !== next)
      now = Math.max(now, next.at)
      next.callback()
      await settle()
    }
    now = until
  }
  return {
    tab,
    settle,
    pass,
    now: () => now,
    /** For the back end: time of its own, whatever tab is open. */
    wait: (ms: number) =>
      ms === 0
        ? Promise.resolve()
        : new Promise<void>((resolve) => timers.push({ at: now + ms, place: nextId(), callback: resolve })),
    journal: (place: JournalPlace): Journal => journals.get(place) ?? [],
    keepJournal: (place: JournalPlace, journal: Journal) => void journals.set(place, journal),
    failNextJournal: () => {
      failsNextJournal = true
    },
    heldLocks: () => [...held.keys()],
    timers: () => timers.length,
  }
}
