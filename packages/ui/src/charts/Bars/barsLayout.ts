import { type LinearScale, linearScale } from '../parts/linearScale.ts'
import { fitText, widthOf } from '../parts/measure.ts'
import { type BarArrangement, type BarSpan, barSpans, spanRange } from '../parts/spans.ts'

/** Room around the plot, CSS pixels. */
const ROOM = { top: 18, end: 12, bottom: 26 } as const
/** A row is at least so high, so that its name can be read; more rows than fit scroll. */
const ROW = 24
const MOST_THICK = 56
const TICKS = 4
/** Between a row's name and its bar, and at least between two values of the axis. */
const GAP = 8
/** The axis ends on a round number, at most a fifth of it above the highest bar. */
const NICE = 5

/** What the layout is made of. */
export interface BarsLayoutOptions {
  readonly categories: readonly { readonly label: string }[]
  readonly series: readonly { readonly values: readonly number[] }[]
  readonly arrangement: BarArrangement
  readonly direction: 'vertical' | 'horizontal'
  readonly width: number
  readonly blockSize: number
  /** Share of a category's room that stays empty, 0 … 1. Default: 0.25. */
  readonly padding?: number
  /** A bar grows no thicker than this, CSS pixels. Default: 56. */
  readonly maxThickness?: number
  readonly formatTick: (value: number) => string
}

/** Where everything of a bar chart stands, CSS pixels from the drawing's top start corner. */
export interface BarsLayout {
  readonly direction: 'vertical' | 'horizontal'
  readonly height: number
  /** Where the plot begins. */
  readonly start: number
  readonly top: number
  /** How wide and how high the plot is. */
  readonly across: number
  readonly down: number
  /** Room of one category along the axis of categories. */
  readonly band: number
  readonly spans: readonly BarSpan[]
  readonly scale: LinearScale
  readonly tickCount: number
  /** A bar's box within the plot. */
  boxOf(span: BarSpan): { x: number; y: number; width: number; height: number }
  /** Middle of a category, in the drawing. */
  middleOf(category: number): number
  /** The category at a place of the drawing, always one of them. */
  categoryAt(at: number): number
  /** The names of rows, cut to their room. */
  readonly names: readonly string[]
  /** Each bar's end has room for its value. */
  readonly hasValues: boolean
}

/** What the values beside an axis that stands up take. */
const axisRoom = (texts: readonly string[]): number =>
  Math.max(32, ...texts.map((text) => widthOf(text) + 12))

const halfOf = (text: string): number => Math.ceil(widthOf(text) / 2)

/** About how many values stand along a row's axis without touching. */
function ticksApart(scale: LinearScale, width: number, formatTick: BarsLayoutOptions['formatTick']): number {
  const half = (tick: number) => halfOf(formatTick(tick))
  let count = Math.min(5, Math.max(2, Math.floor(width / 110)))
  const isApart = (tick: number, i: number, ticks: readonly number[]) => {
    const before = ticks[i - 1]
    return before === undefined || scale(tick) - scale(before) >= half(before) + GAP + half(tick)
  }
  while (count > 1 && !scale.ticks(count).every(isApart)) count -= 1
  return count
}

/** Lays bars out; the same for columns and for rows, which only swap their axes. */
export function barsLayout(options: BarsLayoutOptions): BarsLayout {
  const { categories, series, arrangement, direction, width, blockSize, padding = 0.25, formatTick } = options
  const isUp = direction === 'vertical'
  const count = Math.max(1, categories.length)
  const spans = barSpans(
    series.map(({ values }) => values.slice(0, categories.length)),
    arrangement,
  )
  const top = isUp ? ROOM.top : 4
  const height = isUp ? blockSize : Math.max(blockSize, count * ROW + top + ROOM.bottom)
  const ends = spans.filter(({ isLast }) => isLast)
  const texts = ends.map(({ to }) => formatTick(to))
  const longest = Math.max(0, ...texts.map(widthOf))
  const isNarrow = width < 400
  const down = Math.max(1, height - top - ROOM.bottom)
  const [low, high] = spanRange(spans)
  const scaleOn = (range: readonly [number, number]) =>
    linearScale({ domain: [low, high], range, nice: NICE })
  // A row's value stands after its end, and half of the axis' last one beyond the plot: it leaves that room.
  const last = scaleOn([0, 1]).ticks(NICE).at(-1) ?? 0
  const endRoom = isUp ? ROOM.end : Math.max(ROOM.end, isNarrow ? 0 : longest + GAP, halfOf(formatTick(last)))
  // A bar is still read on half of a phone; a name without its end is not.
  const nameMost = width * (isNarrow ? 0.5 : 0.38)
  const nameRoom = Math.min(nameMost - GAP, Math.max(24, ...categories.map(({ label }) => widthOf(label))))
  const start = isUp ? axisRoom(scaleOn([down, 0]).ticks(TICKS).map(formatTick)) : nameRoom + GAP
  const across = Math.max(1, width - start - endRoom)
  const scale = scaleOn(isUp ? [down, 0] : [0, across])
  const tickCount = isUp ? TICKS : ticksApart(scale, width, formatTick)
  const band = (isUp ? across : down) / count
  const sides = arrangement === 'grouped' ? Math.max(1, series.length) : 1
  const inner = Math.min(band * (1 - padding), (options.maxThickness ?? MOST_THICK) * sides)
  const thick = Math.max(0.5, inner / sides)
  const offset = (band - inner) / 2
  return {
    direction,
    height,
    start,
    top,
    across,
    down,
    band,
    spans,
    scale,
    tickCount,
    boxOf({ category, series: s, from, to }) {
      const along = category * band + offset + (arrangement === 'grouped' ? s * thick : 0)
      const [a, b] = [scale(from), scale(to)]
      const gap = sides > 1 && thick > 6 ? 1 : 0
      return isUp
        ? { x: along, y: Math.min(a, b), width: thick - gap, height: Math.abs(a - b) }
        : { x: Math.min(a, b), y: along, width: Math.abs(a - b), height: thick - gap }
    },
    middleOf: (category) => (isUp ? start : top) + (category + 0.5) * band,
    categoryAt: (at) =>
      Math.max(0, Math.min(count - 1, Math.floor((at - (isUp ? start : top)) / Math.max(band, 1e-6)))),
    names: isUp ? [] : categories.map(({ label }) => fitText(label, nameRoom)),
    hasValues: isUp ? longest <= (sides === 1 ? band - 4 : thick) : !isNarrow && thick >= 11,
  }
}
