import { zxyToTileId } from 'pmtiles'

/** One tile of an archive. */
export interface ArchivedTile {
  readonly at: readonly [zoom: number, x: number, y: number]
  readonly bytes: Uint8Array
}

/** West, south, east, north, degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

const HEADER = 127
const MVT = 1
const PLAIN = 1

/** Unsigned numbers, seven bits a byte, the lowest first. */
function varints(numbers: readonly number[]): number[] {
  return numbers.flatMap((number) => {
    const bytes: number[] = []
    let rest = number
    for (; rest > 127; rest = Math.floor(rest / 128)) bytes.push((rest % 128) + 128)
    return [...bytes, rest]
  })
}

/**
 * A PMTiles archive (version 3) of a few tiles: header, one directory, no metadata, nothing packed.
 * No package writes this format.
 */
export function tilesArchive(tiles: readonly ArchivedTile[], box: Box): Uint8Array<ArrayBuffer> {
  const entries = tiles
    .map(({ at, bytes }) => ({ id: zxyToTileId(...at), zoom: at[0], bytes }))
    .sort((a, b) => a.id - b.id)
  const directory = Uint8Array.from(
    varints([
      entries.length,
      ...entries.map(({ id }, i) => id - (entries[i - 1]?.id ?? 0)),
      ...entries.map(() => 1),
      ...entries.map(({ bytes }) => bytes.length),
      // The first begins at 0, written as 1; each other one begins where the last ends, written as 0.
      ...entries.map((_, i) => (i === 0 ? 1 : 0)),
    ]),
  )
  const metadata = new TextEncoder().encode('{}')
  const dataAt = HEADER + directory.length + metadata.length
  const size = entries.reduce((sum, { bytes }) => sum + bytes.length, 0)
  const archive = new Uint8Array(dataAt + size)
  archive.set(new TextEncoder().encode('PMTiles'))
  archive.set(directory, HEADER)
  archive.set(metadata, HEADER + directory.length)
  let at = dataAt
  for (const { bytes } of entries) {
    archive.set(bytes, at)
    at += bytes.length
  }
  const zooms = entries.map(({ zoom }) => zoom)
  const header = new DataView(archive.buffer)
  header.setUint8(7, 3)
  const sections = [
    HEADER,
    directory.length,
    HEADER + directory.length,
    metadata.length,
    dataAt,
    0,
    dataAt,
    size,
  ]
  for (const [i, value] of [...sections, entries.length, entries.length, entries.length].entries())
    header.setBigUint64(8 + 8 * i, BigInt(value), true)
  for (const [i, value] of [1, PLAIN, PLAIN, MVT, Math.min(...zooms), Math.max(...zooms)].entries())
    header.setUint8(96 + i, value)
  const [west, south, east, north] = box
  for (const [i, value] of box.entries()) header.setInt32(102 + 4 * i, Math.round(value * 1e7), true)
  header.setUint8(118, Math.max(...zooms))
  header.setInt32(119, Math.round(((west + east) / 2) * 1e7), true)
  header.setInt32(123, Math.round(((south + north) / 2) * 1e7), true)
  return archive
}
