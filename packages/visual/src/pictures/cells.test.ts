import { describe, expect, test } from 'vitest'
import { changedBlocks, cut, distance, hashPicture, markDifferences } from './cells.ts'
import type { Picture } from './picture.ts'

const flat = (width: number, height: number, level: number): Picture => ({
  width,
  height,
  pixels: new Uint8Array(width * height * 3).fill(level),
})
const withPixel = (picture: Picture, x: number, y: number, level: number): Picture => {
  const pixels = picture.pixels.slice()
  pixels[(y * picture.width + x) * 3 + 1] = level
  return { ...picture, pixels }
}

describe('cutting a sheet', () => {
  test('gives each cell its own pixels, row by row, the last row not full', () => {
    const sheet = flat(4, 4, 0)
    for (let y = 0; y < 4; y++)
      for (let x = 0; x < 4; x++)
        sheet.pixels.fill(
          10 * (Math.floor(y / 2) * 2 + Math.floor(x / 2)),
          (y * 4 + x) * 3,
          (y * 4 + x) * 3 + 3,
        )
    const cells = cut(sheet, { columns: 2, cellWidth: 2, cellHeight: 2 }, 3)
    expect(cells).toEqual([flat(2, 2, 0), flat(2, 2, 10), flat(2, 2, 20)])
  })

  test('a cut cell has the hash of the same picture taken alone', () => {
    const [, second] = cut(flat(6, 2, 7), { columns: 3, cellWidth: 2, cellHeight: 2 }, 3)
    expect(second && hashPicture(second)).toBe(hashPicture(flat(2, 2, 7)))
  })
})

describe('comparing', () => {
  test('one level in one channel of one pixel is a difference', () => {
    const changed = withPixel(flat(20, 20, 100), 17, 3, 101)
    expect(distance(flat(20, 20, 100), changed)).toEqual({ pixels: 1, highestLevel: 1 })
    expect(hashPicture(changed)).not.toBe(hashPicture(flat(20, 20, 100)))
    expect(distance(flat(20, 20, 100), changed, 2)).toEqual({ pixels: 0, highestLevel: 1 })
  })

  test('the same bytes in another shape are another picture', () => {
    expect(hashPicture(flat(2, 8, 1))).not.toBe(hashPicture(flat(8, 2, 1)))
    expect(distance(flat(2, 8, 1), flat(8, 2, 1)).pixels).toBe(64)
  })

  test('changed places are numbered by squares of 16 pixels', () => {
    expect(changedBlocks(flat(40, 40, 0), withPixel(flat(40, 40, 0), 17, 33, 1))).toEqual([7])
    expect(changedBlocks(flat(40, 40, 0), flat(40, 40, 0))).toEqual([])
  })

  test('only what differs is marked; what one picture lacks is marked as well', () => {
    const marked = markDifferences(flat(2, 1, 0), withPixel(flat(2, 2, 0), 1, 0, 9))
    expect([...marked.pixels]).toEqual([200, 200, 200, 214, 0, 110, 214, 0, 110, 214, 0, 110])
  })
})
