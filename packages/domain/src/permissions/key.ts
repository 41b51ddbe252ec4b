import { matchRoute, routeOf } from '../routing/index.ts'

/** What stands for any parameter in a normalised key. */
const ANY = '{}'
const PARAM = /^(?::.+|\$.+|\{.*\})$/

/**
 * A permission key as it is compared: without case and outer slashes, '-' and '_' equal, every parameter segment
 * (`:id`, `{id}`, `$id`) alike. A path with values (`/stations/edit/12`) is read as its route, so that a permission for
 * `/vouchers/:id` never opens `/vouchers/create`.
 */
export function permissionKey(raw: string): string {
  const text = raw.trim()
  const match = text.startsWith('/') ? matchRoute(text) : undefined
  const path = match ? routeOf(match.id).path : text
  const parts = path.split('/')
  const isNamed = (part: string) => part !== ''
  return parts
    .slice(Math.max(0, parts.findIndex(isNamed)), parts.findLastIndex(isNamed) + 1)
    .map((part) => (PARAM.test(part) ? ANY : part.toLowerCase().replaceAll('-', '_')))
    .join('/')
}
