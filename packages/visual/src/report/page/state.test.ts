import { expect, test } from 'vitest'
import { NO_FILTER } from './filters.ts'
import { cellAddress, placeOf, shownCauses } from './state.ts'

const cause = { kind: 'component', name: 'Chip: padding', files: [], stories: 1, cells: 1 } as const
const group = { kind: 'changed', size: [1, 1], isSmall: false } as const
const data = {
  titles: { 'chip--states': 'Chip · States' },
  causes: [
    { ...cause, id: 'c1', digest: 'd1' },
    { ...cause, id: 'c2', digest: 'd2' },
  ],
  groups: [
    { ...group, examples: [], id: 'g1', cause: 'c1', story: 'chip--states', themes: ['meadow.day'] },
    { ...group, examples: [], id: 'g2', cause: 'c2', story: 'card--states', themes: ['harbour.day'] },
  ],
}
const decisions = [{ digest: 'd2', verdict: 'rejected', name: '', remark: '' } as const]

test('a cause shows the groups that a filter leaves, and what was said of it', () => {
  const all = shownCauses(data, decisions, NO_FILTER)
  expect(all.map(({ id, decision }) => [id, decision?.verdict])).toEqual([
    ['c1', undefined],
    ['c2', 'rejected'],
  ])
  expect(shownCauses(data, [], { ...NO_FILTER, brand: 'harbour' }).map(({ id }) => id)).toEqual(['c2'])
})

test('an address names a cause or a group; any other is the first cause', () => {
  const causes = shownCauses(data, [], NO_FILTER)
  const at = (hash: string) => {
    const place = placeOf(hash, causes)
    return [place?.cause.id, place?.group?.id]
  }
  expect([at('#c2'), at('#g2'), at(''), at('#g99')]).toEqual([
    ['c2', undefined],
    ['c2', 'g2'],
    ['c1', undefined],
    ['c1', undefined],
  ])
  expect(placeOf('#c1', [])).toBeUndefined()
})

test('a cell’s address in Storybook, where its globals have names', () => {
  const globals = { brand: 'client', scheme: 'mode' }
  expect(cellAddress({ globals }, 'http://127.0.0.1:1', 'chip--states', 'meadow.day')).toBe(
    'http://127.0.0.1:1/?path=/story/chip--states&globals=client:meadow;mode:day',
  )
  const ownGlobals = {
    stories: ['chip--words'],
    brands: { meadow: { client: 'harbour', language: 'nl' } },
  }
  const address = (story: string) => cellAddress({ globals, ownGlobals }, '', story, 'meadow.day')
  expect(address('chip--words')).toMatch(/globals=client:meadow;language:nl;mode:day$/)
  expect(address('chip--states')).toMatch(/globals=client:meadow;mode:day$/)
  expect(cellAddress({}, '', 'chip--states', 'meadow.day')).toBeUndefined()
})
