import { outline } from './outline.ts'
import { Pen, type Point } from './pen.ts'
import type { Shape } from './shapes.ts'

const attribute = (element: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(element)?.[1]

const number = (element: string, name: string): number => Number(attribute(element, name) ?? 0)

/** The lines of one element of an image, as a path. */
function pathOf(element: string): string | undefined {
  const kind = /^<(\w+)/.exec(element)?.[1]
  if (kind === 'path') return attribute(element, 'd')
  const pen = new Pen()
  if (kind === 'circle') return pen.loop(number(element, 'cx'), number(element, 'cy'), number(element, 'r')).d
  if (kind === 'ellipse')
    return pen.loop(
      number(element, 'cx'),
      number(element, 'cy'),
      number(element, 'rx'),
      number(element, 'ry'),
    ).d
  if (kind !== 'rect') return undefined
  const [x, y] = [number(element, 'x'), number(element, 'y')]
  const [width, height] = [number(element, 'width'), number(element, 'height')]
  return pen
    .move(x, y)
    .line(x + width, y)
    .line(x + width, y + height)
    .line(x, y + height)
    .close().d
}

/** `rotate(degrees x y)`, the one transformation that a mark of ours uses. */
function turned(d: string, transform: string | undefined): string {
  const [, degrees, cx = '0', cy = '0'] =
    /rotate\(([-\d.]+)(?:[ ,]+([-\d.]+)[ ,]+([-\d.]+))?\)/.exec(transform ?? '') ?? []
  if (degrees === undefined) return d
  const angle = (Number(degrees) * Math.PI) / 180
  const [mx, my] = [Number(cx), Number(cy)]
  const turn = ([x, y]: Point): Point => [
    mx + (x - mx) * Math.cos(angle) - (y - my) * Math.sin(angle),
    my + (x - mx) * Math.sin(angle) + (y - my) * Math.cos(angle),
  ]
  const pen = new Pen()
  for (const line of outline(d))
    line.map(turn).forEach(([x, y], index) => {
      if (index === 0) pen.move(x, y)
      else pen.line(x, y)
    })
  return pen.d
}

/**
 * The shapes of the mark on an icon of ours (`favicon.svg`): what lies on the tile, in a box of 32. Elements that are no
 * shape are passed over.
 */
export function markOf(favicon: string): Shape[] {
  const group = /<g [^>]*>([\s\S]*)<\/g>/.exec(favicon)?.[1] ?? ''
  return [...group.matchAll(/<\w+[^>]*>/g)].flatMap(([element]): Shape[] => {
    const d = pathOf(element)
    if (d === undefined) return []
    const stroke = attribute(element, 'stroke-width')
    const paint = attribute(element, stroke === undefined ? 'fill' : 'stroke')
    return [
      {
        d: turned(d, attribute(element, 'transform')),
        role: paint === 'var(--accent)' ? 'accent' : 'main',
        ...(stroke === undefined ? {} : { stroke: Number(stroke) }),
      },
    ]
  })
}

/** The seed that an image was drawn from; undefined for one that a hand drew. */
export const seedOf = (svg: string): string | undefined => attribute(svg, 'data-mark')
