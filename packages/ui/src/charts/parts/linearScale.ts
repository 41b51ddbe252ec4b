import { nice as niceEnds, ticks } from 'd3-array'

/** Values to pixels in proportion. */
export interface LinearScale {
  (value: number): number
  /** The value at a pixel. */
  invert(pixel: number): number
  /** About so many round values within the domain. */
  ticks(count: number): number[]
}

export interface LinearScaleOptions {
  /** Lowest and highest value; equal ends put every value in the middle of the range. */
  readonly domain: readonly [number, number]
  /** The pixels at these ends; may run backwards. */
  readonly range: readonly [number, number]
  /** Rounds the domain outwards, as for so many ticks. */
  readonly nice?: number
}

/**
 * The one scale that charts of the first screen need. `@visx/scale` brings every scale with colours, dates and formats:
 * 9 kB that home does not use (decision 0012).
 */
export function linearScale({ domain, range, nice }: LinearScaleOptions): LinearScale {
  const [low, high] = nice === undefined ? domain : niceEnds(domain[0], domain[1], nice)
  const [from, to] = range
  const span = high - low
  const scale = (value: number) =>
    span === 0 ? (from + to) / 2 : from + ((value - low) / span) * (to - from)
  return Object.assign(scale, {
    invert: (pixel: number) => (from === to ? (low + high) / 2 : low + ((pixel - from) / (to - from)) * span),
    ticks: (count: number) => ticks(low, high, count),
  })
}
