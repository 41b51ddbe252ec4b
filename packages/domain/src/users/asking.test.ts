import { expect, test } from 'vitest'
import { userFixture } from '../fixtures/index.ts'
import { mergePeople, personQueryOf } from './asking.ts'

test.each([
  ['529.982.247-25', { by: 'document', query: '52998224725' }],
  [' 52998224725 ', { by: 'document', query: '52998224725' }],
  ['marina@', { by: 'text', query: 'marina@' }],
  ['m1@example.com', { by: 'text', query: 'm1@example.com' }],
  ['@', undefined],
  ['Marina Sousa', { by: 'text', query: 'Marina Sousa' }],
  ['Íñi', { by: 'text', query: 'Íñi' }],
  ['Ma', undefined],
  // A card's, a station's, a transaction's.
  ['04A2B6C8', undefined],
  ['CAFEBABE', undefined],
  ['ARO-0003', undefined],
  ['5299822472', undefined],
  ['', undefined],
])('%j asks of people: %j', (text, asked) => expect(personQueryOf(text)).toEqual(asked))

test.each([
  // Each once: who stands in both lists is active.
  [[1, 2], [2, 3], 8, ['1', '2', '3-']],
  // Eight active ones do not push out the inactive.
  [[1, 2, 3, 4, 5, 6, 7, 8], [11, 12], 8, ['1', '2', '3', '4', '5', '6', '11-', '12-']],
  [[1, 2, 3, 4, 5], [11, 12, 13, 14, 15], 8, ['1', '2', '3', '4', '11-', '12-', '13-', '14-']],
  [[1], [11, 12, 13], 3, ['1', '11-', '12-']],
  [[], [], 8, []],
])('of the active %j and the inactive %j are shown at most %j: %j', (active, inactive, limit, shown) => {
  const people = (pks: readonly number[]) => pks.map((pk) => userFixture({ pk }))
  const merged = mergePeople(people(active), people(inactive), limit)
  expect(merged.map(({ user, isActive }) => `${user.pk}${isActive ? '' : '-'}`)).toEqual(shown)
})
