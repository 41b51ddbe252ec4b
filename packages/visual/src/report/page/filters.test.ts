import { expect, test } from 'vitest'
import type { Group } from '../explain.ts'
import { filterGroups, NO_FILTER } from './filters.ts'

const group = { cause: 'c1', size: [1, 1], isSmall: false } as const
const groups: Group[] = [
  {
    ...group,
    id: 'g1',
    story: 'primitives-badge--states',
    kind: 'changed',
    themes: ['harbour.dark', 'harbour.light', 'meadow.light'],
    examples: [{ theme: 'harbour.dark' }, { theme: 'meadow.light' }],
  },
  { ...group, id: 'g2', story: 'forms-field--contents', kind: 'new', themes: ['meadow.dark'], examples: [] },
]
const titles = { 'primitives-badge--states': 'Primitives/Badge · States' }
const filter = (over: Partial<typeof NO_FILTER>) =>
  filterGroups(groups, titles, { ...NO_FILTER, ...over }).map(({ id, themes, examples }) => [
    id,
    themes.length,
    examples.length,
  ])

test('no filter shows all', () =>
  expect(filter({})).toEqual([
    ['g1', 3, 2],
    ['g2', 1, 0],
  ]))
test('every word must be in the title or the id', () => {
  expect(filter({ story: 'badge STATES' })).toEqual([['g1', 3, 2]])
  expect(filter({ story: 'badge contents' })).toEqual([])
})
test('a brand leaves its cells and pictures only', () => {
  expect(filter({ brand: 'harbour' })).toEqual([['g1', 2, 1]])
  expect(filter({ brand: 'har' })).toEqual([])
})
test('a scheme, a kind', () => {
  expect(filter({ scheme: 'dark' })).toEqual([
    ['g1', 1, 1],
    ['g2', 1, 0],
  ])
  expect(filter({ kind: 'new' })).toEqual([['g2', 1, 0]])
})
