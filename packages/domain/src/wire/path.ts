import { seg } from './guards.ts'

/** Methods of the charge-point API. */
export type CpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

const ROOT_SLASHES = /^\/+/
const LONE_SURROGATES = /\p{Cs}/gu
const END_SLASHES = /\/+$/

/**
 * The path of a charge-point call, without the base (API-009, API-010):
 * GET ends with one `/` before `?`; PUT, PATCH and DELETE end with `/{id}/`; POST goes as written.
 * Without an id nothing is appended, and never the word "undefined". A leading slash is dropped.
 * @throws RangeError when the id cannot be a path segment.
 */
export function cpPath(method: CpMethod, path: string, id?: string | number | null): string {
  const mark = path.indexOf('?')
  const query = mark < 0 ? '' : path.slice(mark)
  const stem = (mark < 0 ? path : path.slice(0, mark)).replace(ROOT_SLASHES, '')
  if (method === 'POST') return stem + query
  const bare = stem.replace(END_SLASHES, '')
  if (method === 'GET') return `${bare}/${query}`
  return isId(id) ? `${bare}/${seg(id)}/${query}` : bare + query
}

function isId(id: string | number | null | undefined): id is string | number {
  if (typeof id === 'number') return Number.isFinite(id)
  return typeof id === 'string' && id !== '' && id !== 'undefined' && id !== 'null'
}

/** A value of a query: booleans go as `true`/`false`, a list is comma-joined, undefined and null are left out. */
export type QueryValue = string | number | boolean | null | undefined | readonly (string | number)[]

/** The query text with its `?`, percent-encoded, in the order given; empty when no parameter has a value. */
export function queryText(parameters: Readonly<Record<string, QueryValue>>): string {
  const pairs: string[] = []
  for (const [name, value] of Object.entries(parameters)) {
    const text = Array.isArray(value) ? value.join(',') : queryValueText(value)
    if (text !== '')
      pairs.push(`${encodeURIComponent(name)}=${encodeURIComponent(text.replace(LONE_SURROGATES, '\uFFFD'))}`)
  }
  return pairs.length === 0 ? '' : `?${pairs.join('&')}`
}

function queryValueText(value: QueryValue): string {
  if (value === null || value === undefined) return ''
  if (typeof value === 'number' && !Number.isFinite(value)) return ''
  return String(value)
}
