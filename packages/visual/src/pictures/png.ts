import { crc32, deflateSync, inflateSync } from 'node:zlib'
import { paletteOf } from './palette.ts'
import type { Picture } from './picture.ts'

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])

interface Chunks {
  header: Buffer
  /** Three bytes a colour; empty where pixels say theirs themselves. */
  palette: Buffer
  data: Buffer[]
}

function chunksOf(png: Buffer): Chunks {
  if (!png.subarray(0, 8).equals(SIGNATURE)) throw new Error('This is no PNG.')
  const data: Buffer[] = []
  let header: Buffer | undefined
  let palette = Buffer.alloc(0)
  for (let at = 8; at + 8 <= png.length; ) {
    const size = png.readUInt32BE(at)
    const kind = png.toString('latin1', at + 4, at + 8)
    const body = png.subarray(at + 8, at + 8 + size)
    if (kind === 'IHDR') header = body
    else if (kind === 'PLTE') palette = Buffer.from(body)
    else if (kind === 'IDAT') data.push(body)
    else if (kind === 'IEND') break
    at += size + 12
  }
  if (!header) throw new Error('This PNG has no header.')
  return { header, palette, data }
}

const paeth = (left: number, above: number, corner: number): number => {
  const guess = left + above - corner
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - above), Math.abs(guess - corner)]
  if (a <= b && a <= c) return left
  return b <= c ? above : corner
}

/** Undoes a row's filter in place. `above` is the undone row before it, zeros for the first. */
function undo(filter: number, row: Uint8Array, above: Uint8Array, step: number): void {
  const { length } = row
  switch (filter) {
    case 0:
      return
    case 1:
      for (let i = step; i < length; i++) row[i] = (row[i] ?? 0) + (row[i - step] ?? 0)
      return
    case 2:
      for (let i = 0; i < length; i++) row[i] = (row[i] ?? 0) + (above[i] ?? 0)
      return
    case 3:
      for (let i = 0; i < length; i++)
        row[i] = (row[i] ?? 0) + (((i < step ? 0 : (row[i - step] ?? 0)) + (above[i] ?? 0)) >> 1)
      return
    case 4:
      for (let i = 0; i < length; i++) {
        const left = i < step ? 0 : (row[i - step] ?? 0)
        row[i] = (row[i] ?? 0) + paeth(left, above[i] ?? 0, i < step ? 0 : (above[i - step] ?? 0))
      }
      return
    default:
      throw new Error(`This PNG has the unknown filter ${filter}.`)
  }
}

/** Bytes of a pixel by the format's number for the kind of colour. */
const CHANNELS: Readonly<Record<number, number>> = { 2: 3, 3: 1, 6: 4 }

/** Reads a picture: 8 bits a channel, by palette, with or without alpha (which is dropped), not interlaced; throws on others. */
export function decodePng(png: Buffer): Picture {
  const { header, palette, data } = chunksOf(png)
  const [width, height] = [header.readUInt32BE(0), header.readUInt32BE(4)]
  const [depth, colour, interlace] = [header[8], header[9], header[12]]
  const channels = CHANNELS[colour ?? 0]
  if (depth !== 8 || channels === undefined || interlace !== 0)
    throw new Error(`This PNG has depth ${depth}, colour type ${colour}, interlacing ${interlace}.`)
  const stride = width * channels
  const raw = inflateSync(Buffer.concat(data), { chunkSize: Math.max(1024, (stride + 1) * height) })
  const pixels = new Uint8Array(width * height * 3)
  let above = new Uint8Array(stride)
  for (let y = 0; y < height; y++) {
    const start = y * (stride + 1)
    const row = new Uint8Array(raw.buffer, raw.byteOffset + start + 1, stride)
    undo(raw[start] ?? 0, row, above, channels)
    if (channels === 3) pixels.set(row, y * width * 3)
    else
      for (let from = 0, to = y * width * 3; from < stride; from += channels, to += 3) {
        const [source, at] = channels === 1 ? [palette, (row[from] ?? 0) * 3] : [row, from]
        pixels[to] = source[at] ?? 0
        pixels[to + 1] = source[at + 1] ?? 0
        pixels[to + 2] = source[at + 2] ?? 0
      }
    above = row
  }
  return { width, height, pixels }
}

function chunk(kind: string, body: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(kind, 'latin1'), body])
  const frame = Buffer.alloc(8)
  frame.writeUInt32BE(body.length, 0)
  frame.writeUInt32BE(crc32(named), 4)
  return Buffer.concat([frame.subarray(0, 4), named, frame.subarray(4)])
}

/** Each row as the difference to the one above, which suits flat pictures. */
function filtered(rows: Uint8Array, stride: number, height: number): Buffer {
  const raw = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y++) {
    const to = y * (stride + 1)
    raw[to] = 2
    for (let i = 0; i < stride; i++)
      raw[to + 1 + i] = (rows[y * stride + i] ?? 0) - (y === 0 ? 0 : (rows[(y - 1) * stride + i] ?? 0))
  }
  return raw
}

/** Writes a picture for the report, without loss; by palette where it has few colours. */
export function encodePng(picture: Picture): Buffer {
  const { width, height, pixels } = picture
  const palette = paletteOf(picture)
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, palette ? 3 : 2, 0, 0, 0], 8)
  const raw = palette ? filtered(palette.indices, width, height) : filtered(pixels, width * 3, height)
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    ...(palette ? [chunk('PLTE', Buffer.from(palette.colours))] : []),
    chunk('IDAT', deflateSync(raw, { level: 6 })),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
