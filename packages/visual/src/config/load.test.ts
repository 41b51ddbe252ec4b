import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { findConfig, loadSettings } from './load.ts'

let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-config-'))
  mkdirSync(join(folder, 'deep/inside'), { recursive: true })
})
afterEach(() => rmSync(folder, { recursive: true }))

const write = (name: string, brand: string) =>
  writeFileSync(
    join(folder, name),
    `export default {
  storybook: { sources: ['src'] },
  themes: {
    attributes: { brand: 'data-brand', scheme: 'data-mode' },
    brands: ['${brand}'],
    schemes: ['day'],
  },
}
`,
  )

test('the nearest config upwards counts, and paths are from its folder', async () => {
  write('visual.config.mjs', 'harbour')
  expect(findConfig(join(folder, 'deep/inside'))).toBe(join(folder, 'visual.config.mjs'))
  const settings = await loadSettings(join(folder, 'deep/inside'))
  expect(settings.root).toBe(folder)
  expect(settings.themes.brands('/build')).toEqual(['harbour'])
})

test('one that is named counts before that', async () => {
  write('visual.config.mjs', 'harbour')
  write('other.mjs', 'meadow')
  const settings = await loadSettings(folder, 'other.mjs')
  expect(settings.themes.brands('/build')).toEqual(['meadow'])
})

test('without one, the message says what to write', async () => {
  await expect(loadSettings(folder, 'nowhere.ts')).rejects.toThrow('There is no nowhere.ts here')
})

test('a file that exports something else is named', async () => {
  writeFileSync(join(folder, 'visual.config.mjs'), 'export default 3')
  await expect(loadSettings(folder)).rejects.toThrow(/visual\.config\.mjs: the default export is no config/)
})
