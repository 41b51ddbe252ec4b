/** Of 95 in 100 normal deviations. */
const Z = 1.959_963_984_540_054

/** Bounds of a share, 0 to 1. */
export interface Interval {
  readonly low: number
  readonly high: number
}

/** Wilson's interval of a share at 95 %; undefined without a trial. @see E. B. Wilson, JASA 22 (1927), p. 209 */
export function wilson(successes: number, trials: number): Interval | undefined {
  if (!(trials > 0)) return undefined
  const share = successes / trials
  const square = Z * Z
  const scale = 1 + square / trials
  const middle = share + square / (2 * trials)
  const spread = Z * Math.sqrt((share * (1 - share)) / trials + square / (4 * trials * trials))
  return { low: Math.max(0, (middle - spread) / scale), high: Math.min(1, (middle + spread) / scale) }
}

/** The value below which such a share of the values lies, between two of them by distance; undefined of none. */
export function quantile(values: readonly number[], share: number): number | undefined {
  const sorted = values.toSorted((a, b) => a - b)
  const place = (sorted.length - 1) * share
  const below = sorted[Math.floor(place)]
  const above = sorted[Math.ceil(place)]
  if (below === undefined || above === undefined) return undefined
  return below + (above - below) * (place - Math.floor(place))
}
