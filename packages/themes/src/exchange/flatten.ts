import { plain, TokenFault } from './words.ts'

/** A token as its file has it, before references are followed. */
export interface RawToken {
  type: string | undefined
  value: unknown
  /** Tokens Studio changes the value by this before it shows it (lighten, mix, …). */
  isModified: boolean
}

/** Tokens by their path, names joined by dots. A map: a token may be called `__proto__`. */
export type RawTokens = Map<string, RawToken>

/** What a reader of files goes down to, and no further. */
const MOST_DEEP = 32
const MOST_TOKENS = 20_000

export type Json = Readonly<Record<string, unknown>>
export const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
/** A member of its own; never one that every object has. */
export const own = (node: Json, name: string): unknown => (Object.hasOwn(node, name) ? node[name] : undefined)
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined)

/** `{a.b}`, `#/a/b` and `#/a/b/$value` as names (a group's own token has the group's); undefined for what is no reference. */
export function namesOf(reference: unknown): string[] | undefined {
  if (typeof reference !== 'string') return undefined
  const [, braced] = /^\{([^{}]+)\}$/.exec(reference.trim()) ?? []
  if (braced !== undefined)
    return braced
      .trim()
      .split('.')
      .filter((name) => name !== '$root')
  if (!reference.startsWith('#/')) return undefined
  const names = reference
    .slice(2)
    .split('/')
    .map((name) => decoded(name).replaceAll('~1', '/').replaceAll('~0', '~'))
  return names.filter((name, at) => name !== '$root' && !(name === '$value' && at === names.length - 1))
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name)
  } catch {
    return name
  }
}

const studioModifier = (node: Json): boolean => {
  const extensions = own(node, '$extensions')
  const studio = isObject(extensions) ? own(extensions, 'studio.tokens') : undefined
  return isObject(studio) && own(studio, 'modify') !== undefined
}

/** A token: `$value` (or `$ref`) of the standard, or the `value` and `type` of Tokens Studio before it. */
function tokenAt(node: Json, inherited: string | undefined): RawToken | undefined {
  const type = textOf(own(node, '$type')) ?? inherited
  if (Object.hasOwn(node, '$value')) return { type, value: node.$value, isModified: studioModifier(node) }
  if (typeof own(node, '$ref') === 'string') return { type, value: node.$ref, isModified: false }
  const legacy = textOf(own(node, 'type'))
  if (legacy === undefined || !Object.hasOwn(node, 'value')) return undefined
  return { type: legacy, value: node.value, isModified: studioModifier(node) }
}

function groupAt(root: Json, names: readonly string[]): Json {
  let node: unknown = root
  for (const name of names) node = isObject(node) ? own(node, name) : undefined
  if (!isObject(node))
    throw new TokenFault(`$extends refers to ${plain(names.join('.'))}, which is no group.`)
  return node
}

/**
 * Adds all tokens of a document; a later one takes the place of an earlier one with the same path. Throws a `TokenFault` on
 * what is too deep, too much, or extends itself.
 */
export function flatten(root: Json, into: RawTokens = new Map()): RawTokens {
  const walk = (
    node: Json,
    path: readonly string[],
    inherited: string | undefined,
    extended: readonly Json[],
  ): void => {
    if (path.length > MOST_DEEP)
      throw new TokenFault(`Groups stand in each other more than ${MOST_DEEP} deep.`)
    const token = tokenAt(node, inherited)
    if (token) {
      into.set(path.join('.'), token)
      if (into.size > MOST_TOKENS) throw new TokenFault(`There are more than ${MOST_TOKENS} tokens.`)
      return
    }
    const type = textOf(own(node, '$type')) ?? inherited
    const base = namesOf(own(node, '$extends'))
    if (base) {
      const group = groupAt(root, base)
      if (extended.includes(group) || extended.length >= MOST_DEEP)
        throw new TokenFault(`$extends of ${plain(path.join('.'))} comes back to itself.`)
      walk(group, path, type, [...extended, group])
    }
    for (const [name, child] of Object.entries(node)) {
      if (!isObject(child)) continue
      // The token of a group itself has the group's name.
      if (name === '$root') walk(child, path, type, extended)
      else if (!name.startsWith('$')) walk(child, [...path, name], type, extended)
    }
  }
  walk(root, [], undefined, [])
  return into
}

/** A token with its references followed: a value, or why there is none. */
export type ResolvedToken = { type: string | undefined } & ({ value: unknown } | { why: string })

const MOST_STEPS = 64

/** Follows a token's references. What cannot be followed says so; the other tokens are none the worse for it. */
export function resolve(path: string, tokens: RawTokens): ResolvedToken {
  const seen = new Set<string>()
  let at = path
  let type: string | undefined
  // Where a file has sets and no themes, references leave the set's name out.
  const [set = ''] = path.split('.', 1)
  for (;;) {
    if (!tokens.has(at) && tokens.has(`${set}.${at}`)) at = `${set}.${at}`
    const token = tokens.get(at)
    if (!token) return { type, why: `a reference to ${plain(at)}, which is not there` }
    type ??= token.type
    if (token.isModified)
      return { type, why: 'changed by a modifier of Tokens Studio; write the colour itself' }
    const next = namesOf(token.value)?.join('.')
    if (next === undefined) return { type, value: token.value }
    if (seen.has(next) || next === path) return { type, why: 'a reference that comes back to itself' }
    if (seen.size >= MOST_STEPS) return { type, why: `a reference of more than ${MOST_STEPS} steps` }
    seen.add(next)
    at = next
  }
}
