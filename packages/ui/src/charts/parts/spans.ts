/** How several series share one category. */
export const BAR_ARRANGEMENTS = ['grouped', 'stacked'] as const
/** Side by side, or one upon the other. */
export type BarArrangement = (typeof BAR_ARRANGEMENTS)[number]

/** One bar: from where to where it goes, in the unit of the values. */
export interface BarSpan {
  readonly category: number
  readonly series: number
  readonly from: number
  readonly to: number
  /** Nothing of its category lies further out: its end is rounded and its label stands there. */
  readonly isLast: boolean
}

/**
 * The bars of a chart, all of them standing on zero. Values that are not finite have no bar. Stacked, what is above zero
 * piles up and what is below piles down, so that no part hides another.
 *
 * @param values one row per series, one value per category; a shorter row has no bar for the rest
 */
export function barSpans(values: readonly (readonly number[])[], arrangement: BarArrangement): BarSpan[] {
  const spans: BarSpan[] = []
  const categories = values.reduce((most, row) => Math.max(most, row.length), 0)
  for (let category = 0; category < categories; category++) {
    let [up, down] = [0, 0]
    const own: BarSpan[] = []
    for (const [series, row] of values.entries()) {
      const value = row[category]
      if (value === undefined || !Number.isFinite(value)) continue
      const from = arrangement === 'grouped' ? 0 : value < 0 ? down : up
      const to = from + value
      if (arrangement === 'stacked') {
        if (value < 0) down = to
        else up = to
      }
      own.push({ category, series, from, to, isLast: true })
    }
    for (const span of own) {
      const isCovered =
        arrangement === 'stacked' &&
        own.some((other) => other !== span && (span.to < 0 ? other.to < span.to : other.to > span.to))
      spans.push(isCovered ? { ...span, isLast: false } : span)
    }
  }
  return spans
}

/** The lowest and the highest end of bars, zero included; never an empty range. */
export function spanRange(spans: readonly BarSpan[]): readonly [low: number, high: number] {
  let [low, high] = [0, 0]
  for (const { to } of spans) {
    low = Math.min(low, to)
    high = Math.max(high, to)
  }
  return low === high ? [0, 1] : [low, high]
}
