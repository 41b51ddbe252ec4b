import { SCHEMES, type Skin } from '../contract/index.ts'
import { colorDistance, contrastOf, deriveTokens } from '../derive/index.ts'
import { cleanSvg, type SvgElement, SvgFault, writeSvg } from './cleanSvg.ts'
import { hexOf, isGray, type Paint, paintsOf, VARIABLES } from './paints.ts'

/** A logo that was given: its text with the variables, and what was done to it, in words. */
export interface GivenLogo {
  readonly svg: string
  readonly notes: readonly string[]
}

/** Nearer than this (OKLab) a colour of the image is meant to be the brand's. */
const SAME = 0.08

/** Which variable a paint stands for; undefined when its colour is its own. */
function variableOf({ color, isOnShape }: Paint, skin: Skin): string | undefined {
  if (VARIABLES.includes(color)) return color
  const hex = hexOf(color)
  if (colorDistance(hex, skin.color.brand) < SAME) return 'var(--mark)'
  if (skin.color.accent !== undefined && colorDistance(hex, skin.color.accent) < SAME) return 'var(--accent)'
  // A white letter on the brand's tile is a hole in it: painted as a word it would be black by day.
  if (isGray(hex)) return isOnShape ? 'var(--ground)' : 'currentColor'
  return undefined
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

function checkOwn({ color, isOnShape }: Paint, skin: Skin): void {
  const bad = isOnShape ? [] : unseenOn(hexOf(color), skin)
  if (bad.length > 0)
    throw new SvgFault(
      `The logo's colour ${color} cannot be seen on ${bad.join(', ')}. Make it the brand, the accent (--accent) or black.`,
    )
}

/** The name stands in the image itself, once. */
function named(root: SvgElement, name: string): void {
  root.children = [
    { name: 'title', attributes: new Map(), children: [], text: name },
    ...root.children.filter((child) => child.name !== 'title'),
  ]
  root.attributes.set('role', 'img')
  root.attributes.set('aria-label', name)
}

/**
 * Cleans a logo and lets it take the tenant's colours: what is the brand's becomes `var(--mark)`, what is the accent's
 * `var(--accent)`, black, white and gray the word's `currentColor`, and on another shape the ground's `var(--ground)`. A
 * colour of its own stays where it can be seen on every ground (3:1).
 * @throws SvgFault where it cannot, and on what is no clean drawing
 */
export function readLogo(source: string, name: string, skin: Skin): GivenLogo {
  const { root, removed } = cleanSvg(source)
  // Without a word about paint SVG fills in black.
  if (!root.attributes.has('fill')) root.attributes.set('fill', 'currentColor')
  const seen = new Map<string, string>()
  for (const paint of paintsOf(root)) {
    const variable = variableOf(paint, skin)
    if (variable === undefined) checkOwn(paint, skin)
    else if (variable !== paint.color) seen.set(`${paint.color} ${variable}`, variable)
    paint.element.attributes.set(paint.attribute, variable ?? paint.color)
  }
  named(root, name)
  return {
    svg: writeSvg(root),
    notes: [
      ...(removed.length === 0 ? [] : [`logo: taken out ${removed.join(', ')}`]),
      ...[...seen].map(([key, variable]) => `logo: ${key.split(' ')[0]} follows the tenant as ${variable}`),
    ],
  }
}

/** The colour that a drawing shows most of, `#rrggbb`; undefined where it has none but black, white and grays. */
export function mainColorOf(source: string): string | undefined {
  const areas = new Map<string, number>()
  for (const { color, extent } of paintsOf(cleanSvg(source).root)) {
    if (VARIABLES.includes(color)) continue
    const hex = hexOf(color)
    if (!isGray(hex)) areas.set(hex, (areas.get(hex) ?? 0) + extent)
  }
  return [...areas].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
