/** A file of an archive: its path with slashes, and its text. */
export interface ZipEntry {
  path: string
  text: string
}

const TABLE = Uint32Array.from({ length: 256 }, (_, n) => {
  let c = n
  for (let bit = 0; bit < 8; bit++) c = c & 1 ? (c >>> 1) ^ 0xedb88320 : c >>> 1
  return c
})

/** CRC-32 as archives have it, unsigned. */
export function crc32(bytes: Uint8Array): number {
  let crc = 0xffffffff
  for (const byte of bytes) crc = (crc >>> 8) ^ (TABLE[(crc ^ byte) & 255] ?? 0)
  return (crc ^ 0xffffffff) >>> 0
}

/** Names are UTF-8. */
const FLAGS = 0x0800
/** 1980-01-01, the first day that the format knows: the same folder gives the same archive. */
const DATE = 0x0021

/** Little-endian fields: `[value, bytes]`. */
function fields(list: readonly (readonly [value: number, bytes: 2 | 4])[]): Uint8Array<ArrayBuffer> {
  const out = new Uint8Array(list.reduce((sum, [, bytes]) => sum + bytes, 0))
  const view = new DataView(out.buffer)
  let at = 0
  for (const [value, bytes] of list) {
    if (bytes === 2) view.setUint16(at, value, true)
    else view.setUint32(at, value, true)
    at += bytes
  }
  return out
}

/** An archive (ZIP) of a few small texts, stored as they are; its parts in order, for a `Blob`. Throws on a path twice. */
export function zip(entries: readonly ZipEntry[]): Uint8Array<ArrayBuffer>[] {
  if (new Set(entries.map(({ path }) => path)).size < entries.length) throw new Error('A path stands twice.')
  const encoder = new TextEncoder()
  const files: Uint8Array<ArrayBuffer>[] = []
  const directory: Uint8Array<ArrayBuffer>[] = []
  let offset = 0
  for (const { path, text } of entries) {
    const name = encoder.encode(path)
    const data = encoder.encode(text)
    const common = [
      [20, 2],
      [FLAGS, 2],
      [0, 2],
      [0, 2],
      [DATE, 2],
      [crc32(data), 4],
      [data.length, 4],
      [data.length, 4],
      [name.length, 2],
      [0, 2],
    ] as const
    const head = fields([[0x04034b50, 4], ...common])
    files.push(head, name, data)
    directory.push(
      fields([[0x02014b50, 4], [20, 2], ...common, [0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]]),
      name,
    )
    offset += head.length + name.length + data.length
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0)
  const end = fields([
    [0x06054b50, 4],
    [0, 2],
    [0, 2],
    [entries.length, 2],
    [entries.length, 2],
    [size, 4],
    [offset, 4],
    [0, 2],
  ])
  return [...files, ...directory, end]
}
