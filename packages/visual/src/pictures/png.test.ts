import { deflateSync } from 'node:zlib'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Picture } from './picture.ts'
import { decodePng, encodePng } from './png.ts'

const picture: fc.Arbitrary<Picture> = fc
  .record({ width: fc.integer({ min: 1, max: 12 }), height: fc.integer({ min: 1, max: 12 }) })
  .chain(({ width, height }) =>
    fc
      .uint8Array({ minLength: width * height * 3, maxLength: width * height * 3 })
      .map((pixels) => ({ width, height, pixels })),
  )

test('a picture is the same after packing and unpacking', () => {
  fc.assert(
    fc.property(picture, (one) => {
      expect(decodePng(encodePng(one))).toEqual(one)
    }),
  )
})

/** Packs one row after the other with the filter of its number, by the format's own definition. */
function packed({ width, height, pixels }: Picture, channels: 3 | 4, filters: readonly number[]): Buffer {
  const stride = width * channels
  const plain = new Uint8Array(stride * height)
  for (let i = 0; i < width * height; i++)
    for (let channel = 0; channel < channels; channel++)
      plain[i * channels + channel] = channel === 3 ? 255 : (pixels[i * 3 + channel] ?? 0)
  const at = (x: number, y: number): number => (x < 0 || y < 0 ? 0 : (plain[y * stride + x] ?? 0))
  const raw = Buffer.alloc((stride + 1) * height)
  for (let y = 0; y < height; y++) {
    const filter = filters[y % filters.length] ?? 0
    raw[y * (stride + 1)] = filter
    for (let x = 0; x < stride; x++) {
      const [left, above, corner] = [at(x - channels, y), at(x, y - 1), at(x - channels, y - 1)]
      const near = [left, above, corner]
      const guess = left + above - corner
      const closest = Math.min(...near.map((value) => Math.abs(guess - value)))
      const paeth = near.find((value) => Math.abs(guess - value) === closest) ?? 0
      const predicted = [0, left, above, Math.floor((left + above) / 2), paeth][filter] ?? 0
      raw[y * (stride + 1) + 1 + x] = at(x, y) - predicted
    }
  }
  const sample = encodePng({ width, height, pixels })
  const header = Buffer.from(sample.subarray(16, 29))
  header[9] = channels === 4 ? 6 : 2
  const chunk = (kind: string, body: Buffer): Buffer => {
    const size = Buffer.alloc(4)
    size.writeUInt32BE(body.length)
    return Buffer.concat([size, Buffer.from(kind), body, Buffer.alloc(4)])
  }
  return Buffer.concat([
    sample.subarray(0, 8),
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(raw)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

test('every filter of the format is read, with and without alpha', () => {
  const filters = fc.array(fc.integer({ min: 0, max: 4 }), { minLength: 1, maxLength: 5 })
  fc.assert(
    fc.property(picture, filters, fc.constantFrom(3 as const, 4 as const), (one, order, channels) => {
      expect(decodePng(packed(one, channels, order))).toEqual(one)
    }),
  )
})

test('what is no screenshot is refused', () => {
  expect(() => decodePng(Buffer.from('GIF89a'))).toThrow('no PNG')
})
