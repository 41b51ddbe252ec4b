import { seg } from '../wire/index.ts'
import { matchRoute } from './match.ts'
import { type ParamsOf, type RouteId, routeOf } from './routes.ts'

/** What `pathOf` needs besides the route's name: nothing, or its parameters. */
export type PathArguments<Id extends RouteId> = [ParamsOf<Id>] extends [never]
  ? []
  : [params: Readonly<Record<ParamsOf<Id>, string | number>>]

/**
 * The address of a route, its parameters percent-encoded. A missing parameter does not compile.
 * @throws RangeError when a parameter cannot be a path segment (empty, `.`, `..`).
 */
export function pathOf<Id extends RouteId>(id: Id, ...[params]: PathArguments<Id>): string {
  return fill(routeOf(id).path, params ?? {})
}

function fill(path: string, params: Readonly<Record<string, string | number>>): string {
  return path
    .split('/')
    .map((part) => (part.startsWith('$') ? seg(params[part.slice(1)] ?? '') : part))
    .join('/')
}

/** What the platform's `URL` gives; domain has no DOM types. */
declare const URL: new (
  raw: string,
  base: string,
) => { readonly origin: string; readonly pathname: string; readonly search: string }

const UNSAFE = /[\p{Cc}\p{Cf}\p{Cs}\\]/u

/**
 * Where a sign-in may lead back to: the path (and query) of a known route on this origin that is neither a session
 * page nor `/not-found`; anything else is `/` (R19). The path is rebuilt from the route, so nothing foreign survives.
 */
export function safeReturnPath(raw: unknown, origin: string): string {
  if (typeof raw !== 'string' || raw.length > 1024 || !raw.startsWith('/') || raw.startsWith('//')) return '/'
  if (UNSAFE.test(raw)) return '/'
  let url: InstanceType<typeof URL>
  try {
    url = new URL(raw, origin)
  } catch {
    return '/'
  }
  const match = url.origin === origin ? matchRoute(url.pathname) : undefined
  if (!match) return '/'
  const route = routeOf(match.id)
  if (route.area === 'session' || route.id === 'not-found') return '/'
  return fill(route.path, match.params) + url.search
}
