import { COLOR_TOKENS, type ColorToken, SCHEMES, type Scheme } from '../contract/index.ts'
import { type ReadColor, readColor } from './color.ts'
import { flatten, type RawTokens, resolve } from './flatten.ts'
import { schemeOf, type TokenSource } from './read.ts'
import { plain } from './words.ts'
import { foundation } from './write.ts'

/** A token of the file that means something to a skin. */
interface Found {
  path: string
  /** Its name as the contract would write it: `color.bg.page` is `bg-page`. */
  name: string
  /** The scheme that its path or its context names. */
  scheme: Scheme | undefined
}
export type FoundColor = Found & ReadColor
/** A length in CSS pixels. */
export type FoundLength = Found & { px: number }

/** A family of letters, the wanted first where there are several. */
export type FoundFamily = Found & { family: string }

/** The tokens of a file by what they are, and why the rest is nothing to a skin. */
export interface Sorted {
  colors: readonly FoundColor[]
  lengths: readonly FoundLength[]
  families: readonly FoundFamily[]
  /** Paths by the reason why they are left. */
  left: Map<string, Set<string>>
}

/** Notes why a token is nothing to a skin. */
export const leave = ({ left }: Pick<Sorted, 'left'>, path: string, why: string): void => {
  left.set(why, (left.get(why) ?? new Set()).add(path))
}

/** Names that say where a token stands, and not what it is. */
const GENERIC =
  /^(colou?rs?|palette|themes?|schemes?|modes?|tokens?|semantic|alias|tone|sys|system|ref|global|core|light|dark|day|night)$/
const hyphened = (name: string): string =>
  name
    .replaceAll(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, '-')
    .replaceAll(/^-|-$/g, '')
    .toLowerCase()

function nameOf(path: string): { name: string; scheme: Scheme | undefined } {
  const words = path.split('.').flatMap((part) => hyphened(part).split('/'))
  const first = words.findIndex((word) => !GENERIC.test(word))
  const scheme = words
    .slice(0, first === -1 ? words.length : first)
    .map(schemeOf)
    .find((one) => one)
  return { name: (first === -1 ? words.slice(-1) : words.slice(first)).join('-'), scheme }
}

const pixels = (value: unknown): number | undefined => {
  if (typeof value === 'number') return value
  if (typeof value === 'string') {
    const [, number, unit] = /^(\d+(?:\.\d+)?)(px|rem)?$/.exec(value.trim()) ?? []
    return number === undefined ? undefined : Number(number) * (unit === 'rem' ? 16 : 1)
  }
  if (typeof value !== 'object' || value === null) return undefined
  const { value: number, unit } = value as { value?: unknown; unit?: unknown }
  return typeof number === 'number' ? number * (unit === 'rem' ? 16 : 1) : undefined
}

/** Types under which a length comes: of the standard, then of Tokens Studio and Penpot. */
const LENGTHS = new Set(['dimension', 'borderRadius', 'sizing', 'spacing', 'number'])

/** Types under which a family comes: of the standard, then of Tokens Studio and Penpot. */
const FAMILIES = new Set(['fontFamily', 'fontFamilies'])

/** The first of a list, written as one or with commas. */
const familyOf = (value: unknown): string | undefined => {
  const first: unknown = Array.isArray(value) ? value[0] : value
  return typeof first === 'string' ? first.split(',')[0]?.replaceAll(/["']/g, '').trim() : undefined
}

export const isColorToken = (name: string): name is ColorToken => COLOR_TOKENS.some((token) => token === name)

/** What every export says of every brand; to read it again is nothing to tell. */
const shared = (): RawTokens => flatten(foundation())

/** Sorts the tokens of all contexts; one that stands in both with the same value stands once. */
export function sortTokens({ contexts }: TokenSource): Sorted {
  const colors = new Map<string, FoundColor>()
  const lengths = new Map<string, FoundLength>()
  const families = new Map<string, FoundFamily>()
  const left: Sorted['left'] = new Map()
  const foundations = shared()
  for (const context of contexts)
    for (const path of context.tokens.keys()) {
      const same = foundations.get(path)
      const token = resolve(path, context.tokens)
      if ('why' in token) {
        leave({ left }, path, token.why)
        continue
      }
      if (same && JSON.stringify(same.value) === JSON.stringify(token.value)) continue
      const own = nameOf(path)
      const found = { path, name: own.name, scheme: own.scheme ?? context.scheme }
      const key = `${found.scheme ?? ''} ${path}`
      const color = token.type === 'color' || token.type === undefined ? readColor(token.value) : undefined
      const px = LENGTHS.has(token.type ?? '') ? pixels(token.value) : undefined
      const family = FAMILIES.has(token.type ?? '') ? familyOf(token.value) : undefined
      if (color) colors.set(key, { ...found, ...color })
      else if (px !== undefined) lengths.set(key, { ...found, px })
      else if (family !== undefined) families.set(key, { ...found, family })
      else leave({ left }, path, whyNot(token.type))
    }
  return {
    colors: [...colors.values()],
    lengths: [...lengths.values()],
    families: [...families.values()],
    left,
  }
}

function whyNot(type: string | undefined): string {
  if (type === 'color') return 'no colour that can be read'
  if (type === undefined) return 'no type'
  return `of type ${plain(type)}; a skin holds colours, corners, density and a typeface, the rest is the same for every brand`
}

/** The schemes that a colour is meant for. Where the file names none at all it is the one that was asked for. */
export const schemesFor = ({ scheme }: Found, all: readonly Found[], asked: Scheme): readonly Scheme[] =>
  scheme ? [scheme] : all.some((one) => one.scheme) ? SCHEMES : [asked]
