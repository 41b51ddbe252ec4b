import { GRAPHIC } from '../contract/pairs.ts'
import { type Slot, solveApart } from './apart.ts'
import { hueGap, swatchOf } from './color.ts'
import { ACHROMATIC, type Draft } from './draft.ts'
import { ramp, reads } from './solve.ts'

interface Anchor {
  h: number
  c: number
  /** Wanted lightness, light and dark. */
  l: readonly [number, number]
}

/** Hues that look well together; the brand takes the place of the nearest. */
const ANCHORS: readonly Anchor[] = [
  { h: 255, c: 0.14, l: [0.5, 0.66] },
  { h: 190, c: 0.1, l: [0.6, 0.78] },
  { h: 75, c: 0.14, l: [0.65, 0.84] },
  { h: 305, c: 0.15, l: [0.46, 0.62] },
  { h: 150, c: 0.12, l: [0.44, 0.7] },
  { h: 0, c: 0.15, l: [0.58, 0.72] },
  { h: 40, c: 0.15, l: [0.56, 0.7] },
]
const SLATE: Anchor = { h: 255, c: 0.025, l: [0.4, 0.74] }

/** The place that a tenant's own colour takes among the series: its hue, at a strength and lightness that go with the others. */
export function ownAnchor(hex: string): Anchor {
  const { l, c, h } = swatchOf(hex).lch
  if (c < ACHROMATIC) return SLATE
  return {
    h,
    c: Math.min(0.17, Math.max(0.11, c)),
    l: [Math.min(0.62, Math.max(0.44, l)), Math.min(0.82, Math.max(0.62, l))],
  }
}

/** The first series is the brand's, the second its accent's where there is one; the rest stand far from both. */
function seriesOf({ brand, isChromatic, skin }: Draft): Anchor[] {
  const { accent } = skin.color
  const series = [
    isChromatic ? ownAnchor(brand.hex) : SLATE,
    ...(accent === undefined ? [] : [ownAnchor(accent)]),
  ]
  const pool = [...ANCHORS]
  while (series.length < 6) {
    // Farthest hue from all that are taken; a gray takes none.
    const taken = series.filter((one) => one.c >= ACHROMATIC)
    const room = (anchor: Anchor): number => Math.min(180, ...taken.map((one) => hueGap(one.h, anchor.h)))
    const next = pool.reduce((best, anchor) => (room(anchor) > room(best) + 1e-9 ? anchor : best))
    pool.splice(pool.indexOf(next), 1)
    series.push(next)
  }
  return series
}

/** Six series, told apart by every eye; lightness does what hue cannot. */
export function putSeries(draft: Draft): void {
  const { put, all, isDark } = draft
  const grounds = all(['bg-page', 'bg-surface', 'bg-raised'])
  const slots = seriesOf(draft).map(
    ({ h, c, l }): Slot => ({
      of: ramp(c, h),
      start: isDark ? l[1] : l[0],
      reach: 0.3,
      holds: (color) => reads(color, grounds, GRAPHIC),
    }),
  )
  const colors = solveApart(slots, 0.085)
  if (!colors) throw new Error('Six series cannot be told apart on these grounds.')
  const names = ['chart-1', 'chart-2', 'chart-3', 'chart-4', 'chart-5', 'chart-6'] as const
  names.forEach((name, index) => {
    const color = colors[index]
    if (color) put(name, () => color)
  })
}
