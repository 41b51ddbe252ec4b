import { formatHex, parse } from 'culori'
import { swatchOf } from '../derive/index.ts'
import { elementsOf, isReferred, referredBy, type SvgElement } from './cleanSvg.ts'
import { SvgFault } from './fault.ts'
import { extentOf, liesOn, linesOf } from './shapes.ts'

/** Below this chroma a colour is black, white or gray: the word's. */
const GRAY = 0.035

/** What a colour can be besides itself: the word's, the mark's, the second one, the ground's, none. */
export const VARIABLES: readonly string[] = [
  'currentColor',
  'var(--mark)',
  'var(--accent)',
  'var(--ground)',
  'none',
]

/**
 * A colour of CSS as `#rrggbb`; how much of it is seen through is said elsewhere.
 * @throws SvgFault for what is no colour
 */
export function hexOf(color: string): string {
  const parsed = parse(color.trim().toLowerCase())
  if (!parsed) throw new SvgFault(`The logo's colour "${color}" is not understood: write it #rrggbb.`)
  return formatHex(parsed)
}

/** Whether a colour is black, white or gray. */
export const isGray = (hex: string): boolean => swatchOf(hex).lch.c < GRAY

/** One paint of a drawing: where it stands, its colours, and whether it lies on a shape that was painted before. */
export interface Paint {
  readonly element: SvgElement
  readonly attribute: 'fill' | 'stroke'
  /** As it is written. */
  readonly color: string
  /** That one, or those of the gradient that it means. */
  readonly colors: readonly string[]
  readonly isOnShape: boolean
  /** Area of the box around it, in units of the image. */
  readonly extent: number
}

/** The colours of a gradient, black where a stop names none. */
const stopsOf = (gradient: SvgElement): string[] =>
  [...elementsOf(gradient)].flatMap(({ name, attributes }) =>
    name === 'stop' ? [attributes.get('stop-color') ?? '#000000'] : [],
  )

/** Whether a shape is the ground that an image brings along: a rectangle over all of it. */
function isPlate({ name, attributes }: SvgElement, moved: string, root: SvgElement): boolean {
  if (name !== 'rect' || moved !== '') return false
  const number = (key: string): number => Number.parseFloat(attributes.get(key) ?? '0') || 0
  const [x = 0, y = 0, width = 0, height = 0] = (root.attributes.get('viewBox') ?? '')
    .split(/[\s,]+/)
    .map(Number)
  return (
    number('x') <= x &&
    number('y') <= y &&
    number('x') + number('width') >= x + width &&
    number('y') + number('height') >= y + height
  )
}

/** Every fill and stroke that a drawing names, in the order in which they are painted. */
export function paintsOf(root: SvgElement): Paint[] {
  const below: { readonly lines: ReturnType<typeof linesOf>; readonly moved: string }[] = []
  let hasPlate = false
  const walk = (element: SvgElement, fill: string, moved: string): Paint[] => {
    if (isReferred(element)) return []
    const transform = `${moved} ${element.attributes.get('transform') ?? ''}`.trim()
    const own = element.attributes.get('fill') ?? fill
    const lines = linesOf(element)
    // What is painted like the ground is one with it: what lies on it is seen against the ground.
    const isBack = own !== 'none' && own !== 'var(--ground)'
    hasPlate ||= isBack && isPlate(element, transform, root)
    // Shapes are compared as they are written, so only where the same transformations hold.
    const isOnShape =
      hasPlate || below.some((shape) => shape.moved === transform && liesOn(lines, shape.lines))
    const extent = extentOf(lines)
    const named = (['fill', 'stroke'] as const).flatMap((attribute) => {
      const color = element.attributes.get(attribute)
      if (color === undefined) return []
      const gradient = referredBy(root, color)
      return [
        { element, attribute, color, colors: gradient ? stopsOf(gradient) : [color], isOnShape, extent },
      ]
    })
    if (lines.length > 0 && isBack) below.push({ lines, moved: transform })
    return [...named, ...element.children.flatMap((child) => walk(child, own, transform))]
  }
  return walk(root, 'currentColor', '')
}
