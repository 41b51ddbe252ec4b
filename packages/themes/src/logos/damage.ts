/** A picture of opaque pixels, four bytes each, row by row. */
export interface Raster {
  readonly width: number
  readonly height: number
  readonly data: ArrayLike<number>
}

/** Levels of a channel (0 to 255) up to which two pixels are the same colour: edges are blended a little differently. */
const SAME = 40
/** Levels between two neighbours that are an edge to the eye, and that are none. */
const EDGE = 48
const FAINT = 14

const distance = (one: Raster, i: number, other: Raster, j: number): number =>
  Math.max(
    ...[0, 1, 2].map((channel) =>
      Math.abs((one.data[i * 4 + channel] ?? 0) - (other.data[j * 4 + channel] ?? 0)),
    ),
  )

/** The places around one, itself first; an edge may lie a pixel beside where it was. */
function* around({ width, height }: Raster, i: number): Generator<number> {
  yield i
  const [x, y] = [i % width, Math.floor(i / width)]
  for (let dy = -1; dy <= 1; dy++)
    for (let dx = -1; dx <= 1; dx++) {
      const isInside = x + dx >= 0 && x + dx < width && y + dy >= 0 && y + dy < height
      if (isInside && (dx !== 0 || dy !== 0)) yield i + dy * width + dx
    }
}

const places = ({ width, height }: Raster): number[] => Array.from({ length: width * height }, (_, i) => i)

/** The share of pixels, 0 to 1, whose colour the other picture has nowhere near. Both are of one size. */
export function differing(one: Raster, other: Raster): number {
  const isAlone = (from: Raster, to: Raster, i: number): boolean =>
    around(to, i).every((j) => distance(from, i, to, j) > SAME)
  const all = places(one)
  return all.filter((i) => isAlone(one, other, i) || isAlone(other, one, i)).length / all.length
}

/** How much a place differs from what is right of it and below it. */
const edgeAt = (raster: Raster, i: number): number => {
  const { width, height } = raster
  const right = i % width < width - 1 ? distance(raster, i, raster, i + 1) : 0
  const below = i + width < width * height ? distance(raster, i, raster, i + width) : 0
  return Math.max(right, below)
}

/** The share of one picture's edges, 0 to 1, of which the other shows nothing: shapes that became one. */
export function lostEdges(given: Raster, taken: Raster): number {
  const edges = places(given).filter((i) => edgeAt(given, i) > EDGE)
  const lost = edges.filter((i) => around(taken, i).every((j) => edgeAt(taken, j) < FAINT))
  return edges.length === 0 ? 0 : lost.length / edges.length
}
