import { type ParamName, ROUTES, type Route, type RouteEntry, type RouteId } from './routes.ts'

/** What the `weekday` parameter may say, in lower case only: a day (RTE-044), or `exception` (RTE-024). */
const WEEKDAY_SEGMENTS: ReadonlySet<string> = new Set([
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
  'exception',
])

/** The route that a path leads to, with its parameters decoded. */
export interface RouteMatch {
  readonly id: RouteId
  readonly params: Readonly<Partial<Record<ParamName, string>>>
}

interface Pattern {
  readonly route: Route
  readonly segments: readonly string[]
}

// Literal segments win over parameters (RTE-029), so the pattern with the earlier literal is tried first.
const patterns: readonly Pattern[] = ROUTES.map((route) => ({
  route,
  segments: segmentsOf(route.path),
})).sort((a, b) => (literalMask(a.segments) < literalMask(b.segments) ? -1 : 1))
const byLength = Map.groupBy(patterns, (pattern) => pattern.segments.length)

/**
 * The route of a pathname (no query, no origin); a slash at the end is forgiven. Undefined for an unknown path, for a
 * segment that cannot be decoded, for a weekday that is none and for an id that is no key of a record (RTE-024, RTE-037):
 * no page asks for `1e3` or `NaN`. Never throws.
 */
export function matchRoute(pathname: string): RouteMatch | undefined {
  if (!pathname.startsWith('/') || pathname.length > 2048) return undefined
  const segments = segmentsOf(pathname)
  // A slash at the end leaves an empty segment; `//` stays what it is, unknown.
  if (segments.length > 1 && segments.at(-1) === '') segments.pop()
  if (segments.length === 1 && segments[0] === '') return undefined
  for (const pattern of byLength.get(segments.length) ?? []) {
    const params = paramsOf(pattern.segments, segments)
    if (params) return { id: pattern.route.id, params }
  }
  return undefined
}

/** The HTML page that serves a path; an unknown path is the public one's, where `/not-found` is. */
export function entryOf(pathname: string): RouteEntry {
  return matchedRoute(pathname)?.entry ?? 'public'
}

/** The pattern of an address, query and all, `/user/$id`; `/not-found` for one that the product does not have. */
export const patternOf = (address: string): string =>
  matchedRoute(address.replace(/[?#].*/s, ''))?.path ?? '/not-found'

function matchedRoute(pathname: string): Route | undefined {
  const match = matchRoute(pathname)
  return match && ROUTES.find((route) => route.id === match.id)
}

function segmentsOf(path: string): string[] {
  return path === '/' ? [] : path.slice(1).split('/')
}

function literalMask(segments: readonly string[]): string {
  return segments.map((segment) => (segment.startsWith('$') ? '1' : '0')).join('')
}

function paramsOf(pattern: readonly string[], segments: readonly string[]): RouteMatch['params'] | undefined {
  const params: Partial<Record<string, string>> = {}
  for (const [index, part] of pattern.entries()) {
    const segment = segments[index] ?? ''
    if (!part.startsWith('$')) {
      if (part !== segment) return undefined
      continue
    }
    const name = part.slice(1)
    const value = decoded(segment)
    if (value === undefined || (name === 'weekday' && !WEEKDAY_SEGMENTS.has(value))) return undefined
    if (name === 'id' && !isKeySegment(value)) return undefined
    params[name] = value
  }
  return params
}

/** Whether a segment is a record's key as pages write it: a whole number above 0, in digits. */
const isKeySegment = (segment: string): boolean =>
  /^[1-9]\d*$/.test(segment) && Number.isSafeInteger(Number(segment))

function decoded(segment: string): string | undefined {
  try {
    const text = decodeURIComponent(segment)
    return text === '' || text === '.' || text === '..' ? undefined : text
  } catch {
    return undefined
  }
}
