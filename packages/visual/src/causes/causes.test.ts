import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Finding } from '../baseline/compare.ts'
import { type CausedCell, type Facts, gatherCauses, originOf, type StoryFacts, subjectOf } from './causes.ts'
import { type Change, changesBetween } from './changes.ts'

const BRANDS = ['harbour', 'meadow', 'quarry']
const SCHEMES = ['day', 'night']
const THEMES = BRANDS.flatMap((brand) => SCHEMES.map((scheme) => `${brand}.${scheme}`))

const facts = (over: Partial<Facts> = {}): Facts => ({
  words: { brand: 'client', brands: 'clients' },
  known: { brands: new Set(BRANDS), stories: new Set(STORIES) },
  present: { brands: new Set(BRANDS), stories: new Set(STORIES) },
  brands: new Map(),
  files: [],
  component: (story) => story.split('--')[0] ?? '',
  ...over,
})
const STORIES = [
  'chip--states',
  'chip--contents',
  'filter--bar',
  'button--pressed',
  'field--rare',
  'plain--text',
]

const changed = (story: string, themes: readonly string[] = THEMES): Finding[] =>
  themes.map((theme) => ({ story, theme, kind: 'changed' }))

/** What a run found, put down to causes. */
function causesOf(
  findings: readonly Finding[],
  known: Facts,
  changes?: Readonly<Record<string, readonly Change[]>>,
) {
  const cells = findings.map((finding): CausedCell => {
    const own = findings.filter(({ story, kind }) => story === finding.story && kind === 'changed')
    const of: StoryFacts = {
      story: finding.story,
      seen: BRANDS,
      changed: [...new Set(own.map(({ theme }) => theme.split('.')[0] ?? ''))],
      changes: changes && (changes[finding.story] ?? []),
    }
    return { ...finding, origin: originOf(finding, of, known), picture: `${finding.story}${finding.theme}` }
  })
  return { cells, ...gatherCauses(cells, known) }
}
const named = (...args: Parameters<typeof causesOf>) =>
  causesOf(...args).causes.map(({ name, stories, cells }) => `${name}: ${stories} stories, ${cells} cells`)

/** Two structures of a story that differ in one rule. */
const rule = (from: string, to: string): Change[] => changesBetween(`<p></p>\n${from}`, `<p></p>\n${to}`)
const PADDING = rule('.c1 { padding: 0px 6px; }', '.c4 { padding: 0px 7px; }')
const WEIGHT = rule('.c1 { font-weight: 500; }', '.c1 { font-weight: 600; }')
const HOVER = rule('.c1:hover { background: var(--a); }', '.c1:hover { background: var(--b); }')
const RARE = rule(
  '.c1[aria-invalid="true"]:disabled { opacity: 0.5; }',
  '.c1[aria-invalid="true"]:disabled { opacity: 0.6; }',
)
const FILES = [
  { path: 'ui/Chip/Chip.tsx', lines: ['padding: 0 6px;', 'padding: 0 7px;'] },
  { path: 'ui/Text/Text.styles.ts', lines: ['font-weight: 500;', 'font-weight: 600;'] },
  {
    path: 'ui/Button/Button.styles.ts',
    lines: ['&:hover { background: a; }', '&:hover { background: b; }'],
  },
  { path: 'ui/Field/index.ts', lines: ['opacity: 0.5;', 'opacity: 0.6;'] },
]

describe('five changes at once, each found and named', () => {
  const known = facts({ brands: new Map([['meadow', ['brand colour']]]), files: FILES })
  const own = ['meadow.day', 'meadow.night']
  const others = THEMES.filter((theme) => !own.includes(theme))
  const changes = {
    'chip--states': PADDING,
    'chip--contents': PADDING,
    'filter--bar': PADDING,
    'button--pressed': HOVER,
    'field--rare': RARE,
    'plain--text': WEIGHT,
  }

  test('a padding, a seed, a weight, a hover, a rare state', () => {
    const findings = [
      ...['chip--states', 'chip--contents', 'filter--bar'].flatMap((story) => changed(story, others)),
      ...changed('button--pressed', others),
      ...changed('field--rare', others),
      ...changed('plain--text', others),
      ...changed('seed--one', own),
      ...changed('seed--two', own),
    ]
    expect(named(findings, known, changes)).toEqual([
      'Chip: padding: 3 stories, 12 cells',
      'Button: background (hover): 1 stories, 4 cells',
      'Field: opacity (aria-invalid disabled): 1 stories, 4 cells',
      'Text: font-weight: 1 stories, 4 cells',
      'client meadow: brand colour: 2 stories, 4 cells',
    ])
  })

  test('a cell that two of them touch says both, and is not counted to either', () => {
    expect(named([...changed('chip--states'), ...changed('seed--one', own)], known, changes)).toEqual([
      'Chip: padding: 1 stories, 4 cells',
      'client meadow: brand colour: 1 stories, 2 cells',
      'client meadow: brand colour; and Chip: padding: 1 stories, 2 cells',
    ])
  })
})

describe('a change that no source speaks of', () => {
  test('stories of the same change are one cause, by what it does', () => {
    const { causes } = causesOf([...changed('chip--states'), ...changed('filter--bar')], facts(), {
      'chip--states': PADDING,
      'filter--bar': PADDING,
    })
    expect(causes).toMatchObject([{ name: 'chip: padding', stories: 2, files: [] }])
  })
  test('two files that set the same property are told apart by the value', () => {
    const card = { path: 'ui/Card.tsx', lines: ['padding: 12px;', 'padding: 16px;'] }
    const known = facts({ files: [...FILES, card] })
    expect(named(changed('chip--states'), known, { 'chip--states': PADDING })).toEqual([
      'Chip: padding: 1 stories, 6 cells',
    ])
  })
})

test('a change of markup is put down to the file that speaks of what is other in it', () => {
  const piece = (size: number) => `<svg aria-hidden="true" width="${size}"></svg>`
  const icon = { path: 'ui/Icon.tsx', lines: ['width={16}', 'width={18}'] }
  const other = { path: 'ui/Hidden.tsx', lines: ['aria-hidden="true"'] }
  const markup = changesBetween(piece(16), piece(18))
  expect(named(changed('chip--states'), facts({ files: [icon, other] }), { 'chip--states': markup })).toEqual(
    ['Icon: markup: 1 stories, 6 cells'],
  )
})

describe('without pictures from before', () => {
  const reaches = (story: string, path: string) => path.toLowerCase().includes(story.split('--')[0] ?? '')
  test('stories that reach the same changed files are one cause', () => {
    const found = [...changed('chip--states'), ...changed('chip--contents'), ...changed('button--pressed')]
    expect(named(found, facts({ files: FILES, reaches }))).toEqual([
      'Chip: padding: 2 stories, 12 cells',
      'Button: 1 stories, 6 cells',
    ])
  })
  test('a story that no changed file reaches: what stands outside of all stories', () => {
    const weights = { path: 'themes/weights.ts', lines: [] }
    expect(named(changed('plain--text'), facts({ files: [weights], reaches }))).toEqual([
      'themes and preview: weights: 1 stories, 6 cells',
    ])
  })
  test('where nobody says whose the files are, some brands alone are their own cause', () => {
    const known = facts({ brands: undefined })
    expect(named(changed('chip--states', ['meadow.night']), known)).toEqual([
      'client meadow: 1 stories, 1 cells',
    ])
  })
  test('what nothing explains stands under its own story', () => {
    expect(named([...changed('plain--text'), ...changed('chip--states')], facts())).toEqual([
      'chip--states: 1 stories, 6 cells',
      'plain--text: 1 stories, 6 cells',
    ])
  })
})

describe('what is new and what is gone', () => {
  const at = (kind: 'new' | 'gone', story: string, theme: string): Finding => ({ story, theme, kind })
  test('a brand, stories, a cell, and the first run of all', () => {
    const found = [
      at('new', 'chip--states', 'cove.day'),
      at('new', 'tag--new', 'cove.day'),
      at('new', 'tag--new', 'meadow.day'),
      at('new', 'plain--text', 'meadow.day'),
    ]
    expect(named(found, facts())).toEqual([
      'new client cove: 2 stories, 2 cells',
      'new: tag: 1 stories, 1 cells',
      'plain--text: 1 stories, 1 cells',
    ])
    const empty = facts({ known: { brands: new Set(), stories: new Set() } })
    expect(named(found, empty)).toEqual(['nothing is approved yet: 3 stories, 4 cells'])
  })
  test('a brand that is gone, a story that is gone, a cell that is gone', () => {
    const found = [
      at('gone', 'chip--states', 'moor.day'),
      at('gone', 'tag--old', 'meadow.day'),
      at('gone', 'plain--text', 'meadow.day'),
    ]
    expect(named(found, facts())).toEqual([
      'client moor is gone: 1 stories, 1 cells',
      'gone: tag: 1 stories, 1 cells',
      'plain--text: 1 stories, 1 cells',
    ])
  })
})

test('every cell belongs to exactly one cause, and the counts add up', () => {
  const change = fc.constantFrom(
    PADDING,
    WEIGHT,
    HOVER,
    RARE,
    [],
    rule('.c1 { top: 0px; }', '.c1 { top: 1px; }'),
  )
  const finding = fc.record({
    story: fc.constantFrom(...STORIES, 'tag--new'),
    theme: fc.constantFrom(...THEMES, 'cove.day'),
    kind: fc.constantFrom('changed' as const, 'new' as const, 'gone' as const),
  })
  const findings = fc.uniqueArray(finding, {
    selector: ({ story, theme }) => `${story} ${theme}`,
    maxLength: 30,
  })
  const known = fc.record({
    brands: fc.option(
      fc.uniqueArray(fc.constantFrom(...BRANDS)).map((own) => new Map(own.map((brand) => [brand, ['x']]))),
      { nil: undefined },
    ),
    files: fc.subarray(FILES),
    reaches: fc.option(fc.func(fc.boolean()), { nil: undefined }),
  })
  const changes = fc.option(fc.dictionary(fc.constantFrom(...STORIES), change), { nil: undefined })
  fc.assert(
    fc.property(findings, known, changes, (found, over, told) => {
      const { causes, ids, cells } = causesOf(found, facts(over), told)
      expect(causes.reduce((sum, { cells: own }) => sum + own, 0)).toBe(found.length)
      for (const cause of causes) {
        const own = cells.filter(({ origin }) => ids.get(origin.key) === cause.id)
        expect(own).toHaveLength(cause.cells)
        expect(new Set(own.map(({ story }) => story)).size).toBe(cause.stories)
      }
      expect(new Set(causes.map(({ id }) => id)).size).toBe(causes.length)
      expect(new Set(causes.map(({ digest }) => digest)).size).toBe(causes.length)
    }),
  )
})

test('a decision holds for the very pictures: another picture is another digest', () => {
  const digest = (picture: string) => {
    const origin = originOf(
      changed('plain--text')[0] as Finding,
      { story: 'plain--text', seen: [], changed: [] },
      facts(),
    )
    return gatherCauses(
      [{ story: 'plain--text', theme: 'meadow.day', kind: 'changed', origin, picture }],
      facts(),
    ).causes[0]?.digest
  }
  expect(digest('a')).not.toBe(digest('b'))
})

test.each([
  ['ui/Button/Button.styles.ts', 'Button'],
  ['ui/Button/index.ts', 'Button'],
  ['site.css', 'site'],
])('%s is %s', (path, subject) => expect(subjectOf(path)).toBe(subject))
