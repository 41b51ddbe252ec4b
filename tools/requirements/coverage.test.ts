import { describe, expect, test } from 'vitest'
import { type Clause, readPage } from './clauses.ts'
import { coverage, idsInTitles, strayIds } from './coverage.ts'

const clause = (id: string, testable = true): Clause => ({
  id,
  text: 'x',
  gap: '',
  proposal: '',
  testable,
})

describe('which clauses a test names', () => {
  test.each([
    [`test('ABC-001 a thing', () => {})`, ['ABC-001']],
    [`test("ABC-001, ABC-002 two things", () => {})`, ['ABC-001', 'ABC-002']],
    ['test.each(rows)(`ABC-003 %s`, () => {})', ['ABC-003']],
    [`describe('ABC-004..006', () => {})`, ['ABC-004', 'ABC-005', 'ABC-006']],
    [`await step('ABC-007 opens', async () => {})`, ['ABC-007']],
    [`  ['ABC-008', 1, 2],`, ['ABC-008']],
    [`export const Failed: Story = { tags: ['screen', 'ABC-011', 'ABC-012'] }`, ['ABC-011', 'ABC-012']],
    [`// ABC-009 in a comment names nothing`, []],
    [`expect(x).toBe('ABC-010')`, []],
  ])('%s', (text, ids) => {
    expect([...idsInTitles(text)].sort()).toEqual(ids)
  })
})

test('a clause that only the domain names is a rule without its screen, unless the rule is all of it', () => {
  const clauses = [
    clause('ABC-001'),
    clause('ABC-002'),
    clause('ABC-003'),
    clause('ABC-004'),
    clause('ABC-005', false),
  ]
  const named = new Map([
    ['ABC-001', ['packages/domain/src/x.test.ts']],
    ['ABC-002', ['packages/domain/src/x.test.ts', 'e2e/x.spec.ts']],
    ['ABC-003', ['packages/domain/src/x.test.ts']],
  ])
  expect(coverage(clauses, named, new Set(['ABC-003'])).map(({ state }) => state)).toEqual([
    'rule only',
    'done',
    'done',
    'owed',
    'not testable',
  ])
})

test('an id that no clause has is reported', () => {
  expect(strayIds([clause('ABC-001')], new Map([['ABC-009', []]]))).toEqual(['ABC-009'])
})

test('a page is read line by line, and a line that is no clause of it is refused', () => {
  const page = (line: string) => `# ABC: A thing\n\n${line}\n`
  const full =
    '- **ABC-001** A search. *Open:* By what? *Adopted:* By name. <sub>screen · money §2.1 · cannot be shown by a test</sub>'
  expect(readPage(page(`${full}\n- **ABC-002** A list. <sub>rule · money §2</sub>`))).toEqual({
    prefix: 'ABC',
    title: 'A thing',
    clauses: [
      { id: 'ABC-001', text: 'A search.', gap: 'By what?', proposal: 'By name.', testable: false },
      { id: 'ABC-002', text: 'A list.', gap: '', proposal: '', testable: true },
    ],
  })
  for (const line of ['- **ABC-001** A list.', full.replace('ABC', 'XYZ'), 'words'])
    expect(() => readPage(page(line))).toThrow(line)
})
