import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import {
  parseManifest,
  printManifest,
  readBaseline,
  removeStory,
  type StoryManifest,
  writeEnvironment,
  writeStory,
} from './manifest.ts'

const manifest: StoryManifest = {
  width: 360,
  height: 120,
  sheets: ['s1', 's2'],
  cells: {
    'meadow.light': { picture: 'p1', key: 'k1' },
    'harbour.dark': { picture: 'p2', key: 'k2' },
  },
}
let folder = ''
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'visual-'))
})
afterEach(() => {
  rmSync(folder, { recursive: true })
})

test('one line per cell, in order of the themes, so that git shows which cells changed', () => {
  expect(printManifest(manifest)).toBe('sheets s1 s2\nsize 360 120\nharbour.dark p2 k2\nmeadow.light p1 k1\n')
  expect(parseManifest(printManifest(manifest))).toEqual(manifest)
  expect(parseManifest(printManifest({ ...manifest, sheets: [] })).sheets).toEqual([])
})

test('what was written is read again', () => {
  const environment = { browser: '156', fonts: 'f', probe: 'p' }
  writeEnvironment(folder, environment)
  writeStory(folder, 'a--b', manifest)
  writeStory(folder, 'c--d', manifest)
  removeStory(folder, 'c--d')
  expect(readdirSync(folder).sort()).toEqual(['a--b.txt', 'environment.json'])
  expect(readBaseline(folder)).toEqual({ environment, stories: { 'a--b': manifest } })
})

test('a list with the marks of a conflict is refused, with the way on', () => {
  writeFileSync(join(folder, 'a--b.txt'), '<<<<<<< ours\nsize 1 1\n')
  expect(() => readBaseline(folder)).toThrow(/a--b\.txt.*Take either side/)
  writeFileSync(join(folder, 'a--b.txt'), 'size 1 1\nsheets\n=======\n')
  expect(() => readBaseline(folder)).toThrow('Take either side')
})

test('no folder is an empty baseline', () => {
  expect(readBaseline(join(folder, 'nothing'))).toEqual({ stories: {} })
})
