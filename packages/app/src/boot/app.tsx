import { matchRoute } from '@corrente/domain/routing'
import { createRouter, RouterProvider, useRouter } from '@tanstack/react-router'
import { alertRoutes } from '../areas/alerts/index.ts'
import { homeRoutes, preloadHomePage } from '../areas/home/index.ts'
import { AppFrame, appRootRoute, builtPagesAtom, PagePending } from '../areas/shell/index.ts'
import { stationFormRoutes } from '../areas/station-form/index.ts'
import { stationGroupRoutes } from '../areas/station-groups/index.ts'
import { stationRoutes } from '../areas/stations/index.ts'
import { supportRoutes } from '../areas/support/index.ts'
import { createQueryClient, forgetAnswersAtom, queryClientAtom, queryNowAtom } from '../gateways/index.ts'
import { createLive, type LiveConnection, LiveProvider } from '../live/index.ts'
import { BUILT } from './built.ts'
import { Links } from './Links.tsx'
import { leaveBy } from './leave.ts'
import { start } from './start.tsx'
import type { World } from './world.ts'

function createAppRouter({ ports, messages }: World, openLive: () => void) {
  const leave = leaveBy(ports.navigation)
  const root = appRootRoute.update({
    component: Frame,
    // The judge leads every such address away before; this is for the moment until the other document stands.
    notFoundComponent: () => null,
  })
  return createRouter({
    routeTree: root.addChildren([
      ...homeRoutes,
      ...stationRoutes,
      ...stationFormRoutes,
      ...stationGroupRoutes,
      ...alertRoutes,
      ...supportRoutes,
    ]),
    context: {
      ports,
      built: BUILT,
      leave,
      openLive,
      loadWords: async (areas) => {
        await Promise.all(areas.map((area) => messages.loadArea(area)))
      },
    },
    defaultPreload: false,
    defaultPendingMs: 150,
    defaultPendingComponent: PagePending,
  })
}

function Frame() {
  const { history } = useRouter()
  return (
    <Links entry="app" push={(href) => history.push(href)}>
      <AppFrame />
    </Links>
  )
}

/**
 * The live connection of the session that stands: `open` starts it (once), the session's end closes it (LIV-001). It
 * waits for the first visit to be judged, so that an address that is not this visitor's asks nothing (R27).
 */
function prepareLive({ ports, websocketUrl, apiBase, topicKey }: World): {
  readonly live: LiveConnection
  readonly open: () => void
} {
  const { clock, session, tenant, formats, report } = ports
  const live = createLive({
    config: { websocketUrl, apiBase, topicKey },
    now: clock.now,
    onSessionEnded: (token) => {
      if (session.current()?.token === token) session.end('expired')
    },
    onFault: (error) => report.failed('live', error),
  })
  const sessionNow = () => {
    const current = session.current()
    return current && { apiKey: tenant.apiKey(), token: current.token, offsetHours: formats.offsetHours() }
  }
  session.subscribe(() => {
    const now = sessionNow()
    if (now) live.renew(now)
    else live.stop(session.endedBy() ? 'ended' : 'signed-out')
  })
  let isOpen = false
  const open = () => {
    const first = sessionNow()
    if (isOpen || !first) return
    isOpen = true
    live.start(first)
  }
  return { live, open }
}

/** Puts the cache of server state into the store; when the session is over, it and the toasts are emptied (R26). */
function openQueries({ store, ports, toaster }: World): void {
  const client = createQueryClient()
  client.mount()
  store.set(queryClientAtom, client)
  store.set(queryNowAtom, { now: ports.clock.now })
  ports.session.subscribe(() => {
    if (ports.session.current()) return
    store.set(forgetAnswersAtom)
    toaster.clear()
  })
}

// The page's code travels while the handshake is under way.
if (matchRoute(window.location.pathname)?.id === 'home') preloadHomePage()

void start({
  areas: ['session', 'live', 'alerts'],
  render: (world) => {
    const { store } = world
    store.set(builtPagesAtom, BUILT)
    openQueries(world)
    const { live, open } = prepareLive(world)
    return (
      <LiveProvider live={live}>
        <RouterProvider router={createAppRouter(world, open)} />
      </LiveProvider>
    )
  },
})
