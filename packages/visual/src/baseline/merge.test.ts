import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Baseline, readBaseline, removeStory, type StoryManifest, writeStory } from './manifest.ts'

/** Branches that both approved something, merged by git with this repository's attributes. */
const ATTRIBUTES = resolve(import.meta.dirname, '../../../../.gitattributes')
const FOLDER = 'visual-baseline'

type Stories = Baseline['stories']

const BRANDS = ['acorn', 'birch', 'cedar', 'dale', 'elm']
const cellsOf = (brands: readonly string[], mark = '') =>
  Object.fromEntries(
    brands.flatMap((brand) =>
      ['dark', 'light'].map((scheme) => {
        const theme = `${brand}.${scheme}`
        return [theme, { picture: `p-${theme}${mark}`, key: `k-${theme}${mark}` }]
      }),
    ),
  )
const manifest = (cells: StoryManifest['cells'], sheets = ['s1']): StoryManifest => ({
  width: 480,
  height: 120,
  sheets,
  cells,
})
const base: Stories = Object.fromEntries(
  ['badge--states', 'chip--states', 'tabs--contents'].map((story) => [story, manifest(cellsOf(BRANDS))]),
)
/** Cells added or anew, in all stories or in some; a partial approval leaves no whole screenshot. */
const withCells = (
  cells: StoryManifest['cells'],
  stories: readonly string[] = Object.keys(base),
  sheets: string[] = [],
): Stories => ({
  ...base,
  ...Object.fromEntries(
    stories.map((story) => [story, manifest({ ...base[story]?.cells, ...cells }, sheets)]),
  ),
})
const without = (story: string): Stories =>
  Object.fromEntries(Object.entries(base).filter(([id]) => id !== story))

const restyled = (...brands: string[]) => cellsOf(brands, '2')
const otherwise = (...brands: string[]) => cellsOf(brands, '3')

let root = ''
const git = (...args: string[]) => execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: 'pipe' })
const commit = (stories: Stories, subject: string) => {
  const folder = join(root, FOLDER)
  for (const story of Object.keys(base)) if (!(story in stories)) removeStory(folder, story)
  for (const [story, each] of Object.entries(stories)) writeStory(folder, story, each)
  git('add', '--all')
  git('commit', '--quiet', '--allow-empty', '-m', subject)
}

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), 'visual-merge-'))
  git('init', '--quiet', '--initial-branch=main')
  git('config', 'user.name', 'Tester')
  git('config', 'user.email', 'tester@example.com')
  copyFileSync(ATTRIBUTES, join(root, '.gitattributes'))
  commit(base, 'Base')
})
afterAll(() => rmSync(root, { recursive: true, force: true }))

const merge = (one: Stories, other: Stories): Stories => {
  git('checkout', '--quiet', '-B', 'one', 'main')
  commit(one, 'One')
  git('checkout', '--quiet', '-B', 'other', 'main')
  commit(other, 'Other')
  git('merge', '--quiet', '--no-edit', 'one')
  return readBaseline(join(root, FOLDER)).stories
}
const doubledOf = (stories: Stories) =>
  Object.entries(stories).flatMap(([story, { doubled = {} }]) =>
    Object.keys(doubled).map((theme) => `${story} ${theme}`),
  )
const themesOf = (stories: Stories, story: string) => Object.keys(stories[story]?.cells ?? {}).sort()

test.each<[string, Stories, Stories, string[]]>([
  ['a brand each, far apart', withCells(cellsOf(['amber'])), withCells(cellsOf(['zinc'])), []],
  ['a brand each, at the same place', withCells(cellsOf(['lark'])), withCells(cellsOf(['larch'])), []],
  [
    'a brand each, all approved by both',
    withCells(cellsOf(['amber']), undefined, ['s2']),
    withCells(cellsOf(['larch']), undefined, ['s3']),
    [],
  ],
  [
    'different stories',
    withCells(restyled(...BRANDS), ['badge--states'], ['s2']),
    withCells(restyled(...BRANDS), ['chip--states'], ['s3']),
    [],
  ],
  [
    'cells of one story, apart',
    withCells(restyled('acorn'), ['badge--states']),
    withCells(restyled('elm'), ['badge--states']),
    [],
  ],
  [
    'a brand and a story',
    withCells(cellsOf(['larch'])),
    withCells(restyled('acorn'), ['tabs--contents']),
    [],
  ],
  ['the same change', withCells(restyled('cedar')), withCells(restyled('cedar')), []],
  [
    'a story that went, and another’s cells',
    without('tabs--contents'),
    withCells(restyled('acorn'), ['chip--states']),
    [],
  ],
  [
    'the same cells, differently',
    withCells(restyled('cedar'), ['badge--states']),
    withCells(otherwise('cedar'), ['badge--states']),
    ['badge--states cedar.dark', 'badge--states cedar.light'],
  ],
  [
    'a story that both added',
    { ...base, 'menu--states': manifest(cellsOf(BRANDS)) },
    { ...base, 'menu--states': manifest({ ...cellsOf(BRANDS), ...restyled('dale') }) },
    ['menu--states dale.dark', 'menu--states dale.light'],
  ],
])('%s: merged, and what conflicts is told by cell', (_, one, other, conflicts) => {
  const merged = merge(one, other)
  expect(doubledOf(merged)).toEqual(conflicts)
  for (const [story, { cells }] of Object.entries(merged)) {
    const both = new Set([...themesOf(one, story), ...themesOf(other, story)])
    expect(Object.keys(cells).sort()).toEqual([...both].sort())
    for (const [theme, cell] of Object.entries(cells)) {
      if (conflicts.includes(`${story} ${theme}`)) continue
      const sides = [one, other].map((stories) => stories[story]?.cells[theme])
      // What one of them changed holds; what neither touched is as it was.
      const changed = sides.find((side) => side && side.picture !== base[story]?.cells[theme]?.picture)
      expect(cell).toEqual(changed ?? base[story]?.cells[theme])
    }
  }
})

test('neighbouring lines that git takes for one place: both lines stay, and the key tells which', () => {
  const merged = merge(withCells(cellsOf(['birch'], '2')), withCells(cellsOf(['cedar'], '2')))
  const all = merged['badge--states']
  expect(all?.doubled?.['birch.light']?.map(({ key }) => key).sort()).toEqual([
    'k-birch.light',
    'k-birch.light2',
  ])
})
