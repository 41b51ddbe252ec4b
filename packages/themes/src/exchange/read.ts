import { SCHEMES, type Scheme, type Skin, skinSchema, tenantIdSchema } from '../contract/index.ts'
import { flatten, isObject, type Json, own, type RawTokens } from './flatten.ts'
import { plain, some, TokenFault } from './words.ts'
import { EXTENSION } from './write.ts'

/** Tokens that hold together; `scheme` is missing where the file names none. */
export interface Context {
  scheme?: Scheme
  tokens: RawTokens
}

/** What a token file says. */
export interface TokenSource {
  contexts: readonly Context[]
  /** The seed and overrides that our own export carries. */
  skin?: Skin
  /** Whose they are. */
  tenant?: string
  /** What was chosen on the way, each in a sentence. */
  notes: readonly string[]
}

/** How a file is read. */
export interface Reading {
  /** The tenant that the file is read for: where a file holds several brands, the one of this name. */
  tenant?: string | undefined
  /** Gives the parsed text of a file that a resolver names; throws a `TokenFault` on one that may not be read. */
  load: (reference: string) => unknown
}

const SCHEME_WORDS: Readonly<Record<Scheme, RegExp>> = {
  light: /(^|[^a-z])(light|day)([^a-z]|$)/i,
  dark: /(^|[^a-z])(dark|night)([^a-z]|$)/i,
}
/** The scheme that a name speaks of: `Light`, `theme/dark`, `mode-night`. */
export const schemeOf = (name: string): Scheme | undefined =>
  SCHEMES.find((scheme) => SCHEME_WORDS[scheme].test(name))

/** Whether names mean the two schemes. */
const isSchemes = (names: readonly string[]): boolean =>
  SCHEMES.every((scheme) => names.some((name) => schemeOf(name) === scheme))

/** Of the contexts of something that is no scheme: the tenant's own, else the default, else the first. */
function chosen(
  what: string,
  names: readonly string[],
  reading: Reading,
  usual: unknown,
  notes: string[],
): string {
  const tenants = names.find((name) => name.toLowerCase() === reading.tenant)
  const name = tenants ?? names.find((one) => one === usual) ?? names[0] ?? ''
  if (tenants === undefined && names.length > 1)
    notes.push(`Of ${plain(what)} (${some(names)}) this is read: ${plain(name)}.`)
  return name
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const MOST_SOURCES = 500

/** A resolver: sets and modifiers, put together for each scheme in the order that it says. */
function readResolver(
  root: Json,
  reading: Reading,
): { contexts: Context[]; notes: string[]; documents: Json[] } {
  const notes: string[] = []
  const documents: Json[] = []
  const sourcesOf = (list: unknown, tokens: RawTokens, depth = 0): void => {
    // A set may be named again and again.
    if (documents.length > MOST_SOURCES)
      throw new TokenFault(`The resolver reads more than ${MOST_SOURCES} sources.`)
    if (depth > 8) throw new TokenFault('The sets of the resolver refer to each other in a circle.')
    for (const source of listOf(list)) {
      if (!isObject(source))
        throw new TokenFault('A source of the resolver is neither tokens nor a reference.')
      const reference = own(source, '$ref')
      if (typeof reference !== 'string') {
        documents.push(source)
        flatten(source, tokens)
      } else if (reference.startsWith('#/')) sourcesOf(own(at(reference), 'sources'), tokens, depth + 1)
      else {
        const document = reading.load(reference)
        if (!isObject(document)) throw new TokenFault(`${plain(reference)} holds no tokens.`)
        documents.push(document)
        flatten(document, tokens)
      }
    }
  }
  const at = (reference: string): Json => {
    let node: unknown = root
    for (const name of reference.slice(2).split('/')) node = isObject(node) ? own(node, name) : undefined
    if (!isObject(node))
      throw new TokenFault(`The resolver refers to ${plain(reference)}, which is not there.`)
    return node
  }
  const order = listOf(own(root, 'resolutionOrder')).map((item): [string, Json] => {
    if (!isObject(item)) throw new TokenFault('resolutionOrder holds what is no set and no modifier.')
    const reference = own(item, '$ref')
    return typeof reference === 'string'
      ? [reference.split('/').at(-1) ?? '', at(reference)]
      : [String(own(item, 'name')), item]
  })
  const modifiers = order.flatMap(([name, item]) => {
    const contexts = own(item, 'contexts')
    return isObject(contexts) ? [{ name, item, names: Object.keys(contexts) }] : []
  })
  const schemes = modifiers.find(({ names }) => isSchemes(names))
  const picks = new Map(
    modifiers
      .filter((one) => one !== schemes)
      .map(({ name, item, names }) => [item, chosen(name, names, reading, own(item, 'default'), notes)]),
  )
  const read = (scheme?: Scheme): RawTokens => {
    const tokens: RawTokens = new Map()
    for (const [, item] of order) {
      const contexts = own(item, 'contexts')
      if (!isObject(contexts)) sourcesOf(own(item, 'sources'), tokens)
      else {
        const name =
          item === schemes?.item ? schemes.names.find((one) => schemeOf(one) === scheme) : picks.get(item)
        sourcesOf(own(contexts, name ?? ''), tokens)
      }
    }
    return tokens
  }
  const contexts = schemes
    ? SCHEMES.map((scheme) => ({ scheme, tokens: read(scheme) }))
    : [{ tokens: read() }]
  return { contexts, notes, documents }
}

/** Tokens Studio, and Penpot, which writes the same: sets of tokens, and themes that say which of them are on. */
function readSets(root: Json, reading: Reading): { contexts: Context[]; notes: string[] } {
  const notes: string[] = []
  const metadata = own(root, '$metadata')
  const order = listOf(isObject(metadata) ? own(metadata, 'tokenSetOrder') : undefined).map(String)
  const sets = [...new Set([...order, ...Object.keys(root)])].filter(
    (name) => !name.startsWith('$') && isObject(own(root, name)),
  )
  const themes = listOf(own(root, '$themes')).flatMap((theme) => {
    const on = isObject(theme) ? own(theme, 'selectedTokenSets') : undefined
    if (!isObject(theme) || !isObject(on)) return []
    const names = Object.keys(on).filter((name) => on[name] === 'enabled' || on[name] === 'source')
    return [{ name: String(own(theme, 'name')), group: String(own(theme, 'group') ?? ''), names }]
  })
  const groups = Map.groupBy(themes, ({ group }) => group)
  const schemes = [...groups.values()].find((list) => isSchemes(list.map(({ name }) => name)))
  const others = [...groups].flatMap(([group, list]) => {
    if (list === schemes) return []
    const name = chosen(
      group || 'the themes',
      list.map((one) => one.name),
      reading,
      undefined,
      notes,
    )
    return list.filter((one) => one.name === name)
  })
  const merged = (isOn: (name: string) => boolean): RawTokens => {
    const tokens: RawTokens = new Map()
    for (const name of sets) if (isOn(name)) flatten(root[name] as Json, tokens) // filtered above
    return tokens
  }
  const isByName = !schemes && isSchemes(sets)
  if (!schemes && !isByName)
    return {
      contexts: [
        { tokens: merged((name) => others.length === 0 || others.some(({ names }) => names.includes(name))) },
      ],
      notes,
    }
  return {
    contexts: SCHEMES.map((scheme) => {
      const on = [...others, ...(schemes ?? []).filter(({ name }) => schemeOf(name) === scheme).slice(0, 1)]
      return {
        scheme,
        tokens: merged((name) =>
          isByName ? (schemeOf(name) ?? scheme) === scheme : on.some(({ names }) => names.includes(name)),
        ),
      }
    }),
    notes,
  }
}

/** What our own export carries; a note where it is there and is not ours. */
function ownOf(documents: readonly Json[]): Pick<TokenSource, 'skin' | 'tenant'> & { notes: string[] } {
  for (const document of documents) {
    const extensions = own(document, '$extensions')
    const carried = isObject(extensions) ? own(extensions, EXTENSION) : undefined
    if (carried === undefined) continue
    const skin = skinSchema.safeParse(isObject(carried) ? own(carried, 'skin') : undefined)
    const tenant = tenantIdSchema.safeParse(isObject(carried) ? own(carried, 'tenant') : undefined)
    if (!skin.success)
      return {
        notes: [`What stands in $extensions under ${EXTENSION} is no skin: the tokens alone are read.`],
      }
    return { skin: skin.data, notes: [], ...(tenant.success && { tenant: tenant.data }) }
  }
  return { notes: [] }
}

/**
 * Reads a token file: Design Tokens 2025.10 (a file or a resolver), Tokens Studio, Penpot. Throws a `TokenFault` on what is
 * none of them.
 */
export function readTokens(root: unknown, reading: Reading): TokenSource {
  if (!isObject(root))
    throw new TokenFault('The file is a list or a single value: a token file is an object.')
  if (own(root, 'resolutionOrder') !== undefined) {
    const { documents, ...resolver } = readResolver(root, reading)
    const ours = ownOf(documents)
    return { ...resolver, ...ours, notes: [...resolver.notes, ...ours.notes] }
  }
  const isSets = own(root, '$themes') !== undefined || own(root, '$metadata') !== undefined
  const ours = ownOf([root])
  const { contexts, notes } = isSets
    ? readSets(root, reading)
    : { contexts: [{ tokens: flatten(root) }], notes: [] }
  if (contexts.every(({ tokens }) => tokens.size === 0))
    throw new TokenFault('The file holds no token: nothing in it has a $value (or a value and a type).')
  return { contexts, ...ours, notes: [...notes, ...ours.notes] }
}
