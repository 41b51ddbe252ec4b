import { TYPEFACES, type Typeface } from '../contract/skin.ts'

interface Family {
  /** As designers and type foundries write it. */
  name: string
  generic: 'sans-serif' | 'serif'
  /** The lightest and the boldest of the file. */
  weights: string
  /** What stands in until the file is there: a font that systems have, as wide and as high as the family. */
  standIn: { fonts: readonly string[]; size: number; ascent: number; descent: number }
}

const ARIAL = ['Arial', 'Liberation Sans', 'Helvetica']
const TIMES = ['Times New Roman', 'Liberation Serif', 'Times']

/**
 * Percentages of the stand-in. `size` is the family's mean width over that of the stand-in, letters weighed by how often
 * Portuguese has them; `ascent` and `descent` are those of the family's `hhea` table over its em and over `size`.
 */
const FAMILIES: Readonly<Record<Typeface, Family>> = {
  figtree: {
    name: 'Figtree',
    generic: 'sans-serif',
    weights: '300 900',
    standIn: { fonts: ARIAL, size: 99.87, ascent: 95.12, descent: 25.03 },
  },
  'nunito-sans': {
    name: 'Nunito Sans',
    generic: 'sans-serif',
    weights: '200 1000',
    standIn: { fonts: ARIAL, size: 99.96, ascent: 101.14, descent: 35.31 },
  },
  'source-serif-4': {
    name: 'Source Serif 4',
    generic: 'serif',
    weights: '200 900',
    standIn: { fonts: TIMES, size: 119.28, ascent: 86.85, descent: 28.09 },
  },
}

/** The families of a typeface, the wanted first, as a token file lists them. */
export function familyList(typeface: Typeface): readonly string[] {
  const { name, generic } = FAMILIES[typeface]
  return generic === 'serif' ? [name, 'serif'] : [name, 'system-ui', 'sans-serif']
}

/** The typeface of a family, by the name that a token file has for it; undefined for any other. */
export function typefaceOf(family: string): Typeface | undefined {
  const plain = family.trim().replace(/ variable$/i, '')
  return TYPEFACES.find((one) => FAMILIES[one].name.toLowerCase() === plain.toLowerCase())
}

/** What style sheets call a typeface and its stand-in. Storybook has a "Nunito Sans" of its own. */
const cssNames = (typeface: Typeface): readonly [name: string, standIn: string] => {
  const { name } = FAMILIES[typeface]
  return [`${name} Variable`, `${name} Stand-in`]
}

/** Those of all typefaces. */
export const TYPEFACE_NAMES: readonly string[] = TYPEFACES.flatMap(cssNames)

/** The value of `font-family`. */
export function familyCss(typeface: Typeface): string {
  const [, ...others] = familyList(typeface)
  return [...cssNames(typeface).map((name) => `"${name}"`), ...others].join(',')
}

/** The rules that make a typeface known to a page. @param address - of its file, from the sheet */
export function faceCss(typeface: Typeface, address: string): string {
  const { weights, standIn } = FAMILIES[typeface]
  const [name, standInName] = cssNames(typeface)
  const local = standIn.fonts.map((font) => `local("${font}")`).join(',')
  return [
    `@font-face{font-family:"${name}";src:url("${address}") format("woff2");font-weight:${weights};font-display:swap}\n`,
    `@font-face{font-family:"${standInName}";src:${local};size-adjust:${standIn.size}%;`,
    `ascent-override:${standIn.ascent}%;descent-override:${standIn.descent}%;line-gap-override:0%}\n`,
  ].join('')
}
