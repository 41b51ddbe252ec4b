import { glyphOf } from '../letters.ts'
import { outline } from '../outline.ts'
import { Pen } from '../pen.ts'
import type { Random } from '../random.ts'
import { area, CONTAINERS, GLYPHS, line, round, type Shape } from '../shapes.ts'
import { CAPITAL, type Face } from '../strokes.ts'

/** The letter's lines, moved and grown into the box; `size` is the height of a capital. */
function letter(initial: string, face: Face, size: number, cx = 16, cy = 16): Pen | undefined {
  const glyph = glyphOf(initial, face)
  if (!glyph) return undefined
  const lines = outline(glyph.d)
  const all = lines.flat()
  const [xs, ys] = [all.map(([x]) => x), all.map(([, y]) => y)]
  const [left, right, top, bottom] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)]
  const scale = size / CAPITAL
  const pen = new Pen()
  for (const points of lines)
    points.forEach(([x, y], index) => {
      const [px, py] = [cx + (x - (left + right) / 2) * scale, cy + (y - (top + bottom) / 2) * scale]
      if (index === 0) pen.move(px, py)
      else pen.line(px, py)
    })
  return pen
}

/** The first letter of the name: alone and heavy, in a frame, or with something beside it. */
export function monogram(random: Random, name: string): Shape[] {
  const [initial = 'C'] = [...name.normalize('NFD')].filter((character) => /[a-z]/i.test(character))
  const isUpper = random.chance(0.6)
  const face: Face = {
    weight: 2,
    square: random.pick([0.5523, 0.68, 0.82]),
    width: random.pick([9, 10, 11]),
    xHeight: 11,
    slant: 0,
    tracking: 0,
    letters: 'title',
    ends: 'round',
  }
  const character = isUpper ? initial.toUpperCase() : initial.toLowerCase()
  const style = random.pick(['alone', 'framed', 'point', 'bolt', 'base'] as const)
  const ends = random.pick(['round', 'butt'] as const)
  const drawn = (weight: number, size: number, cx?: number, cy?: number): Shape[] => {
    const pen = letter(character, face, size, cx, cy)
    return pen ? [line(pen, weight, 'main', ends)] : []
  }
  if (style === 'framed') {
    const container = random.pick(['disc', 'squircle', 'hexagon', 'leafTile', 'tile', 'diamond'] as const)
    const size = container === 'diamond' ? 10 : 12.4
    return [...drawn(2.8, size), line(CONTAINERS[container](round(), 16, 16, 12.8), 2, 'accent')]
  }
  if (style === 'point') return [...drawn(4, 21, 14.4), area(round().loop(26.6, 25.4, 2.8), 'accent')]
  if (style === 'bolt') return [...drawn(4, 20, 13.4), area(GLYPHS.bolt(round(), 26, 9, 6), 'accent')]
  if (style === 'base')
    return [...drawn(3.8, 17.5, 16, 13), line(round().move(6, 28).line(26, 28), 2.6, 'accent')]
  return drawn(5, 21.5)
}
