import { withoutEnd } from '@corrente/domain/text'
import { seg } from '@corrente/domain/wire'

/** Values that go into a path's `{name}` places. */
export type PathParams = Readonly<Record<string, string | number>>

/**
 * How a base writes its paths: `cp` follows the slash rules of the charge-point API, those of the gateways are sent as
 * written.
 */
export const PATH_RULES = ['cp', 'plain'] as const
export type PathRule = (typeof PATH_RULES)[number]

export const METHODS = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
export type Method = (typeof METHODS)[number]

const LITERAL = /^[\w.~-]+$/

/**
 * Turns a path template of the code into the path that is sent, or null when one of its values must not be sent:
 * missing, empty, `.`, `..` (R20). Every value is percent-encoded, so that it can neither leave its segment nor begin a
 * query.
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
 * The slash rules of the charge-point API (API-009, API-010, AST-015, AST-016): a GET ends with one slash; PUT, PATCH
 * and DELETE end with `/{id}/`, and have no suffix without an id; a POST is sent as written. What stands behind the id
 * (`dynamic-pricing/{uuid}/detail/`, DPR-041) ends with a slash too. The id is part of the template, so that the text
 * "undefined" can never be sent.
 * @param hasPlace - whether the template has a `{place}`
 */
export function spell(rule: PathRule, method: Method, path: string, hasPlace: boolean): string {
  const bare = path.replace(/^\/+/, '')
  if (rule === 'plain' || method === 'POST') return bare
  const stem = withoutEnd(bare, '/')
  return method === 'GET' || hasPlace ? `${stem}/` : stem
}

/** Whether a template has a place for an id. */
export const hasPlace = (template: string): boolean => /\{\w+\}/.test(template)
