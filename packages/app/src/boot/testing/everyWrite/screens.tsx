import { late } from '@corrente/ui/foundations'
import { createMessages } from '@corrente/ui/messages'
import type { Toaster } from '@corrente/ui/primitives'
import { createMemoryHistory, Outlet, RouterProvider, useRouter } from '@tanstack/react-router'
import { createStore } from 'jotai'
import { type ReactNode, Suspense } from 'react'
import { builtPagesAtom } from '../../../kit/access/index.ts'
import {
  createListeners,
  type HistoryPlace,
  type HistoryPort,
  type Ports,
  portsAtom,
} from '../../../ports/index.ts'
import { appRootRoute } from '../../appRoot.ts'
import { createAppRouter } from '../../appRouter.tsx'
import { AREA_ROUTES, BUILT } from '../../areas.ts'
import { SandboxCheck } from '../../humanCheck/SandboxCheck.tsx'
import { Links } from '../../Links.tsx'
import { Providers } from '../../Providers.tsx'
import { PublicRouter } from '../../PublicRouter.tsx'
import { publicAreas } from '../../publicAreas.ts'
import type { World } from '../../world.ts'

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

function worldOf(ports: Ports, toaster: Toaster, origin: string): World {
  const store = createStore()
  store.set(portsAtom, ports)
  store.set(builtPagesAtom, BUILT)
  return {
    ports,
    store,
    messages,
    toaster,
    websocketUrl: undefined,
    apiBase: `${origin}/api/v1/`,
    topicKey: 'chargeBoxId',
    captchaSiteKey: '',
  }
}

const loadWords = async (areas: readonly Parameters<typeof messages.loadArea>[0][]): Promise<void> => {
  await Promise.all([...new Set(areas)].map((area) => messages.loadArea(area)))
}

/** Fetches the code and the words of all pages once: no page waits for them afterwards. */
export async function preloadPages(): Promise<void> {
  const routes = [...AREA_ROUTES, ...PUBLIC]
  await Promise.all([
    ...AREA_ROUTES.map(({ page }) => page()),
    ...[...PUBLIC_PAGES.values()].map(({ preload }) => preload()),
    loadWords(routes.flatMap((route) => route.messages)),
    // What the first list of tasks is read with.
    import('../../../gateways/download.ts'),
  ])
}

/** What a document shows at an address. */
export interface Screen {
  readonly content: ReactNode
  readonly address: () => string
}
/** A document over its ports. */
export interface Document {
  readonly ports: Ports
  readonly toaster: Toaster
  readonly origin: string
}

/** The public document. */
export async function publicScreen({ ports, toaster, origin }: Document, address: string): Promise<Screen> {
  await loadWords(['common', 'shell', 'session', ...PUBLIC.flatMap((route) => route.messages)])
  const history = memoryHistory(address)
  return {
    content: (
      <Providers world={worldOf({ ...ports, history, humanCheck: SandboxCheck }, toaster, origin)}>
        <Links entry="public" push={history.push}>
          <PublicRouter pages={PUBLIC_PAGES} />
        </Links>
      </Providers>
    ),
    address: () => history.place().pathname,
  }
}

/** The signed-in document. @param openLive - opens the live network */
export async function appScreen(
  { ports, toaster, origin }: Document,
  address: string,
  openLive: () => void,
): Promise<Screen> {
  await loadWords(['common', 'shell', 'session', 'live', 'alerts'])
  const world = worldOf(ports, toaster, origin)
  const router = createAppRouter(world, openLive)
  appRootRoute.update({ component: BareFrame })
  router.update({
    ...router.options,
    history: createMemoryHistory({ initialEntries: [address] }),
    defaultPendingMinMs: 0,
  })
  return {
    content: (
      <Providers world={world}>
        <RouterProvider router={router} />
      </Providers>
    ),
    address: () => router.state.location.href,
  }
}
