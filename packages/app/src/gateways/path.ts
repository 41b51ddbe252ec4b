import { seg } from '@corrente/domain/wire'

/** Values that go into a path's `{name}` places. */
export type PathParams = Readonly<Record<string, string | number>>

/** How a base spells its paths: `cp` has the slash rules of the charge-point API, the gateways' go out as written. */
export const PATH_RULES = ['cp', 'plain'] as const
export type PathRule = (typeof PATH_RULES)[number]

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

const PLACE = /\{(\w+)\}/g
const LITERAL = /^[\w.~-]+$/

/**
 * Turns a path template of the code into the path that is sent, or null when one of its values is not fit to be sent:
 * missing, empty, `.`, `..` (R20). Every value is percent-encoded, so that it can neither climb nor open a query.
 */
export function fillTemplate(template: string, params: PathParams = {}): string | null {
  const filled: string[] = []
  for (const part of template.split('/')) {
    const name = part.match(/^\{(\w+)\}$/)?.[1]
    if (name === undefined) {
      if (part !== '' && (!LITERAL.test(part) || part === '.' || part === '..')) return null
      filled.push(part)
      continue
    }
    const value = Object.hasOwn(params, name) ? params[name] : undefined
    if (value === undefined || (typeof value === 'number' && !Number.isFinite(value))) return null
    try {
      filled.push(seg(String(value)))
    } catch {
      return null
    }
  }
  return filled.join('/')
}

/**
 * The slash rules of the charge-point API (API-009, API-010, AST-015, AST-016): a GET ends with one slash, PUT, PATCH
 * and DELETE end with `/{id}/`, a POST goes out as written. The id stands in the template, so that "undefined" can
 * never be sent.
 */
export function spell(rule: PathRule, method: Method, path: string): string {
  const bare = path.replace(/^\/+/, '')
  if (rule === 'plain' || method === 'POST') return bare
  return `${bare.replace(/\/+$/, '')}/`
}

/** Names of the places in a template, for tests. */
export const placesOf = (template: string): readonly string[] =>
  [...template.matchAll(PLACE)].map((match) => match[1] ?? '')
