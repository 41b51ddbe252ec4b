import { crc32, deflateSync } from 'node:zlib'

/** A photo must be smaller. */
const PHOTO_BYTES = 10 * 1024 * 1024
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
const JPEG = Buffer.from([0xff, 0xd8, 0xff])

/** The bytes of a photo that came as base64; `undefined` for anything but a JPEG or PNG under 10 MB. */
export const photoBytes = (base64: string): Buffer | undefined => {
  if (!/^[A-Za-z\d+/]+={0,2}$/.test(base64)) return undefined
  const bytes = Buffer.from(base64, 'base64')
  const isPicture = [PNG, JPEG].some((magic) => bytes.subarray(0, magic.length).equals(magic))
  return isPicture && bytes.length < PHOTO_BYTES ? bytes : undefined
}

const chunk = (name: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), data])
  const framed = Buffer.alloc(body.length + 8)
  framed.writeUInt32BE(data.length, 0)
  body.copy(framed, 4)
  framed.writeUInt32BE(crc32(body), body.length + 4)
  return framed
}

const WIDTH = 240
const HEIGHT = 160

/** Draws a little picture: a wall, a floor and a charger, in colours by number, so that photos can be told apart. */
export const drawPicture = (number: number): Buffer => {
  const shade = (base: number, at: number) => (base + ((number * 47 + at * 31) % 90)) & 0xff
  const rows = Buffer.alloc((WIDTH * 3 + 1) * HEIGHT)
  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      const isCharger = x > 96 && x < 144 && y > 36 && y < 132
      const isScreen = x > 106 && x < 134 && y > 46 && y < 66
      const at = y * (WIDTH * 3 + 1) + 1 + x * 3
      const [red, green, blue] = isScreen
        ? [20, 40, 60]
        : isCharger
          ? [shade(150, 1), 235, shade(140, 2)]
          : y < 118
            ? [shade(110, 3), shade(130, 4), shade(150, 5)]
            : [88, 88, 92]
      rows[at] = red
      rows[at + 1] = green
      rows[at + 2] = blue
    }
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(WIDTH, 0)
  header.writeUInt32BE(HEIGHT, 4)
  // Eight bits of red, green and blue each.
  header.set([8, 2, 0, 0, 0], 8)
  return Buffer.concat([
    PNG,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(rows)),
    chunk('IEND', Buffer.alloc(0)),
  ])
}
