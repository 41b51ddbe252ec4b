import { swatchOf } from '../derive/index.ts'
import { type SvgElement, SvgFault } from './cleanSvg.ts'
import { extentOf, liesOn, linesOf } from './shapes.ts'

/** Below this chroma a colour is black, white or gray: the word's. */
const GRAY = 0.035

const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  white: '#ffffff',
  red: '#ff0000',
  green: '#008000',
  blue: '#0000ff',
  gray: '#808080',
  grey: '#808080',
}

/** What a colour can be besides itself: the word's, the mark's, the second one, the ground's, none. */
export const VARIABLES: readonly string[] = [
  'currentColor',
  'var(--mark)',
  'var(--accent)',
  'var(--ground)',
  'none',
]

/**
 * `#rgb`, `#rrggbb`, `rgb(…)` or a common name as `#rrggbb`.
 * @throws SvgFault for anything else
 */
export function hexOf(color: string): string {
  const text = color.toLowerCase()
  if (/^#[0-9a-f]{6}$/.test(text)) return text
  const [, r, g, b] = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/.exec(text) ?? []
  if (r && g && b) return `#${r}${r}${g}${g}${b}${b}`
  const parts = /^rgb\(\s*(\d+)[\s,]+(\d+)[\s,]+(\d+)\s*\)$/.exec(text)?.slice(1).map(Number)
  if (parts?.every((part) => part <= 255))
    return `#${parts.map((part) => part.toString(16).padStart(2, '0')).join('')}`
  const named = NAMED[text]
  if (named === undefined)
    throw new SvgFault(`The logo's colour "${color}" is not understood: write it #rrggbb.`)
  return named
}

/** Whether a colour is black, white or gray. */
export const isGray = (hex: string): boolean => swatchOf(hex).lch.c < GRAY

/** One paint of a drawing: where it stands, its colour, and whether it lies on a shape that was painted before. */
export interface Paint {
  readonly element: SvgElement
  readonly attribute: 'fill' | 'stroke'
  readonly color: string
  readonly isOnShape: boolean
  /** Area of the box around it, in units of the image. */
  readonly extent: number
}

/** Every fill and stroke that a drawing names, in the order in which they are painted. */
export function paintsOf(root: SvgElement): Paint[] {
  const below: { readonly lines: ReturnType<typeof linesOf>; readonly moved: string }[] = []
  const walk = (element: SvgElement, fill: string, moved: string): Paint[] => {
    const transform = `${moved} ${element.attributes.get('transform') ?? ''}`.trim()
    const own = element.attributes.get('fill') ?? fill
    const lines = linesOf(element)
    // Shapes are compared as they are written, so only where the same transformations hold.
    const isOnShape = below.some((shape) => shape.moved === transform && liesOn(lines, shape.lines))
    const extent = extentOf(lines)
    const named = (['fill', 'stroke'] as const).flatMap((attribute) => {
      const color = element.attributes.get(attribute)
      return color === undefined ? [] : [{ element, attribute, color, isOnShape, extent }]
    })
    if (lines.length > 0 && own !== 'none') below.push({ lines, moved: transform })
    return [...named, ...element.children.flatMap((child) => walk(child, own, transform))]
  }
  return walk(root, 'currentColor', '')
}
