import { outline } from '../marks/outline.ts'
import { Pen, type Point } from '../marks/pen.ts'
import type { SvgElement } from './cleanSvg.ts'

type Lines = readonly (readonly Point[])[]

const numbersOf = (text: string): number[] =>
  (text.match(/[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi) ?? []).map(Number)

const polygon = (points: string): string => {
  const numbers = numbersOf(points)
  const pairs = Array.from({ length: Math.floor(numbers.length / 2) }, (_, at) =>
    numbers.slice(at * 2, at * 2 + 2),
  )
  return pairs.length === 0 ? '' : `M${pairs.map((pair) => pair.join(' ')).join('L')}Z`
}

function pathOf({ name, attributes }: SvgElement): string | undefined {
  const number = (key: string): number => Number.parseFloat(attributes.get(key) ?? '0') || 0
  if (name === 'path') return attributes.get('d')
  if (name === 'polygon' || name === 'polyline') return polygon(attributes.get('points') ?? '')
  if (name === 'circle') return new Pen().loop(number('cx'), number('cy'), number('r')).d
  if (name === 'ellipse') return new Pen().loop(number('cx'), number('cy'), number('rx'), number('ry')).d
  if (name !== 'rect') return undefined
  const [x, y, width, height] = [number('x'), number('y'), number('width'), number('height')]
  return new Pen()
    .move(x, y)
    .line(x + width, y)
    .line(x + width, y + height)
    .line(x, y + height)
    .close().d
}

/** The lines of a drawn element, in its own coordinates; none where it draws nothing or cannot be understood. */
export function linesOf(element: SvgElement): Lines {
  try {
    return outline(pathOf(element) ?? '')
  } catch {
    return []
  }
}

/** Whether a point lies in what closed lines fill, by the even-odd rule. */
function holds(lines: Lines, [x, y]: Point): boolean {
  let isInside = false
  for (const points of lines)
    points.forEach(([ax, ay], index) => {
      const [bx, by] = points[(index + 1) % points.length] ?? [ax, ay]
      if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) isInside = !isInside
    })
  return isInside
}

/** Of a drawing's corners, the share that must lie on another for it to lie on that one. */
const ON = 0.9

/** Whether a drawing lies on a filled one: nearly all of its corners do. */
export function liesOn(lines: Lines, below: Lines): boolean {
  const points = lines.flat()
  return points.length > 0 && points.filter((point) => holds(below, point)).length >= ON * points.length
}

/** Roughly how much of its box a drawing takes: the area of the box around it. */
export function extentOf(lines: Lines): number {
  const points = lines.flat()
  if (points.length === 0) return 0
  const side = (of: (point: Point) => number): number => {
    const values = points.map(of)
    return Math.max(...values) - Math.min(...values)
  }
  return side(([x]) => x) * side(([, y]) => y)
}
