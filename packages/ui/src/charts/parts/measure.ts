/** Width of one character of an axis' text (11 px), CSS pixels, a little on the large side. */
const CHARACTER = 6.6

/** About how wide a short text is, CSS pixels. */
export const widthOf = (text: string): number => [...text].length * CHARACTER

/** A text cut to a width, with an ellipsis where something was left out. */
export function fitText(text: string, room: number): string {
  if (widthOf(text) <= room) return text
  const most = Math.floor(room / CHARACTER)
  return `${[...text].slice(0, Math.max(1, most - 1)).join('')}…`
}

/** Steps that read well along an axis of hours or days. */
const STEPS = [1, 2, 3, 4, 6, 7, 12, 14, 24, 30]

/** Positions of at most `most` of `size` things, evenly spaced from the first one on. */
export function everyNth(size: number, most: number): number[] {
  if (size < 1 || most < 1) return []
  const least = Math.ceil(size / most)
  const step = STEPS.find((each) => each >= least) ?? least
  return Array.from({ length: Math.ceil(size / step) }, (_, i) => i * step)
}

/**
 * Pushes labels apart, from the top down, so that no two stand closer than `gap`; they stay inside `0 … most` as far as
 * there is room. The answer is in the order of `wanted`.
 */
export function spreadLabels(wanted: readonly number[], gap: number, most: number): number[] {
  const order = wanted.map((at, i) => ({ at, i })).sort((a, b) => a.at - b.at || a.i - b.i)
  let next = 0
  for (const label of order) {
    label.at = Math.max(label.at, next)
    next = label.at + gap
  }
  let limit = most
  for (const label of order.reverse()) {
    label.at = Math.min(label.at, limit)
    limit = label.at - gap
  }
  const placed = wanted.map(() => 0)
  for (const { at, i } of order) placed[i] = at
  return placed
}
