import { pathOf, type RouteId } from '@corrente/domain/routing'
import type { MessageArea } from '@corrente/ui/messages'
import { createRootRouteWithContext, redirect } from '@tanstack/react-router'
import { accessOf, judge } from '../kit/access/index.ts'
import type { Ports } from '../ports/index.ts'

/** What the routes of the signed-in document are given. */
export interface AppContext {
  readonly ports: Ports
  /** Pages that exist in this build. */
  readonly built: ReadonlySet<RouteId>
  /** Leaves for the other document; never comes back. */
  readonly leave: (path: string) => Promise<never>
  /** Opens the live connection, if it is not open; for a visit that stays here. */
  readonly openLive: () => void
  /** Fetches the words of a page before it is shown, so that it does not wait for one area after the other. */
  readonly loadMessages: (areas: readonly MessageArea[]) => Promise<void>
}

/** The root of all signed-in pages: every visit is judged here, before any page of an area is loaded (R27). */
export const appRootRoute = createRootRouteWithContext<AppContext>()({
  beforeLoad: async ({ context, location }) => {
    const { ports, built, leave, openLive } = context
    // A session that ended on this page is said by the page itself; its addresses are not judged any more.
    if (ports.session.endedBy()) return
    const verdict = judge({ pathname: location.pathname, access: accessOf(ports), built })
    if (verdict.kind !== 'go') {
      openLive()
      return
    }
    // `/` is where every sign-in leads anyway; it also stands between an ended session and the sign-in (API-013), where it
    // must not take the place of the page that was left (RTE-039).
    if (verdict.remembers && location.pathname !== pathOf('home'))
      ports.storage.write('asked-for', location.href)
    // The shell stays around what is not there, for whoever has one.
    if (verdict.to === pathOf('not-found') && built.has('not-found') && accessOf(ports))
      throw redirect({ href: verdict.to, replace: true })
    await leave(verdict.to)
  },
})
