import { createHash } from 'node:crypto'
import type { Picture } from './picture.ts'

/**
 * Hashes texts that begin alike: the beginning is read once, and each of the rest adds to it. 60 bits are plenty: among
 * 90,000 cells the chance that any two different ones agree is below one in 10^8.
 */
export function hashAfter(
  ...beginning: readonly (string | Uint8Array)[]
): (...rest: readonly (string | Uint8Array)[]) => string {
  const begun = createHash('sha1')
  for (const part of beginning) begun.update(part)
  return (...rest) => {
    const hash = begun.copy()
    for (const part of rest) hash.update(part)
    return hash.digest('base64url').slice(0, 10)
  }
}

export const shortHash = hashAfter()

export const hashPicture = ({ width, height, pixels }: Picture): string =>
  shortHash(`${width}x${height} `, pixels)

/** How cells lie on a sheet: all of one size, row by row. */
export interface SheetLayout {
  columns: number
  cellWidth: number
  cellHeight: number
}

/** Cuts the first `count` cells out of a sheet. */
export function cut(
  sheet: Picture,
  { columns, cellWidth, cellHeight }: SheetLayout,
  count: number,
): Picture[] {
  return Array.from({ length: count }, (_, i) => {
    const left = (i % columns) * cellWidth
    const top = Math.floor(i / columns) * cellHeight
    const pixels = new Uint8Array(cellWidth * cellHeight * 3)
    for (let y = 0; y < cellHeight; y++) {
      const start = ((top + y) * sheet.width + left) * 3
      pixels.set(sheet.pixels.subarray(start, start + cellWidth * 3), y * cellWidth * 3)
    }
    return { width: cellWidth, height: cellHeight, pixels }
  })
}

/** How far two pictures are apart. */
export interface Distance {
  /** Pixels that differ by more than the given level in any channel. */
  pixels: number
  /** The largest difference of a channel, 0 to 255. */
  highestLevel: number
}

const at = (pixels: Uint8Array, i: number): number => pixels[i] ?? 0

/** Pictures of two sizes differ in every pixel of the larger one. */
export function distance(a: Picture, b: Picture, level = 0): Distance {
  if (a.width !== b.width || a.height !== b.height)
    return { pixels: Math.max(a.width, b.width) * Math.max(a.height, b.height), highestLevel: 255 }
  if (Buffer.from(a.pixels.buffer).equals(b.pixels)) return { pixels: 0, highestLevel: 0 }
  let pixels = 0
  let highestLevel = 0
  for (let i = 0; i < a.pixels.length; i += 3) {
    const most = Math.max(
      Math.abs(at(a.pixels, i) - at(b.pixels, i)),
      Math.abs(at(a.pixels, i + 1) - at(b.pixels, i + 1)),
      Math.abs(at(a.pixels, i + 2) - at(b.pixels, i + 2)),
    )
    if (most > level) pixels++
    if (most > highestLevel) highestLevel = most
  }
  return { pixels, highestLevel }
}

const differs = (a: Picture, b: Picture, x: number, y: number): boolean => {
  if (x >= a.width || y >= a.height || x >= b.width || y >= b.height) return true
  const [i, j] = [(y * a.width + x) * 3, (y * b.width + x) * 3]
  return [0, 1, 2].some((channel) => at(a.pixels, i + channel) !== at(b.pixels, j + channel))
}

const MARK = [214, 0, 110] as const

/** The picture `b`, pale and grey, with what differs from `a` in a strong colour; as large as the larger one. */
export function markDifferences(a: Picture, b: Picture): Picture {
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
  const pixels = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const to = (y * width + x) * 3
      if (differs(a, b, x, y)) pixels.set(MARK, to)
      else {
        const from = (y * b.width + x) * 3
        const grey = (at(b.pixels, from) + at(b.pixels, from + 1) + at(b.pixels, from + 2)) / 3
        pixels.fill(200 + grey * 0.2, to, to + 3)
      }
    }
  return { width, height, pixels }
}

/** Side of the squares by which two differences are told to be the same, in pixels. */
const BLOCK = 16

/** Numbers of the squares in which two pictures differ: where a change shows, whatever its colours. */
export function changedBlocks(a: Picture, b: Picture): number[] {
  const [width, height] = [Math.max(a.width, b.width), Math.max(a.height, b.height)]
  const perRow = Math.ceil(width / BLOCK)
  const blocks = new Set<number>()
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const block = Math.floor(y / BLOCK) * perRow + Math.floor(x / BLOCK)
      if (!blocks.has(block) && differs(a, b, x, y)) blocks.add(block)
    }
  return [...blocks].sort((one, other) => one - other)
}
