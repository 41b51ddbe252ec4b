import { clip, outline } from '../outline.ts'
import type { Point } from '../pen.ts'
import type { Random } from '../random.ts'
import { area, CONTAINERS, type Figure, GLYPHS, line, ROOM, round, type Shape } from '../shapes.ts'

const containers = Object.keys(CONTAINERS) as [keyof typeof CONTAINERS, ...(keyof typeof CONTAINERS)[]]
const glyphs = Object.keys(GLYPHS) as [keyof typeof GLYPHS, ...(keyof typeof GLYPHS)[]]

/** A solid figure with a glyph cut out of it. */
export function cutout(random: Random): Shape[] {
  const container = random.pick(containers)
  const glyph = random.pick(glyphs)
  const [shift, size] = ROOM[container] ?? [0, 0.66]
  const pen = CONTAINERS[container](round(), 16, 16, 12.6)
  const isSockets = glyph === 'connector' || glyph === 'socket'
  return [area(GLYPHS[glyph](pen, 16, 16 + shift * 12.6, 12.6 * size * (isSockets ? 1.12 : 0.94)))]
}

/** A figure's outline around a glyph in the second colour. */
export function framed(random: Random): Shape[] {
  const container = random.pick(containers)
  const glyph = random.pick(glyphs)
  const [shift, size] = ROOM[container] ?? [0, 0.66]
  const weight = random.pick([1.6, 2.2, 3])
  const r = 12.8 - weight / 2
  return [
    line(CONTAINERS[container](round(), 16, 16, r), weight),
    area(GLYPHS[glyph](round(), 16, 16 + shift * r, r * size * 0.86), 'accent'),
  ]
}

/** A figure in two halves, slid against each other along a cut. */
export function split(random: Random): Shape[] {
  const figure = CONTAINERS[random.pick(['disc', 'squircle', 'hexagon', 'shield', 'leafTile', 'diamond'])]
  const turn = random.pick([0, 45, 90, 135])
  const slide = random.pick([0, 1.6, 3.2])
  return halves(figure, turn, slide)
}

/** Splits a figure, sampled as a polygon, along a line through the middle. */
function halves(figure: Figure, turn: number, slide: number): Shape[] {
  const points = outline(figure(round(), 16, 16, 11.4).d)[0] ?? []
  const angle = (turn * Math.PI) / 180
  const [ux, uy] = [Math.cos(angle), Math.sin(angle)]
  return ([1, -1] as const).map((side): Shape => {
    const clipped = clip(points, (x, y) => side * (-(x - 16) * uy + (y - 16) * ux) - 0.9)
    const moved = clipped.map(([x, y]): Point => [x + side * slide * ux, y + side * slide * uy])
    return area(round().polygon(moved), side === 1 ? 'main' : 'accent')
  })
}
