import { expect, test } from 'vitest'
import { listRules, sortOf, sortText } from './listSearch.ts'

const rules = listRules(['name', 'address'], {})

test.each([
  [{}, {}],
  [
    { q: 'garagem', page: 3, sort: '-name' },
    { q: 'garagem', page: 3, sort: '-name' },
  ],
  [{ q: 42 }, { q: '42' }],
  [{ page: 1 }, {}],
  [{ page: 'x', sort: 'price', q: ['a'] }, {}],
  [{ page: 2.5, sort: 'address' }, { sort: 'address' }],
])('what does not fit counts as not given: %j', (given, read) => {
  expect(JSON.parse(JSON.stringify(rules.read(given)))).toEqual(read)
})

test('a sort goes into the address and comes back', () => {
  for (const sort of [
    { key: 'name', direction: 'ascending' },
    { key: 'address', direction: 'descending' },
  ] as const)
    expect(sortOf(sortText(sort))).toEqual(sort)
  expect(sortText(undefined)).toBeUndefined()
  expect(sortOf(undefined)).toBeUndefined()
})
