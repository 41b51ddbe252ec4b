import { matchRoute, pathOf, type RouteId, routeOf } from '@corrente/domain/routing'

/** What becomes of a visit to an address of the public document: a page of it, or another address instead. */
export type PublicVerdict = { readonly show: RouteId } | { readonly go: string }

/**
 * Decides a visit (RTE-037, RTE-040, RTE-041): a signed-in visitor on a page of the session's goes to `/`; an unknown
 * address, and one whose page is not built, is not found; everything else public is shown to everybody.
 */
export function judgePublic(
  pathname: string,
  isSignedIn: boolean,
  built: ReadonlySet<RouteId>,
): PublicVerdict {
  const match = matchRoute(pathname)
  const route = match && routeOf(match.id)
  if (route?.entry === 'app') return { go: pathname }
  if (route?.area === 'session' && isSignedIn) return { go: pathOf('home') }
  return route && built.has(route.id) ? { show: route.id } : { go: pathOf('not-found') }
}
