import { matchRoute, routeOf } from '../routing/index.ts'

/** What stands for any parameter in a normalised key. */
const ANY = '{}'
const PARAM = /^(?::.+|\$.+|\{.*\})$/
const EDGE_SLASHES = /^\/+|\/+$/g

/**
 * A permission key as it is compared: without case and outer slashes, '-' and '_' equal, every parameter segment
 * (`:id`, `{id}`, `$id`) alike. A path with values (`/stations/edit/12`) is read as its route, so that a permission for
 * `/vouchers/:id` never opens `/vouchers/create`.
 */
export function permissionKey(raw: string): string {
  const text = raw.trim()
  const match = text.startsWith('/') ? matchRoute(text) : undefined
  const path = match && Object.keys(match.params).length > 0 ? routeOf(match.id).path : text
  return path
    .replace(EDGE_SLASHES, '')
    .split('/')
    .map((part) => (PARAM.test(part) ? ANY : part.toLowerCase().replaceAll('-', '_')))
    .join('/')
}
