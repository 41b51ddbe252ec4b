import { entryOf } from '@corrente/domain/routing'
import { type StoredSession, toStoredSession } from '@corrente/domain/session'
import { readTenant } from '@corrente/themes/contract'
import { late } from '@corrente/ui/foundations'
import { createMessages } from '@corrente/ui/messages'
import { createToaster } from '@corrente/ui/primitives'
import { createMemoryHistory, Outlet, RouterProvider, useRouter } from '@tanstack/react-router'
import { createStore } from 'jotai'
import { Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import {
  createGateways,
  createQueryClient,
  createRing,
  createUnauthorizedGuard,
} from '../../gateways/index.ts'
import { builtPagesAtom } from '../../kit/access/index.ts'
import { createLive } from '../../live/index.ts'
import { createEngine } from '../../live/worker/engine.ts'
import { createLiveHttp } from '../../live/worker/http.ts'
import {
  createListeners,
  type HistoryPlace,
  type HistoryPort,
  type LockPort,
  type Ports,
  portsAtom,
} from '../../ports/index.ts'
import { appRootRoute } from '../appRoot.ts'
import { createAppRouter } from '../appRouter.tsx'
import { BUILT } from '../areas.ts'
import { createClock } from '../clock.ts'
import { SandboxCheck } from '../humanCheck/SandboxCheck.tsx'
import { Links } from '../Links.tsx'
import { newId } from '../locks.ts'
import { Providers } from '../Providers.tsx'
import { PublicRouter } from '../PublicRouter.tsx'
import { publicAreas } from '../publicAreas.ts'
import { createReport } from '../report.ts'
import { createSession } from '../session.ts'
import { createStorage } from '../storage.ts'
import { memoryStore } from '../testing/twoTabs.ts'
import type { World } from '../world.ts'
import type { Door, Line } from './door.ts'
import { PLACE } from './server.ts'

/** Who is signed in, and where. */
export interface Visitor {
  /** Of the sandbox. */
  readonly origin: string
  readonly session: StoredSession
}

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

const TENANT = {
  id: 'move',
  name: 'Move',
  country: 'BR',
  language: 'pt-BR',
  grants: { monetization: true, vouchers: true, logs: true },
  legal: { company: 'Move', taxId: '11.222.333/0001-81', address: '-', email: 'move@example.com' },
}
const ZONE = 'America/Sao_Paulo'
const never = (): void => undefined

/** The words of all areas, once for all tabs. */
const messages = createMessages({ language: 'pt-BR', locale: 'pt-BR' })

/** The frame without its shell: a table of hundreds of pages need not draw the menu as often. */
function BareFrame() {
  const { history } = useRouter()
  return (
    <Links entry="app" push={(href) => history.push(href)}>
      <main>
        <Suspense>
          <Outlet />
        </Suspense>
      </main>
    </Links>
  )
}

const PUBLIC = publicAreas(() => Promise.reject(new Error('no card is asked for'))).flatMap(
  ({ routes }) => routes,
)
const PUBLIC_PAGES = new Map(PUBLIC.map(({ id, page }) => [id, late(page)]))

/** The history of a public document, in memory. */
function memoryHistory(address: string): HistoryPort {
  let place: HistoryPlace = { pathname: address, state: null }
  const { add: subscribe, tell } = createListeners()
  const go = (pathname: string, state: unknown = null) => {
    place = { pathname, state }
    tell()
  }
  return { place: () => place, push: go, replace: go, subscribe }
}

/** The page's end of the live network, with its worker in this thread and no socket. */
const liveOf = (origin: string, fetch: typeof globalThis.fetch, onSessionEnded: (token: string) => void) =>
  createLive({
    config: { websocketUrl: undefined, apiBase: `${origin}/api/v1/`, topicKey: 'chargeBoxId' },
    now: () => Date.now(),
    onSessionEnded,
    page: { isHidden: () => false, onVisibility: () => never, onNetwork: () => never },
    spawn: ({ onMessage }) => {
      const engine = createEngine({
        open: () => ({ subscribe: () => never, close: never }),
        http: (deps) => createLiveHttp({ ...deps, fetch }),
        timers: {
          now: () => Date.now(),
          after: (ms, then) => {
            const timer = setTimeout(then, ms)
            return () => clearTimeout(timer)
          },
        },
        random: () => 0.5,
        post: (message) => queueMicrotask(() => onMessage(structuredClone(message))),
      })
      return { post: engine.receive, terminate: () => engine.receive({ kind: 'stop' }) }
    },
  })

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
    const fetch = door.fetchOf(line)
    const storage = createStorage({ local: () => local, tab: () => own, onStorage: () => never })
    const clock = createClock()
    const sessionPort = createSession({
      storage,
      place: PLACE,
      clock,
      setTimer: () => undefined,
      onOtherUser: never,
    })
    const formats: Ports['formats'] = { locale: 'pt-BR', zone: ZONE, offsetHours: () => -3 }
    const ring = createRing()
    const gateways = createGateways(
      {
        cp: `${origin}/api/v1/`,
        fin: `${origin}/mk-ms-financial`,
        pag: `${origin}/mk-ms-payment-pagbank`,
        vg: `${origin}/mk-ms-virtualgroup`,
        sc: `${origin}/mk-ms-smartcharging`,
      },
      {
        credentials: () => ({ apiKey: 'sandbox-move', token: sessionPort.current()?.token }),
        offsetHours: formats.offsetHours,
        now: clock.now,
        onUnauthorized: createUnauthorizedGuard({
          currentToken: () => sessionPort.current()?.token,
          end: () => sessionPort.end('expired'),
        }),
        onServerDate: clock.noteServerDate,
        record: ring.add,
        fetch,
      },
    )
    const settings = readTenant(TENANT)
    if (!settings) throw new Error('the tenant can be read')
    const toaster = createToaster()
    const live = liveOf(origin, fetch, () => sessionPort.end('expired'))
    const queries = createQueryClient()
    const crashes: unknown[] = []
    const report = createReport(ring, clock.now, 'test')
    let follow: (path: string) => void = never
    const isPublic = entryOf(address) === 'public'
    const history = memoryHistory(address)
    const ports: Ports = {
      gateways,
      clock,
      storage,
      session: sessionPort,
      formats,
      queries,
      live,
      locks: locks(line),
      newId,
      toasts: toaster,
      copy: async () => undefined,
      consent: { isGiven: () => true, give: never },
      report: {
        text: report.text,
        failed: (where, error) => {
          crashes.push(error)
          report.failed(where, error)
        },
      },
      navigation: {
        origin: window.location.origin,
        path: () => router.state.location.href,
        go: never,
        replace: never,
        follow: (path) => follow(path),
        followBy: (next) => {
          follow = next
          return never
        },
        reload: never,
        title: never,
      },
      tenant: {
        id: 'move',
        settings,
        legal: settings.legal,
        rules: { id: 'move', country: 'BR', language: 'pt-BR', grants: settings.grants },
        logo: () => 'data:,',
        termsOfUse: undefined,
        apiKey: () => 'sandbox-move',
      },
      appearance: {
        language: () => 'pt-BR',
        chooseLanguage: async () => undefined,
        schemeChoice: () => 'light',
        scheme: () => 'light',
        chooseScheme: never,
        subscribe: () => never,
      },
      ...(isPublic && { history, humanCheck: SandboxCheck }),
      build: { version: 'test', mapStyleUrl: '', mapsKey: '', geocoderUrl: '', qrToken: 'sandbox-qr' },
    }
    const store = createStore()
    const world: World = {
      ports,
      store,
      messages,
      toaster,
      websocketUrl: undefined,
      apiBase: `${origin}/api/v1/`,
      topicKey: 'chargeBoxId',
      captchaSiteKey: '',
    }
    store.set(portsAtom, ports)
    store.set(builtPagesAtom, BUILT)
    const areas = isPublic ? PUBLIC.flatMap((route) => route.messages) : []
    await Promise.all(
      [...new Set(['common', 'shell', 'session', 'live', 'alerts', ...areas] as const)].map((area) =>
        messages.loadArea(area),
      ),
    )
    const router = createAppRouter(world, () =>
      live.start({ apiKey: 'sandbox-move', token: session.token, offsetHours: -3 }),
    )
    appRootRoute.update({ component: BareFrame })
    router.update({ history: createMemoryHistory({ initialEntries: [address] }), defaultPendingMinMs: 0 })
    const container = document.createElement('div')
    document.body.append(container)
    const root = createRoot(container, {
      onCaughtError: (error) => crashes.push(error),
      onUncaughtError: (error) => crashes.push(error),
    })
    root.render(
      <Providers world={world}>
        {isPublic ? (
          <Links entry="public" push={history.push}>
            <PublicRouter pages={PUBLIC_PAGES} />
          </Links>
        ) : (
          <RouterProvider router={router} />
        )}
      </Providers>,
    )
    return {
      container,
      address: () => (isPublic ? history.place().pathname : router.state.location.href),
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
