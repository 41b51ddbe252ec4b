import { matchRoute } from '@corrente/domain/routing'
import { RouterProvider } from '@tanstack/react-router'
import { areaCommandsAtom } from '../frame/app/index.ts'
import { createQueryClient, forgetAnswersAtom, queryClientAtom, queryNowAtom } from '../gateways/index.ts'
import { builtPagesAtom } from '../kit/access/index.ts'
import { createLive, type LiveConnection, LiveProvider } from '../live/index.ts'
import { createAppRouter, preloadPage } from './appRouter.tsx'
import { BUILT, loadCommands } from './areas.ts'
import { start } from './start.tsx'
import type { World } from './world.ts'

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
if (matchRoute(window.location.pathname)?.id === 'home') preloadPage('home')

void start({
  areas: ['session', 'live', 'alerts'],
  render: (world) => {
    const { store } = world
    store.set(builtPagesAtom, BUILT)
    store.set(areaCommandsAtom, { load: loadCommands })
    openQueries(world)
    const { live, open } = prepareLive(world)
    return (
      <LiveProvider live={live}>
        <RouterProvider router={createAppRouter(world, open)} />
      </LiveProvider>
    )
  },
})
