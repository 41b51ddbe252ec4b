import { describe, expect, test } from 'vitest'
import type { Clause } from './clauses.ts'
import { coverage, idsInTitles, strayIds } from './coverage.ts'

const clause = (id: string, testable?: boolean): Clause => ({
  id,
  area: 'x',
  text: 'x',
  source: 'x',
  kind: 'rule',
  gap: '',
  proposal: '',
  ...(testable === undefined ? {} : { testable }),
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
