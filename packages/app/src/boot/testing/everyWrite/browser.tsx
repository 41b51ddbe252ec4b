import { entryOf } from '@corrente/domain/routing'
import { toStoredSession } from '@corrente/domain/session'
import { createRoot } from 'react-dom/client'
import type { LockPort } from '../../../ports/index.ts'
import { memoryStore } from '../twoTabs.ts'
import type { Door, Line } from './door.ts'
import { appScreen, publicScreen, type Screen } from './screens.tsx'
import { portsOf, type Visitor } from './tabPorts.ts'

/** A store that may be full: then it takes nothing more, and keeps what it has. */
function storeThatFills(initial: Readonly<Record<string, string>>, isFull: () => boolean): Storage {
  const store = memoryStore(initial)
  return new Proxy(store, {
    get: (target, key) =>
      key === 'setItem'
        ? (name: string, value: string) => {
            if (isFull()) throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
            target.setItem(name, value)
          }
        : Reflect.get(target, key),
  })
}

/** Locks of all tabs; those of a closed tab are given back. */
function createTestLocks() {
  const held = new Map<string, Line>()
  const turns = new Map<string, Promise<unknown>>()
  return (line: Line): LockPort => ({
    tryAlone: async (name, work) => {
      const holder = held.get(name)
      if (holder !== undefined && !holder.isClosed()) return false
      held.set(name, line)
      try {
        await work()
      } finally {
        if (held.get(name) === line) held.delete(name)
      }
      return true
    },
    inTurn: (name, work) => {
      const turn = (turns.get(name) ?? Promise.resolve()).then(work, work)
      turns.set(name, turn)
      return turn
    },
  })
}

/** A browser whose tabs hold the whole signed-in product, over a door to the sandbox. */
export function createTestBrowser({ origin, session }: Visitor, door: Door) {
  let isFull = false
  let isOffline = false
  const local = storeThatFills(
    { session: JSON.stringify(toStoredSession(session)), 'allowed-routes': '["/"]' },
    () => isFull,
  )
  const locks = createTestLocks()

  /** @param own - what the tab itself keeps: it outlives a reload */
  const openTab = async (address: string, own: Storage = storeThatFills({}, () => isFull)) => {
    let isClosed = false
    const line: Line = { isOffline: () => isOffline, isClosed: () => isClosed }
    let screen: Screen | undefined
    const shown = () => screen?.address() ?? address
    const fetch = door.fetchOf(line)
    const { ports, live, queries, toaster, crashes } = portsOf({
      origin,
      fetch,
      local,
      own,
      locks: locks(line),
      isFull: () => isFull,
      path: shown,
    })
    const page = { ports, toaster, origin }
    screen =
      entryOf(address.replace(/\?.*$/, '')) === 'public'
        ? await publicScreen(page, address)
        : await appScreen(page, address, () =>
            live.start({ apiKey: 'sandbox-move', token: session.token, offsetHours: -3 }),
          )
    const container = document.createElement('div')
    document.body.append(container)
    // The tabs share one document here: a question in one must not take the focus from another.
    for (const type of ['focusin', 'focusout'])
      container.addEventListener(type, (event) => event.stopPropagation())
    const root = createRoot(container, {
      onCaughtError: (error) => crashes.push(error),
      onUncaughtError: (error) => crashes.push(error),
    })
    root.render(screen.content)
    return {
      container,
      address: shown,
      crashes,
      /** What the tab is closed with, for its reload. */
      close: () => {
        isClosed = true
        live.stop('signed-out')
        queries.clear()
        root.unmount()
        container.remove()
        return own
      },
    }
  }
  return {
    openTab,
    fill: () => {
      isFull = true
    },
    setOffline: (next: boolean) => {
      isOffline = next
    },
  }
}
export type TestBrowser = ReturnType<typeof createTestBrowser>
export type Tab = Awaited<ReturnType<TestBrowser['openTab']>>
