import { expect, test } from 'vitest'
import { tagFixture } from '../fixtures/index.ts'
import type { PickerUser } from './picker.ts'
import { peopleOfTagQuery, pickTags } from './pickTags.ts'

const person = (pk: number, changes: Partial<PickerUser> = {}): PickerUser => ({
  pk,
  name: `Pessoa ${pk}`,
  email: `pessoa.${pk}@example.com`,
  docType: undefined,
  docNumber: undefined,
  idTag: `TAG${pk}`,
  ...changes,
})
const userOf = (pk: number) => (pk === 404 ? undefined : person(pk))
const card = (pk: number, userPk: number | undefined, idTag: string) => ({
  pk,
  idTag,
  userPk,
  userName: undefined,
  userEmail: undefined,
})
const idsOf = (tags: readonly { readonly idTag: string }[]) => tags.map(({ idTag }) => idTag)

test('TRX-004 tags are found by their id, name and e-mail joined from the list of users', () => {
  const byId = [
    tagFixture({ pk: 1, idTag: '04A2', ownerPk: 5, ownerName: undefined, parentName: undefined }),
    tagFixture({ pk: 2, idTag: '04A3', ownerPk: 404, ownerName: 'Da lista de tags' }),
    tagFixture({
      pk: 3,
      idTag: '04A4',
      ownerPk: undefined,
      ownerName: undefined,
      parentUserPk: undefined,
      parentName: undefined,
    }),
  ]
  expect(pickTags('04a', { byId, people: [], cards: [], userOf })).toEqual([
    { idTag: '04A2', userName: 'Pessoa 5', userEmail: 'pessoa.5@example.com' },
    { idTag: '04A3', userName: 'Da lista de tags', userEmail: undefined },
    { idTag: '04A4', userName: undefined, userEmail: undefined },
  ])
})

test('who charges for free is marked', () => {
  const byId = [tagFixture({ pk: 1, idTag: '04A2', isFree: true }), tagFixture({ pk: 2, idTag: '04A3' })]
  const found = pickTags('04a', { byId, people: [], cards: [], userOf })
  expect(found.map(({ isFree }) => isFree)).toEqual([true, undefined])
})

test('whoever is named brings their own tag and their cards, each once, and nobody else’s', () => {
  const people = [person(5), person(6, { idTag: undefined })]
  const cards = [
    card(1, 5, '04A2'),
    card(2, 6, '04A3'),
    card(3, 7, '04A4'),
    card(4, undefined, '04A5'),
    card(5, 5, 'tag5'),
  ]
  const found = pickTags('pessoa', { byId: [], people, cards, userOf })
  expect(idsOf(found)).toEqual(['TAG5', '04A2', '04A3'])
  expect(found[1]).toEqual({ idTag: '04A2', userName: 'Pessoa 5', userEmail: 'pessoa.5@example.com' })
})

test('the tag with exactly the id comes first', () => {
  const byId = [tagFixture({ pk: 1, idTag: '04A2FF' }), tagFixture({ pk: 2, idTag: '04A2' })]
  expect(idsOf(pickTags('04a2', { byId, people: [], cards: [], userOf }))).toEqual(['04A2', '04A2FF'])
})

test('one sign names nobody; more than fifty people are not asked for', () => {
  const people = Array.from({ length: 80 }, (_, index) => person(index))
  expect(peopleOfTagQuery(people, ' p ')).toEqual([])
  expect(peopleOfTagQuery(people, '')).toEqual([])
  expect(peopleOfTagQuery(people, 'pe')).toHaveLength(50)
})
