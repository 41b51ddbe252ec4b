import type { Picture } from './picture.ts'

/** A picture of at most 256 colours: three bytes for each, and a byte for each pixel that says which. */
export interface Palette {
  colours: Uint8Array
  indices: Uint8Array
}

const MOST = 256

/** A picture's colours in order of appearance; undefined when there are more than a palette holds. */
export function paletteOf({ pixels }: Pick<Picture, 'pixels'>): Palette | undefined {
  const numbers = new Map<number, number>()
  const colours: number[] = []
  const indices = new Uint8Array(pixels.length / 3)
  for (let i = 0; i < indices.length; i++) {
    const [red, green, blue] = [pixels[i * 3] ?? 0, pixels[i * 3 + 1] ?? 0, pixels[i * 3 + 2] ?? 0]
    const colour = (red << 16) | (green << 8) | blue
    let number = numbers.get(colour)
    if (number === undefined) {
      if (numbers.size === MOST) return undefined
      number = numbers.size
      numbers.set(colour, number)
      colours.push(red, green, blue)
    }
    indices[i] = number
  }
  return { colours: new Uint8Array(colours), indices }
}

/** Steps of a channel that few colours are chosen among: 16. */
const STEP = 4
const cellOf = (pixels: Uint8Array, i: number): number =>
  (((pixels[i] ?? 0) >> STEP) << 8) | (((pixels[i + 1] ?? 0) >> STEP) << 4) | ((pixels[i + 2] ?? 0) >> STEP)

/** The picture in the 256 colours that it has most of, every other one replaced by the nearest of them. */
export function fewColours(picture: Picture): Picture {
  if (paletteOf(picture)) return picture
  const { width, height, pixels } = picture
  const sums = new Map<number, [count: number, red: number, green: number, blue: number]>()
  for (let i = 0; i < pixels.length; i += 3) {
    const cell = cellOf(pixels, i)
    const sum = sums.get(cell) ?? [0, 0, 0, 0]
    sums.set(cell, sum)
    sum[0]++
    for (let channel = 0; channel < 3; channel++)
      sum[channel + 1] = (sum[channel + 1] ?? 0) + (pixels[i + channel] ?? 0)
  }
  const means = [...sums]
    .sort(([, [a]], [, [b]]) => b - a)
    .map(([cell, [count, ...colour]]) => ({ cell, colour: colour.map((sum) => Math.round(sum / count)) }))
  const kept = means.slice(0, MOST)
  const shown = new Map(means.map(({ cell, colour }) => [cell, nearest(colour, kept)]))
  const few = new Uint8Array(pixels.length)
  for (let i = 0; i < pixels.length; i += 3) few.set(shown.get(cellOf(pixels, i)) ?? [], i)
  return { width, height, pixels: few }
}

function nearest(
  colour: readonly number[],
  kept: readonly { colour: readonly number[] }[],
): readonly number[] {
  let best = colour
  let least = Number.POSITIVE_INFINITY
  for (const { colour: other } of kept) {
    const apart = other.reduce((sum, value, i) => sum + (value - (colour[i] ?? 0)) ** 2, 0)
    if (apart < least) [best, least] = [other, apart]
  }
  return best
}

/**
 * The picture within a box, in pixels, each of its pixels the mean of those that it stands for; the picture itself when it
 * is no larger.
 */
export function shrunk(picture: Picture, mostWide: number, mostHigh: number): Picture {
  const { width, height, pixels } = picture
  const scale = Math.min(mostWide / width, mostHigh / height)
  if (scale >= 1) return picture
  const part = (size: number): number => Math.max(1, Math.round(size * scale))
  const small = { width: part(width), height: part(height) }
  const to = new Uint8Array(small.width * small.height * 3)
  for (let y = 0; y < small.height; y++) {
    const [top, bottom] = span(y, height / small.height, height)
    for (let x = 0; x < small.width; x++) {
      const [left, right] = span(x, width / small.width, width)
      const sum = [0, 0, 0]
      for (let row = top; row < bottom; row++)
        for (let i = (row * width + left) * 3; i < (row * width + right) * 3; i++)
          sum[i % 3] = (sum[i % 3] ?? 0) + (pixels[i] ?? 0)
      const count = (bottom - top) * (right - left)
      to.set(
        sum.map((each) => Math.round(each / count)),
        (y * small.width + x) * 3,
      )
    }
  }
  return { ...small, pixels: to }
}

const span = (at: number, scale: number, most: number): [first: number, end: number] => {
  const first = Math.min(Math.floor(at * scale), most - 1)
  return [first, Math.min(Math.max(Math.ceil((at + 1) * scale), first + 1), most)]
}
