import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import fc from 'fast-check'
import { afterAll, expect, test } from 'vitest'
import type { Comparison, Finding } from '../baseline/compare.ts'
import type { Facts } from '../causes/causes.ts'
import { defineVisual } from '../config/define.ts'
import { readSettings } from '../config/settings.ts'
import { explain } from './explain.ts'

const root = mkdtempSync(join(tmpdir(), 'visual-explain-'))
afterAll(() => rmSync(root, { recursive: true }))

const BRANDS = ['harbour', 'meadow', 'cove']
const STORIES = ['chip--states', 'chip--contents', 'card--new']
const settings = readSettings(
  defineVisual({
    storybook: { sources: ['.'] },
    themes: { attributes: { brand: 'data-b', scheme: 'data-s' }, brands: BRANDS, schemes: ['day', 'night'] },
  }),
  root,
)
const facts: Facts = {
  words: settings.words,
  known: { brands: new Set(['harbour', 'meadow']), stories: new Set(['chip--states', 'chip--contents']) },
  present: { brands: new Set(BRANDS), stories: new Set(STORIES) },
  brands: new Map([['meadow', ['brand colour']]]),
  files: [{ path: 'Chip.tsx', lines: [] }],
  component: (story) => story,
}
const comparison = (findings: Finding[]): Comparison => ({
  environment: { browser: '', fonts: '', probe: '' },
  findings,
  errors: [],
  seen: {},
  after: new Map(),
  structures: new Map(),
  inOwnGlobals: [],
  counts: { stories: 0, cells: 0, shot: 0, live: 0, sameUnderNewKey: 0 },
  notes: [],
})

test('a report hides nothing: every cell found stands in one group, and every group under one cause', async () => {
  const finding = fc.record({
    story: fc.constantFrom(...STORIES),
    theme: fc.constantFrom(...BRANDS.flatMap((brand) => [`${brand}.day`, `${brand}.night`])),
    kind: fc.constantFrom('changed' as const, 'new' as const, 'gone' as const),
  })
  const name = ({ story, theme }: Pick<Finding, 'story' | 'theme'>) => `${story} ${theme}`
  await fc.assert(
    fc.asyncProperty(fc.uniqueArray(finding, { selector: name }), async (findings) => {
      const { causes, groups } = await explain(settings, comparison(findings), {
        baseline: { stories: {} },
        facts,
        isComparable: true,
      })
      const shown = groups.flatMap(({ story, themes }) => themes.map((theme) => name({ story, theme })))
      expect(shown.sort()).toEqual(findings.map(name).sort())
      for (const { id, cells } of causes) {
        const own = groups.filter(({ cause }) => cause === id)
        expect(own.reduce((sum, { themes }) => sum + themes.length, 0)).toBe(cells)
      }
      expect(causes.reduce((sum, { cells }) => sum + cells, 0)).toBe(findings.length)
    }),
  )
})
