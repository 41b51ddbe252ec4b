import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupPlaces, likeness } from './groups.ts'

test('themes in which the same places changed are one group, the largest first', () => {
  const groups = groupPlaces([
    { theme: 'a.dark', blocks: [90] },
    { theme: 'a.light', blocks: [1, 2, 3, 4] },
    { theme: 'b.light', blocks: [1, 2, 3, 4] },
    { theme: 'c.light', blocks: [1, 2, 3, 4, 5] },
  ])
  expect(groups.map((group) => group.map(({ theme }) => theme))).toEqual([
    ['a.light', 'b.light', 'c.light'],
    ['a.dark'],
  ])
})

test('a difference in other places is another group', () => {
  expect(
    groupPlaces([
      { theme: 'a.light', blocks: [1, 2] },
      { theme: 'b.light', blocks: [1, 3] },
    ]),
  ).toHaveLength(2)
})

const blocks = fc.uniqueArray(fc.nat(30)).map((list) => list.sort((a, b) => a - b))

test('likeness is the same both ways, 1 only for the same places', () => {
  fc.assert(
    fc.property(blocks, blocks, (a, b) => {
      expect(likeness(a, b)).toBe(likeness(b, a))
      expect(likeness(a, b) === 1).toBe(a.join() === b.join())
    }),
  )
})

test('no cell is lost and none is in two groups', () => {
  const places = fc
    .array(blocks)
    .map((lists) => lists.map((list, i) => ({ theme: `t${i}.light`, blocks: list })))
  fc.assert(
    fc.property(places, (list) => {
      const themes = groupPlaces(list).flatMap((group) => group.map(({ theme }) => theme))
      expect(themes.sort()).toEqual(list.map(({ theme }) => theme).sort())
    }),
  )
})
