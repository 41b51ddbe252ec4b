import {
  COLOR_TOKENS,
  SCHEMES,
  type Scheme,
  SHAPE_TOKENS,
  type Skin,
  type TokenName,
} from '../contract/index.ts'
import { familyList, type TokenSet } from '../derive/index.ts'
import { theme } from '../handle.ts'
import { colorValue } from './color.ts'

/** Where an export keeps the seed and overrides that its tokens are solved from, in `$extensions` (a reversed domain). */
export const EXTENSION = 'app.corrente.skin'

const FORMAT = 'https://www.designtokens.org/schemas/2025.10/format.json'
const RESOLVER = 'https://www.designtokens.org/schemas/2025.10/resolver.json'

/** A token of Design Tokens 2025.10. */
export interface TokenNode {
  $type: 'color' | 'dimension' | 'shadow' | 'fontFamily' | 'fontWeight' | 'number' | 'duration'
  $value: unknown
}
/** A group: tokens and groups by name. */
export interface GroupNode {
  [name: string]: TokenNode | GroupNode
}

/** A tenant that is to be written. */
export interface Exported {
  id: string
  skin: Skin
  tokens: TokenSet
}

/** Group and name of a token of the contract: `bg-page` is `bg`, `page`. Joined by a hyphen they are its name again. */
export function pathOf(token: TokenName): [group: string, name: string] {
  const at = token.indexOf('-')
  return [token.slice(0, at), token.slice(at + 1)]
}

const dimension = (css: string): { value: number; unit: string } => {
  const [, value, unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(css) ?? []
  if (value === undefined) throw new Error(`Not a length: ${css}`)
  return { value: Number(value), unit }
}

const shadow = (css: string) =>
  css.split(',').map((layer) => {
    const parts = layer.trim().split(' ')
    const [x = '', y = '', blur = '', spread = '0'] = parts.slice(0, -1)
    return {
      color: colorValue(parts.at(-1) ?? ''),
      offsetX: dimension(x),
      offsetY: dimension(y),
      blur: dimension(blur),
      spread: dimension(spread),
    }
  })

const tokenOf = (name: TokenName, css: string): TokenNode => {
  if (name.startsWith('shadow-')) return { $type: 'shadow', $value: shadow(css) }
  if (name.startsWith('radius-') || name.startsWith('control-'))
    return { $type: 'dimension', $value: dimension(css) }
  return { $type: 'color', $value: colorValue(css) }
}

const grouped = (names: readonly TokenName[], of: (name: TokenName) => TokenNode): GroupNode => {
  const groups: Record<string, Record<string, TokenNode>> = {}
  for (const token of names) {
    const [group, name] = pathOf(token)
    groups[group] = { ...groups[group], [name]: of(token) }
  }
  return groups
}

const PER_SCHEME = [...COLOR_TOKENS, 'shadow-raised', 'shadow-overlay'] as const
const FIXED = SHAPE_TOKENS.filter((name) => !name.startsWith('shadow-'))

/** What is the same for every brand: spaces, type, motion and the widths at which a layout changes. */
export function foundation(): GroupNode {
  const group = (
    $type: TokenNode['$type'],
    values: object,
    of: (value: string | number) => unknown,
  ): GroupNode =>
    Object.fromEntries(
      Object.entries(values as Record<string, string | number>).map(([name, value]) => [
        name,
        { $type, $value: of(value) },
      ]),
    )
  const { family, mono, size, weight, line } = theme.font
  return {
    space: group('dimension', theme.space, (css) => dimension(String(css))),
    font: {
      ...group('fontFamily', { family, mono }, (css) =>
        String(css)
          .split(', ')
          .map((name) => name.replaceAll("'", '')),
      ),
      size: group('dimension', size, (css) => dimension(String(css))),
      weight: group('fontWeight', weight, Number),
      line: group('number', line, Number),
    },
    duration: group('duration', theme.duration, (css) => ({
      value: Number.parseFloat(String(css)),
      unit: 'ms',
    })),
    breakpoint: group('dimension', theme.breakpoint, (value) => ({ value, unit: 'px' })),
  }
}

/** One tenant: its seed, and every token of both schemes under `light` and `dark`. */
function brandDocument({ id, skin, tokens: { light, dark } }: Exported) {
  const { about, $schema: _, ...seed } = skin
  const colors = { brand: skin.color.brand, ...(skin.color.accent && { accent: skin.color.accent }) }
  return {
    $schema: FORMAT,
    $description: about,
    $extensions: { [EXTENSION]: { tenant: id, skin: { about, ...seed } } },
    seed: Object.fromEntries(
      Object.entries(colors).map(([name, hex]) => [
        name,
        { $type: 'color', $value: colorValue(hex.toLowerCase()) },
      ]),
    ),
    // In the place of the one that all share.
    ...(skin.typeface && { font: { family: { $type: 'fontFamily', $value: familyList(skin.typeface) } } }),
    ...grouped(FIXED, (name) => tokenOf(name, light[name])),
    light: grouped(PER_SCHEME, (name) => tokenOf(name, light[name])),
    dark: grouped(PER_SCHEME, (name) => tokenOf(name, dark[name])),
  }
}

/** A scheme: each name stands for the brand's token of that scheme. */
const schemeDocument = (scheme: Scheme) => ({
  $schema: FORMAT,
  ...grouped(PER_SCHEME, (name) => ({
    $type: name.startsWith('shadow-') ? 'shadow' : 'color',
    $value: `{${[scheme, ...pathOf(name)].join('.')}}`,
  })),
})

/** Puts the parts together: the foundation, a brand (a modifier where there are several), a scheme. */
function resolverDocument(ids: readonly string[]) {
  const file = (name: string) => [{ $ref: `${name}.tokens.json` }]
  const [first = '', ...others] = ids
  const contexts = (names: readonly string[], folder = '') =>
    Object.fromEntries(names.map((name) => [name, file(folder + name)]))
  const isOne = others.length === 0
  return {
    $schema: RESOLVER,
    version: '2025.10',
    sets: {
      foundation: { sources: file('shared/foundation') },
      ...(isOne && { brand: { sources: file(first) } }),
    },
    modifiers: {
      ...(!isOne && { brand: { contexts: contexts(ids), default: first } }),
      scheme: { contexts: contexts(SCHEMES, 'shared/'), default: SCHEMES[0] },
    },
    resolutionOrder: [
      { $ref: '#/sets/foundation' },
      { $ref: isOne ? '#/sets/brand' : '#/modifiers/brand' },
      { $ref: '#/modifiers/scheme' },
    ],
  }
}

/**
 * Writes tenants as Design Tokens 2025.10: a file for each, one for each scheme, one for what all share, and a resolver
 * that puts them together. Texts by file name (what all share is under `shared/`), JSON with a line break at the end.
 */
export function tokenFiles(tenants: readonly Exported[]): ReadonlyMap<string, string> {
  const ids = tenants.map(({ id }) => id)
  const documents: [string, object][] = [
    ...tenants.map((one): [string, object] => [`${one.id}.tokens.json`, brandDocument(one)]),
    ...SCHEMES.map((scheme): [string, object] => [`shared/${scheme}.tokens.json`, schemeDocument(scheme)]),
    ['shared/foundation.tokens.json', { $schema: FORMAT, ...foundation() }],
    [`${ids.length === 1 ? ids[0] : 'brands'}.resolver.json`, resolverDocument(ids)],
  ]
  return new Map(documents.map(([name, value]) => [name, `${JSON.stringify(value, null, 2)}\n`]))
}
