import { describe, expect, test } from 'vitest'
import { pageReferences, sourceReferences, wordPages } from './references.ts'
import { anchorsOf, readTargets, type Targets } from './referenceTargets.ts'
import { parseSource, report, repositorySources } from './source.ts'

test('every reference of a comment, a title or a page leads somewhere in this repository', () => {
  const targets = readTargets()
  const pages = wordPages().flatMap((page) => pageReferences(page, targets))
  const sources = repositorySources().flatMap((source) => sourceReferences(source, targets))
  expect(report([...pages, ...sources])).toEqual([])
})

test('what references lead to is found', () => {
  const { clauses, rules, decisions, topics } = readTargets()
  expect(clauses.has('HOM-028')).toBe(true)
  expect([...rules]).toEqual(Array.from({ length: 28 }, (_, at) => `R${at + 1}`))
  expect(decisions.has('0007')).toBe(true)
  expect(topics.has('Saving')).toBe(true)
  expect(topics.get('Once-only actions')).toContain('5')
})

const FILES = ['docs/guide/structure.md', 'docs/guide/area.md', 'docs/images/home.png']
const TARGETS: Targets = {
  clauses: new Set(['HOM-001', 'HOM-002']),
  rules: new Set(['R1', 'R12']),
  decisions: new Set(['0007']),
  topics: new Map([
    ['Saving', new Set<string>()],
    ['Once-only actions', new Set(['4', '5'])],
  ]),
  exists: (path) => FILES.includes(path),
  anchors: () => anchorsOf('# The code\n\n## How data moves\n'),
}
const inCode = (code: string) =>
  report(sourceReferences(parseSource('packages/domain/src/x.ts', code), TARGETS))
const inPage = (text: string) => report(pageReferences({ path: 'docs/guide/x.md', text }, TARGETS))

describe('each kind of reference that leads nowhere is seen', () => {
  test.each([
    ['a clause', 'as HOM-003 says'],
    ['the end of a range of clauses', 'HOM-001..003'],
    ['a clause of no area', 'as HOMM-001 says'],
    ['a rule', 'never twice (R29)'],
    ['a numbered decision', 'see decision 0008'],
    ['a decision without its four digits', 'see decision 7'],
    ['a topic', '(decisions: Savings)'],
    ['a topic behind a clause', '(HOM-001; decisions: Savings)'],
    ['a line of a topic', '(decisions: Once-only actions, rules 4 to 6)'],
    ['decisions without a topic', '(decisions)'],
    ['decisions by a comma', '(decisions, Saving)'],
    ['decisions by a file', 'see decisions.md'],
    ['a page', 'see docs/guide/home.md'],
    ['a heading of a page', 'see docs/guide/structure.md#how-data-runs'],
    ['an issue', 'as issue 6 says'],
    ['a page outside of the repository', 'live-and-safety 5.2'],
    ['a folder outside of the repository', 'as design/jobs-money.md says'],
    ['a file outside of the repository', 'as architecture.md says'],
  ])('%s: %s', (_, text) => {
    expect(inCode(`// ${text}`)).toHaveLength(1)
    expect(inPage(text)).toHaveLength(1)
  })

  test.each([
    '[the code](home.md)',
    '[moves](structure.md#how-data-runs)',
    '[up](#nowhere)',
    '![home](../images/none.png)',
  ])('a link of a page: %s', (text) => expect(inPage(text)).toHaveLength(1))

  test('a file that the guide names', () => {
    expect(inPage('`packages/none.ts` makes `packages/app/dist`')).toEqual([
      'docs/guide/x.md:1 no file packages/none.ts',
    ])
  })

  test('a title of a test', () => {
    const source = parseSource('e2e/x.spec.ts', `test('R29 HOM-001 never twice', () => {})`)
    expect(report(sourceReferences(source, TARGETS))).toEqual([
      'e2e/x.spec.ts:1 no rule R29 in docs/rules.md',
    ])
  })

  test('on its own line, also where it is broken into two', () => {
    expect(
      inCode('/**\n * Saves once\n * (decisions: Once-only\n * actions, rule 9).\n */\nconst a = 1'),
    ).toEqual(["packages/domain/src/x.ts:3 no rule 9 under 'Once-only actions'"])
    expect(inCode('// Saves (decisions:\n// Savings)\nconst a = 1')).toHaveLength(1)
  })
})

describe('what leads somewhere, and what is no reference, is left alone', () => {
  test.each([
    'HOM-001, HOM-001..002 (R12; decisions: Saving)',
    '(decisions: Once-only\n * actions, rules 4 to 5), decision 0007, docs/guide/structure.md#how-data-moves',
    'addon-docs/blocks, ?path=/docs/for-designers--docs, UTF-8, ISO 8601',
    'a decision of ours; the decisions of a tenant: none',
  ])('%s', (text) => {
    expect(inCode(`/** ${text} */`)).toEqual([])
    expect(inPage(text)).toEqual([])
  })
  test('links', () => {
    const links =
      '[a](structure.md), [b](structure.md#how-data-moves), ![c](../images/home.png), [d](https://example.com/x.md)'
    expect(inPage(`${links}\n\n\`[e](f)\`\n\n\`\`\`\n[g](h)\n\`\`\`\n\n## Here\n`)).toEqual([])
  })
  test('code', () => {
    expect(inCode(`const a = 'HOM-003 R29 issue 6'`)).toEqual([])
  })
})

test('anchors are those of GitHub', () => {
  expect([...anchorsOf('# A `b`: c, d\n## Não é\n## Não é\n```sh\n# no heading\n```\n')]).toEqual([
    'a-b-c-d',
    'não-é',
    'não-é-1',
  ])
})
