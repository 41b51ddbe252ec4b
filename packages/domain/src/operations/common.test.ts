import { expect, test } from 'vitest'
import { stationFixture, taskFixture } from '../fixtures/index.ts'
import { resultsOf } from './answers.ts'
import { groupsOf } from './common.ts'

const NOW = Date.parse('2026-03-14T15:30:00Z')
const of = (answers: Readonly<Record<string, string>>, describe: (id: string) => object | undefined) =>
  groupsOf(resultsOf({ ...taskFixture('Change Configuration', answers), endedAt: NOW }, NOW), (id) => {
    const about = describe(id)
    return about && stationFixture({ id, ...about })
  })
const X200 = {
  vendor: 'Voltaria',
  model: 'X200',
  firmware: '1.2.0',
  groupName: 'Aroeira',
  protocol: 'ocpp1.6J',
}

test('answers are folded, with what sets their stations apart', () => {
  const groups = of(
    { A: 'NotSupported', B: 'NotSupported', C: 'Accepted', D: 'Rejected', E: '', F: '' },
    (id) =>
      id === 'A' || id === 'B'
        ? X200
        : { ...X200, model: `M-${id}`, groupName: id === 'C' ? 'Ipê' : 'Aroeira' },
  )
  expect(groups.map(({ verdict, word, stations }) => [verdict, word, stations])).toEqual([
    ['refused', 'NotSupported', ['A', 'B']],
    ['silent', undefined, ['E', 'F']],
  ])
  // Maker, firmware and version are those of all six: they explain nothing.
  expect(groups[0]?.shared).toEqual([
    { trait: 'model', value: 'X200' },
    { trait: 'group', value: 'Aroeira' },
  ])
  expect(groups[1]?.shared).toEqual([{ trait: 'group', value: 'Aroeira' }])
})

test('of one verdict the word that most gave comes first', () => {
  const groups = of(
    { A: 'Rejected', B: 'Rejected', C: 'NotSupported', D: 'NotSupported', E: 'NotSupported' },
    () => X200,
  )
  expect(groups.map(({ word }) => word)).toEqual(['NotSupported', 'Rejected'])
})

test('what one of them does not say is shared by none', () => {
  const groups = of({ A: 'Rejected', B: 'Rejected', C: 'Accepted' }, (id) =>
    id === 'A' ? X200 : id === 'B' ? undefined : { ...X200, model: 'Y' },
  )
  expect(groups.map(({ shared }) => shared)).toEqual([[]])
})

test('a task that all accepted, or one that refused alone, has nothing to fold', () => {
  expect(of({ A: 'Accepted', B: 'Accepted' }, () => X200)).toEqual([])
  expect(of({ A: 'Rejected', B: 'Accepted' }, () => X200)).toEqual([])
})
