export interface Change {
  /** In percent of what it was, to one decimal; negative where it fell. */
  readonly percent: number
  readonly direction: 'up' | 'down' | 'same'
}

/** By how much a figure changed; undefined where one of the two is not known, or nothing is to be divided by. */
export function changeOf(
  value: number | null | undefined,
  before: number | null | undefined,
): Change | undefined {
  if (typeof value !== 'number' || typeof before !== 'number' || before <= 0) return undefined
  // What is written decides: "+0%" is no change.
  const percent = Math.round(((value - before) / before) * 1000) / 10
  const direction = percent > 0 ? 'up' : percent < 0 ? 'down' : 'same'
  return { percent: percent === 0 ? 0 : percent, direction }
}
