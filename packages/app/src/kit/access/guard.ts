import { type Access, allows } from '@corrente/domain/permissions'
import { MENU, matchRoute, pathOf, type RouteId, routeOf } from '@corrente/domain/routing'

/** What becomes of a visit to an address of the signed-in document. */
export type Verdict =
  /** The page is shown. */
  | { readonly kind: 'show'; readonly route: RouteId }
  /** Another address opens instead, in place of this one. `remembers`: the one first asked for is kept for later. */
  | { readonly kind: 'go'; readonly to: string; readonly remembers: boolean }
  /** The visitor may open no page at all: the shell says so. */
  | { readonly kind: 'not-permitted' }

/** What the verdict depends on. */
export interface Visit {
  readonly pathname: string
  /** The rights of the session; undefined: nobody is signed in. */
  readonly access: Access | undefined
  /** Pages that exist in this build. */
  readonly built: ReadonlySet<RouteId>
}

const NOT_FOUND: Verdict = { kind: 'go', to: pathOf('not-found'), remembers: false }

/**
 * The first page that a user may open and that exists, in the menu's order (RTE-042): `/` where it is permitted;
 * undefined when there is none.
 */
export const firstPage = (access: Access, built: ReadonlySet<RouteId>): RouteId | undefined =>
  MENU.map((item) => item.route).find((route) => allows(access, route) && built.has(route))

/**
 * Decides a visit (RTE-037, RTE-039, RTE-042, RTE-045): an unknown, unpermitted or not yet built page is not found, a
 * protected one asks for a session first, `/` gives way to the first permitted page. Every `go` leads to a page that
 * is shown, so that no chain of redirects can be a loop. Who is signed in has `/not-found` in this document, with the
 * shell around it (decision 0008).
 */
export function judge({ pathname, access, built }: Visit): Verdict {
  const match = matchRoute(pathname)
  if (!match) return NOT_FOUND
  const route = routeOf(match.id)
  if (route.id === 'not-found' && access && built.has(route.id)) return { kind: 'show', route: route.id }
  if (route.entry === 'public') return { kind: 'go', to: pathname, remembers: false }
  if (!access) {
    return route.access === 'public' && built.has(route.id)
      ? { kind: 'show', route: route.id }
      : { kind: 'go', to: pathOf('login'), remembers: true }
  }
  if (allows(access, route.id) && built.has(route.id)) return { kind: 'show', route: route.id }
  if (route.id !== 'home') return NOT_FOUND
  const first = firstPage(access, built)
  return first === undefined
    ? { kind: 'not-permitted' }
    : { kind: 'go', to: routeOf(first).path, remembers: false }
}
