import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import type { Picture } from '../pictures/picture.ts'
import { decodePng } from '../pictures/png.ts'
import { exampleThemes } from './explain.ts'
import { openShelves } from './pictures.ts'

const folder = mkdtempSync(join(tmpdir(), 'visual-pictures-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Noise: the picture that packs worst. */
const noise = (seed: number, width = 100, height = 100): Picture => {
  let state = seed + 1
  const pixels = Uint8Array.from({ length: width * height * 3 }, () => {
    state = (state * 1103515245 + 12345) % 2 ** 31
    return state >> 16
  })
  return { width, height, pixels }
}
const LIMITS = {
  stories: 2,
  causeBytes: 1e6,
  wholeBytes: 2e6,
  allBytes: 3e6,
  smallWidth: 20,
  smallHeight: 20,
}

test('pictures become small after a cause’s first stories, and the same picture is kept once', () => {
  const shelves = openShelves(folder, LIMITS)
  const sizes = [1, 2, 3].map((seed) => {
    const { size, save } = shelves.of('one', `story ${seed}`)
    const address = save(noise(seed))
    expect(save(noise(seed))).toBe(address)
    return [size, decodePng(readFileSync(join(folder, address ?? ''))).width]
  })
  expect(sizes).toEqual([
    ['large', 100],
    ['large', 100],
    ['small', 20],
  ])
  expect(shelves.of('another', 'story 9').size).toBe('large')
  expect(readdirSync(join(folder, 'pictures'))).toHaveLength(3)
})

test('no report is larger than its limit, whatever it is given; what found no room is counted', () => {
  const limits = {
    stories: 50,
    causeBytes: 60_000,
    wholeBytes: 100_000,
    allBytes: 120_000,
    smallWidth: 60,
    smallHeight: 60,
  }
  const shelves = openShelves(folder, limits)
  const saved = Array.from({ length: 40 }, (_, i) =>
    shelves.of(`cause ${i % 4}`, `story ${i}`).save(noise(i)),
  )
  const pictures = readdirSync(join(folder, 'pictures'))
  const bytes = pictures.reduce((sum, name) => sum + statSync(join(folder, 'pictures', name)).size, 0)
  expect(bytes).toBeLessThanOrEqual(limits.allBytes)
  expect(shelves.leftOut()).toBe(saved.filter((address) => address === undefined).length)
  expect(shelves.leftOut()).toBeGreaterThan(0)
})

test('examples are whole brands, light and dark together', () => {
  const themes = ['a', 'b', 'c', 'd', 'e'].flatMap((brand) => [`${brand}.dark`, `${brand}.light`])
  expect(exampleThemes(themes, 'small')).toHaveLength(2)
  const shown = exampleThemes(themes, 'large')
  expect(shown).toHaveLength(6)
  for (const theme of shown)
    expect(shown).toContain(theme.replace(/dark|light/, (scheme) => (scheme === 'dark' ? 'light' : 'dark')))
})
