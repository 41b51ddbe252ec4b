import { parse } from 'culori'
import { SCHEMES, type Skin } from '../contract/index.ts'
import { colorDistance, contrastOf, deriveTokens } from '../derive/index.ts'
import { type CleanSvg, cleanSvg, elementsOf, frame, type SvgElement, writeSvg } from './cleanSvg.ts'
import { SvgFault } from './fault.ts'
import { hexOf, isGray, type Paint, paintsOf, VARIABLES } from './paints.ts'
import { resolveSvg } from './resolveSvg.ts'

/** A logo that was given: its text with the variables, and what was done to it, in words. */
export interface GivenLogo {
  readonly svg: string
  readonly notes: readonly string[]
  /** The same drawing in the colours that were given, to be held against what was given. */
  readonly own: string
  /** Why it keeps its colours, on a ground of its own; undefined where it takes the tenant's. */
  readonly plate: string | undefined
}

/** Nearer than this (OKLab) a colour of the image is meant to be the brand's. */
const SAME = 0.08
/** So many colours of its own are a picture that no variable can stand for. */
const MANY = 4
/** Largest file in characters: a drawn logo has some thousands, a traced photograph millions. */
const LIMIT = 60_000

function drawingOf(source: string): CleanSvg {
  if (source.length > LIMIT) throw new SvgFault('The logo is too large for a drawing: 60 kB at most.')
  const drawing = cleanSvg(resolveSvg(source))
  // Without a word about paint SVG fills in black.
  if (!drawing.root.attributes.has('fill')) drawing.root.attributes.set('fill', 'currentColor')
  for (const element of elementsOf(drawing.root))
    for (const attribute of ['fill', 'stroke'] as const) opaque(element, attribute)
  return drawing
}

/** A colour that is seen through is a colour and an opacity, so that the colour can be one of the tenant's. */
function opaque({ attributes }: SvgElement, attribute: 'fill' | 'stroke'): void {
  const color = attributes.get(attribute)
  const alpha =
    color === undefined || VARIABLES.includes(color) ? undefined : parse(color.toLowerCase())?.alpha
  if (color === undefined || alpha === undefined || alpha === 1) return
  if (alpha === 0) attributes.set(attribute, 'none')
  else {
    attributes.set(attribute, hexOf(color))
    const own = Number(attributes.get(`${attribute}-opacity`) ?? 1)
    attributes.set(`${attribute}-opacity`, String(Math.round(alpha * own * 1000) / 1000))
  }
}

/** Which variable a paint stands for; undefined when its colours are its own. */
function variableOf({ color, colors, isOnShape }: Paint, skin: Skin): string | undefined {
  if (VARIABLES.includes(color)) return color
  if (colors.length !== 1 || colors[0] !== color) return undefined
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

const hexesOf = (paints: readonly Paint[]): string[] => [
  ...new Set(paints.flatMap(({ colors }) => colors.filter((color) => !VARIABLES.includes(color)).map(hexOf))),
]

/** Colours that differ at a glance. */
function apart(hexes: readonly string[]): string[] {
  const found: string[] = []
  for (const hex of hexes) if (found.every((other) => colorDistance(hex, other) >= SAME)) found.push(hex)
  return found
}

/** Why a drawing must keep its colours on a ground of its own; undefined where it can take the tenant's. */
function whyPlate(paints: readonly Paint[], skin: Skin): string | undefined {
  const colors = apart(hexesOf(paints).filter((hex) => !isGray(hex)))
  if (colors.length >= MANY) return `it has ${colors.length} colours of its own`
  const own = paints.filter((paint) => !paint.isOnShape && variableOf(paint, skin) === undefined)
  for (const hex of hexesOf(own)) {
    const [first] = unseenOn(hex, skin)
    if (first !== undefined) return `${hex} cannot be seen on ${first}`
  }
  return undefined
}

const PLATES = ['#ffffff', '#16181d'] as const
/** How far a plate reaches over what stands on it, of the drawing's height. */
const MARGIN = 0.125

/** Puts a drawing in its own colours on a plate: white, or dark where part of it is nearly white. */
function putOnPlate(root: SvgElement, paints: readonly Paint[]): void {
  const colors = hexesOf(paints.filter(({ isOnShape }) => !isOnShape))
  const weakest = (ground: string) => Math.min(...colors.map((hex) => contrastOf(hex, ground)), 21)
  const [light, dark] = PLATES
  // A yellow on white is how its owner prints it; what is nearly white was drawn for the dark.
  const isPale = weakest(light) < 1.2 && weakest(dark) > weakest(light)
  for (const { element, attribute, colors: own, color } of paints)
    if (own[0] === color) element.attributes.set(attribute, color === 'currentColor' ? dark : color)
  const [x = 0, y = 0, width = 0, height = 0] = (root.attributes.get('viewBox') ?? '').split(' ').map(Number)
  const margin = height * MARGIN
  const box = [x - margin, y - margin, width + 2 * margin, height + 2 * margin]
  root.attributes.set('viewBox', box.join(' '))
  frame(root)
  const [left, top, wide, high] = box.map(String)
  const plate = new Map(
    Object.entries({
      x: left ?? '',
      y: top ?? '',
      width: wide ?? '',
      height: high ?? '',
      rx: String(margin * 1.5),
      fill: isPale ? dark : light,
    }),
  )
  // What the image says of paint for all of its shapes is said below the plate, which has its own.
  const inks = ['fill', 'stroke', 'stroke-width', 'fill-rule', 'opacity'].flatMap(
    (key): [string, string][] => {
      const value = root.attributes.get(key)
      root.attributes.delete(key)
      return value === undefined ? [] : [[key, value]]
    },
  )
  root.children = [
    { name: 'rect', attributes: plate, children: [], text: '' },
    { name: 'g', attributes: new Map(inks), children: root.children, text: '' },
  ]
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

/** Lets every paint that stands for one of the tenant's be that one; says which, in words. */
function follow(paints: readonly Paint[], skin: Skin): string[] {
  const seen = new Map<string, string>()
  for (const paint of paints) {
    const variable = variableOf(paint, skin)
    if (variable !== undefined && variable !== paint.color) seen.set(`${paint.color} ${variable}`, variable)
    paint.element.attributes.set(paint.attribute, variable ?? paint.color)
  }
  return [...seen].map(([key, variable]) => `logo: ${key.split(' ')[0]} follows the tenant as ${variable}`)
}

/**
 * Cleans a logo and lets it take the tenant's colours: what is the brand's becomes `var(--mark)`, what is the accent's
 * `var(--accent)`, black, white and gray the word's `currentColor`, and on another shape the ground's `var(--ground)`. A
 * colour or a gradient of its own stays where it can be seen on every ground (3:1). A logo for which that cannot be done, or
 * `onPlate`, keeps all of its colours on a ground that it brings along.
 * @throws SvgFault on what is no clean drawing
 */
export function readLogo(source: string, name: string, skin: Skin, onPlate?: string): GivenLogo {
  const { root, removed } = drawingOf(source)
  const own = writeSvg(root).replaceAll('currentColor', '#000000')
  const paints = paintsOf(root)
  const why = onPlate ?? whyPlate(paints, skin)
  const notes = removed.length === 0 ? [] : [`logo: taken out ${removed.join(', ')}`]
  if (why === undefined) notes.push(...follow(paints, skin))
  else {
    putOnPlate(root, paints)
    notes.push(`logo: keeps its colours on a plate, since ${why}`)
  }
  named(root, name)
  return { svg: writeSvg(root), notes, own, plate: why }
}

/** The colour that a drawing shows most of, `#rrggbb`; undefined where it has none but black, white and grays. */
export function mainColorOf(source: string): string | undefined {
  const areas = new Map<string, number>()
  for (const { colors, extent } of paintsOf(drawingOf(source).root))
    for (const color of colors) {
      if (VARIABLES.includes(color)) continue
      const hex = hexOf(color)
      if (!isGray(hex)) areas.set(hex, (areas.get(hex) ?? 0) + extent / colors.length)
    }
  return [...areas].toSorted(([, one], [, other]) => other - one)[0]?.[0]
}
