import { groupFixture, groupsFixture } from '@corrente/domain/fixtures'
import { groupForm } from '@corrente/domain/station-groups'
import { expect, test } from 'vitest'
import { groupDraftOf, readGroupDraft, withGroupDraft } from './groupDraft.ts'

const kept = (draft: unknown): unknown => JSON.parse(JSON.stringify(draft))
const { values } = groupForm(groupFixture(), 'BR')
const typed = {
  ...values,
  name: 'Torre Norte',
  address: {
    ...values.address,
    texts: { ...values.address.texts, street: '' },
    latitude: undefined,
    pointOrigin: 'hand' as const,
  },
}

test('what was typed comes back after it went through the tab’s storage, emptied fields too', () => {
  const draft = readGroupDraft(kept(groupDraftOf(typed, values)))
  expect(draft && withGroupDraft(values, draft)).toEqual(typed)
})

test('only what was changed is kept, so that a draft never undoes what somebody else saved meanwhile', () => {
  expect(kept(groupDraftOf(typed, values))).toEqual({
    name: 'Torre Norte',
    texts: { street: '' },
    latitude: null,
  })
  const theirs = groupForm(groupFixture({ externalId: 'THEIRS', longitude: -40 }), 'BR').values
  const draft = readGroupDraft(kept(groupDraftOf(typed, values)))
  expect(draft && withGroupDraft(theirs, draft)).toMatchObject({
    name: 'Torre Norte',
    externalId: 'THEIRS',
    address: { longitude: -40, latitude: undefined },
  })
})

test.each(groupsFixture().map((group) => [group.name, group] as const))(
  'an untouched form keeps nothing: %s',
  (_name, group) => {
    const base = groupForm(group, 'BR').values
    const draft = groupDraftOf(base, base)
    expect(kept(draft)).toEqual({ texts: {} })
    expect(withGroupDraft(base, draft)).toEqual(base)
  },
)

test.each([null, 'text', {}, { texts: { zip: 5 } }, { texts: {}, latitude: '1' }])(
  'a draft of another version is none: %j',
  (other) => {
    expect(readGroupDraft(other)).toBeUndefined()
  },
)
