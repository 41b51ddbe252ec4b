import { afterAll, describe, expect, test } from 'vitest'
import { hashPicture } from './cells.ts'
import type { Picture } from './picture.ts'
import { encodePng } from './png.ts'
import { openReader } from './reader.ts'

const reader = openReader()
afterAll(() => reader.close())

const dot = (level: number): Picture => ({
  width: 1,
  height: 1,
  pixels: new Uint8Array([level, level, level]),
})
const sheet = (...levels: number[]): Buffer =>
  encodePng({
    width: levels.length,
    height: 1,
    pixels: new Uint8Array(levels.flatMap((level) => [level, level, level])),
  })
const layout = (columns: number) => ({ columns, cellWidth: 1, cellHeight: 1 })

describe('screenshots unpacked on another thread', () => {
  test('have the hash of each cell, and the pictures asked for', async () => {
    const cells = await reader.read({ png: sheet(1, 2, 3), layout: layout(3), count: 3, keep: [2] })
    expect(cells.hashes).toEqual([1, 2, 3].map((level) => hashPicture(dot(level))))
    expect(cells.kept).toEqual([dot(3)])
  })

  test('answers go to those who asked', async () => {
    const levels = [9, 8, 7]
    const all = await Promise.all(
      levels.map((level) => reader.read({ png: sheet(level), layout: layout(1), count: 1, keep: [] })),
    )
    expect(all.map(({ hashes }) => hashes[0])).toEqual(levels.map((level) => hashPicture(dot(level))))
  })

  test('one that cannot be read fails alone', async () => {
    await expect(
      reader.read({ png: Buffer.from('no picture'), layout: layout(1), count: 1, keep: [] }),
    ).rejects.toThrow('This is no PNG.')
    const after = await reader.read({ png: sheet(5), layout: layout(1), count: 1, keep: [] })
    expect(after.hashes).toHaveLength(1)
  })
})
