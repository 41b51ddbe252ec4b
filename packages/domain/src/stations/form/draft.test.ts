import { expect, test } from 'vitest'
import { privateUsersFixture, stationFormFixture } from '../../fixtures/index.ts'
import { draftOf, readDraft, withDraft } from '../../forms/index.ts'
import {
  boundAtFirst,
  changeConnector,
  newStation,
  restoredPeople,
  STATION_FORM,
  type StationValues,
} from '../index.ts'

const stored = (draft: unknown) => readDraft(JSON.parse(JSON.stringify(draft ?? null)))
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

test('what was typed comes back after it went through the tab’s storage, emptied fields and connectors too', () => {
  const draft = stored(draftOf(STATION_FORM, typed, base))
  expect(draft && withDraft(STATION_FORM, base, draft)).toEqual(typed)
})

test('only what was changed is kept, so that a draft never undoes what somebody else saved meanwhile', () => {
  const draft = stored(draftOf(STATION_FORM, typed, base))
  const theirs = changeConnector({ ...base, externalId: 'THEIRS' }, 1, 'powerMax', 60)
  const shown = draft && withDraft(STATION_FORM, theirs, draft)
  expect(shown).toMatchObject({ description: 'Torre Norte', externalId: 'THEIRS' })
  expect(shown?.connectors[0]).toMatchObject({ powerMax: 60, override: 'MAINTENANCE' })
})

test.each([
  ['loaded', base],
  ['new', newStation('BR', 7).values],
])('an untouched form keeps nothing: %s', (_name, values) => {
  expect(draftOf(STATION_FORM, values, values)).toBeUndefined()
})

test('no photo and nobody’s name or e-mail goes into the storage; people come back by their keys', () => {
  const users = privateUsersFixture()
  const people = boundAtFirst(users)
  const changed: StationValues = {
    ...base,
    people,
    photos: [{ kind: 'new', name: 'fachada.png', base64: 'QUJD' }],
  }
  const draft = draftOf(STATION_FORM, changed, base)
  const text = JSON.stringify(draft)
  for (const { name, email } of people)
    for (const personal of [name, email, 'fachada']) if (personal) expect(text).not.toContain(personal)
  // They are nobody until everybody is known.
  expect(draft && withDraft(STATION_FORM, base, draft).people).toBe(base.people)
  expect(restoredPeople(draft?.people, users)).toEqual(people)
  const [first] = restoredPeople([{ pk: 999_999, isOwner: true }], users) ?? []
  expect(first).toMatchObject({ pk: 999_999, isOwner: true, isBound: true, name: undefined })
  expect([undefined, 'x', [{ pk: '1' }]].map((kept) => restoredPeople(kept, users))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
})

test.each([
  { colour: 'red' },
  { voltage: '220' },
  { connectors: { rows: [{ key: 1, isNew: false, fields: { override: 'BROKEN' } }], gone: [] } },
  { connectors: { rows: [{ key: 9, isNew: true, fields: {} }], gone: [1] } },
  { connectors: [1] },
])('what cannot be read changes nothing: %j', (kept) => {
  expect(withDraft(STATION_FORM, base, kept)).toEqual(base)
})
