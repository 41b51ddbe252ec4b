import { SCHEMES, type Skin } from '@corrente/themes/contract'
import { colorDistance, contrastOf, deriveTokens, swatchOf } from '@corrente/themes/derive'
import { cleanSvg, type SvgElement, SvgFault, writeSvg } from './cleanSvg.ts'

/** A logo that was given: its text with the three variables, and what was done to it, in words. */
export interface GivenLogo {
  svg: string
  notes: readonly string[]
}

/** Nearer than this (OKLab) a colour of the image is meant to be the brand's. */
const SAME = 0.08
/** Below this chroma a colour is black, white or gray: the word's. */
const GRAY = 0.035

const NAMED: Record<string, string> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  gray: '#808080',
  grey: '#808080',
}

/** `#rgb`, `#rrggbb`, `rgb(…)` or a common name as `#rrggbb`; undefined for anything else. */
function hexOf(color: string): string | undefined {
  const text = color.toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(text)) return text
  const [, r, g, b] = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text) ?? []
  if (r && g && b) return `#${r}${r}${g}${g}${b}${b}`
  const parts = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(text)?.slice(1).map(Number)
  if (parts?.every((part) => part <= 255))
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  return NAMED[text]
}

const VARIABLES = ['currentColor', 'var(--mark)', 'var(--accent)'] as const

/** Which of the three a colour stands for; undefined when it is a colour of its own. */
function variableOf(color: string, skin: Skin): string | undefined {
  if (color === 'none' || VARIABLES.some((variable) => variable === color)) return color
  const hex = hexOf(color)
  if (hex === undefined)
    throw new SvgFault(`The logo's colour "${color}" is not understood: write it #rrggbb.`)
  if (colorDistance(hex, skin.color.brand) < SAME) return 'var(--mark)'
  if (skin.color.accent !== undefined && colorDistance(hex, skin.color.accent) < SAME) return 'var(--accent)'
  return swatchOf(hex).lch.c < GRAY ? 'currentColor' : undefined
}

/** Where a colour of the logo's own cannot be seen: on chrome and on surfaces, in both schemes. */
function unseenOn(hex: string, skin: Skin): string[] {
  return SCHEMES.flatMap((scheme) => {
    const tokens = deriveTokens(skin, scheme)
    return (['chrome-bg', 'bg-surface'] as const).flatMap((ground) => {
      const found = contrastOf(hex, tokens[ground])
      return found < 3 ? [`${ground} ${scheme} (${found.toFixed(1)}:1)`] : []
    })
  })
}

/**
 * Cleans a logo and lets it take the tenant's colours: what is the brand's becomes `var(--mark)`, what is the accent's
 * `var(--accent)`, black, white and gray the word's `currentColor`. A colour of its own stays where it can be seen on
 * every ground (3:1). Throws an `SvgFault` where it cannot, and on what is no clean drawing.
 */
export function readLogo(source: string, name: string, skin: Skin): GivenLogo {
  const { root, removed } = cleanSvg(source)
  const notes = removed.length === 0 ? [] : [`logo: taken out ${removed.join(', ')}`]
  const seen = new Map<string, string>()
  // Without a word about paint SVG fills in black.
  if (!root.attributes.has('fill')) root.attributes.set('fill', 'currentColor')
  const paint = (element: SvgElement): void => {
    for (const attribute of ['fill', 'stroke']) {
      const color = element.attributes.get(attribute)
      if (color === undefined) continue
      const variable = variableOf(color, skin)
      if (variable !== undefined && variable !== color) seen.set(color, variable)
      if (variable === undefined) {
        const bad = unseenOn(hexOf(color) ?? color, skin)
        if (bad.length > 0)
          throw new SvgFault(
            `The logo's colour ${color} cannot be seen on ${bad.join(', ')}. Make it the brand, the accent (--accent) or black.`,
          )
      }
      element.attributes.set(attribute, variable ?? color)
    }
    for (const child of element.children) paint(child)
  }
  paint(root)
  for (const [color, variable] of seen) notes.push(`logo: ${color} follows the tenant as ${variable}`)
  root.children = [
    { name: 'title', attributes: new Map(), children: [], text: name },
    ...root.children.filter((child) => child.name !== 'title'),
  ]
  root.attributes.set('role', 'img')
  root.attributes.set('aria-label', name)
  return { svg: writeSvg(root), notes }
}
