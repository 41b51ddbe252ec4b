import { privateUsersFixture, stationFormFixture } from '@corrente/domain/fixtures'
import { boundAtFirst, changeConnector, newStation, type StationValues } from '@corrente/domain/stations'
import { expect, test } from 'vitest'
import { readStationDraft, stationDraftOf, withKeptPeople, withStationDraft } from './stationDraft.ts'

const kept = (draft: unknown): unknown => JSON.parse(JSON.stringify(draft))
const { values: base } = stationFormFixture()
const typed: StationValues = {
  ...changeConnector(
    changeConnector(changeConnector(base, 1, 'override', 'MAINTENANCE'), 2, 'isCustomPower', true),
    2,
    'powerMaxCustom',
    43.5,
  ),
  description: 'Torre Norte',
  isActive: !base.isActive,
  groupPk: undefined,
  incomePerKwh: 2.1,
  address: {
    ...base.address,
    texts: { ...base.address.texts, houseNumber: '' },
    latitude: undefined,
    pointOrigin: 'hand',
  },
}
const EMPTY = { texts: {}, switches: {}, numbers: {}, address: {}, connectors: [] }

test('what was typed comes back after it went through the tab’s storage, emptied fields and connectors too', () => {
  const draft = readStationDraft(kept(stationDraftOf(typed, base)))
  expect(draft && withStationDraft(base, draft)).toEqual(typed)
})

test('only what was changed is kept, so that a draft never undoes what somebody else saved meanwhile', () => {
  const draft = readStationDraft(kept(stationDraftOf(typed, base)))
  const theirs = changeConnector({ ...base, externalId: 'THEIRS' }, 1, 'powerMax', 60)
  const shown = draft && withStationDraft(theirs, draft)
  expect(shown).toMatchObject({ description: 'Torre Norte', externalId: 'THEIRS' })
  expect(shown?.connectors[0]).toMatchObject({ powerMax: 60, override: 'MAINTENANCE' })
})

test.each([
  ['loaded', base],
  ['new', newStation('BR', 7).values],
])('an untouched form keeps nothing: %s', (_name, values) => {
  const draft = stationDraftOf(values, values)
  expect(kept(draft)).toEqual(EMPTY)
  expect(withStationDraft(values, draft)).toEqual(values)
})

test('no photo and nobody’s name or e-mail goes into the storage; people come back by their keys', () => {
  const users = privateUsersFixture()
  const people = boundAtFirst(users)
  const changed: StationValues = {
    ...base,
    people,
    photos: [{ kind: 'new', name: 'fachada.png', base64: 'QUJD' }],
  }
  const text = JSON.stringify(stationDraftOf(changed, base))
  for (const { name, email } of people)
    for (const personal of [name, email, 'fachada']) if (personal) expect(text).not.toContain(personal)
  const draft = readStationDraft(JSON.parse(text))
  expect(withKeptPeople(draft?.people ?? [], users)).toEqual(people)
  const [first] = withKeptPeople([{ pk: 999_999, isOwner: true }], users)
  expect(first).toMatchObject({ pk: 999_999, isOwner: true, isBound: true, name: undefined })
})

test.each([
  null,
  'text',
  {},
  { ...EMPTY, texts: { colour: 'red' } },
  { ...EMPTY, numbers: { voltage: '220' } },
  { ...EMPTY, connectors: [{ id: 1, numbers: {}, override: 'BROKEN' }] },
])('a draft of another version is none: %j', (other) => {
  expect(readStationDraft(other)).toBeUndefined()
})
