import { RouterProvider } from '@tanstack/react-router'
import { areaCommandsAtom } from '../frame/app/index.ts'
import { createQueryClient, forgetAnswersAtom, type OtherTabs } from '../gateways/index.ts'
import { builtPagesAtom } from '../kit/access/index.ts'
import { overPagesAtom } from '../kit/over/index.ts'
import { createLive, type LiveConnection } from '../live/index.ts'
import { createAppRouter } from './appRouter.tsx'
import { BUILT, loadCommands, OVER } from './areas.ts'
import { start } from './start.tsx'
import type { World } from './world.ts'

/** Tells the other tabs of this origin, and hears them */
function otherTabs(): OtherTabs {
  const channel = new BroadcastChannel('corrente:outdated')
  return {
    tell: (key) => channel.postMessage(key),
    listen: (take) => channel.addEventListener('message', ({ data }) => take(data)),
  }
}

/** The services of this document alone: the live connection and the cache of server state. */
function ownServices({ ports, websocketUrl, apiBase, topicKey }: World) {
  const { clock, session, report } = ports
  const live = createLive({
    config: { websocketUrl, apiBase, topicKey },
    now: clock.now,
    onSessionEnded: (token) => {
      if (session.current()?.token === token) session.end('expired')
    },
    onFault: (error) => report.failed('live', error),
  })
  return { live, queries: createQueryClient(otherTabs()) }
}

/** Empties the cache and the toasts when the session is over (R26). */
function followSession({ store, ports, toaster }: World): void {
  ports.session.subscribe(() => {
    if (ports.session.current()) return
    store.set(forgetAnswersAtom)
    ports.ring.forget()
    toaster.clear()
  })
}

/**
 * Keeps the live connection to the session that stands, and gives the way to open it (once); the session's end closes it
 * (LIV-001). It waits for the first visit to be judged, so that an address that is not this visitor's asks nothing (R27).
 */
function prepareLive({ ports }: World, live: LiveConnection): () => void {
  const { session, tenant, formats } = ports
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
  return () => {
    const first = sessionNow()
    if (isOpen || !first) return
    isOpen = true
    live.start(first)
  }
}

/** Starts the signed-in document. */
export function startApp(): Promise<void> {
  return start({
    areas: ['session', 'live', 'alerts'],
    own: ownServices,
    prepare: (world, { live, queries }) => {
      const { store } = world
      store.set(builtPagesAtom, BUILT)
      store.set(overPagesAtom, OVER)
      store.set(areaCommandsAtom, { load: loadCommands })
      queries.mount()
      followSession(world)
      const router = createAppRouter(world, prepareLive(world, live))
      router.subscribe('onResolved', () => world.ports.report.went(world.ports.navigation.path()))
      // Judged, with its code and words, before the first render: a page that suspends there is held back by React.
      return { content: <RouterProvider router={router} />, ready: router.load() }
    },
  })
}
