import { describe, expect, test } from 'vitest'
import { typeAddress, typeCoordinate } from '../address/index.ts'
import { groupFixture, groupsFixture, groupWire } from '../fixtures/index.ts'
import { checkForm } from '../forms/index.ts'
import { sortRows } from '../paging/index.ts'
import {
  GROUP_FORM,
  GROUP_SORT_VALUES,
  type GROUP_SORTS,
  groupAddressLine,
  groupForm,
  groupRequest,
  isGroupSavedAs,
  readGroup,
  readGroups,
  searchGroups,
} from './index.ts'

describe('groups of the wire', () => {
  test('GRP-008 GRP-016 AST-036 every field; a row without a key is counted', () => {
    expect(readGroups({ error: null, chargeBoxGroupList: [groupWire(), { name: 'x' }] })).toMatchObject({
      unread: 1,
      data: [
        {
          pk: 3,
          name: 'Grupo Centro',
          status: 'ACTIVE',
          externalId: 'CENTRO',
          address: { pk: 903, texts: { zip: '88130-000', street: 'Avenida do Ipê' } },
          latitude: -27.6445,
          longitude: -48.6678,
        },
      ],
    })
    expect(readGroups('x')).toBeUndefined()
  })

  test('GRP-009 one group, wrapped or bare', () => {
    expect(readGroup({ error: null, chargeBoxGroup: groupWire() })).toEqual({
      data: groupFixture(),
      unread: 0,
    })
    expect(readGroup(groupWire())?.data).toEqual(groupFixture())
    for (const body of [null, {}, { chargeBoxGroup: null }]) expect(readGroup(body)).toBeUndefined()
  })
})

describe('the list', () => {
  const groups = groupsFixture()
  const names = (list: readonly { readonly pk: number }[]) => list.map(({ pk }) => pk)

  test('GRP-001 the search looks at names, without case and accents, every word', () => {
    expect(names(searchGroups(groups, 'AGORA'))).toEqual([6])
    expect(names(searchGroups(groups, 'endereco grupo'))).toEqual([4])
    expect(searchGroups(groups, ' ')).toBe(groups)
    expect(searchGroups(groups, 'palhoça')).toEqual([])
  })

  test('GRP-002 by name, address and external id; numbers count as numbers, those without one come last', () => {
    const sorted = (by: (typeof GROUP_SORTS)[number], direction: 'ascending' | 'descending' = 'ascending') =>
      names(sortRows(groups, GROUP_SORT_VALUES, { key: by, direction }, 'pt-BR'))
    expect(sorted('name')).toEqual([7, 6, 3, 4, 5, 8])
    expect(sorted('name', 'descending')).toEqual([5, 4, 3, 6, 7, 8])
    expect(sorted('externalId').slice(0, 3)).toEqual([3, 4, 5])
    expect(sorted('externalId').slice(-2)).toEqual([6, 8])
    expect(sorted('externalId', 'descending').slice(-2)).toEqual([6, 8])
    expect(sorted('address').slice(-2)).toEqual([4, 8])
  })

  test('an address on one line, without holes', () => {
    expect(groupAddressLine(groupFixture())).toBe('Avenida do Ipê, 100 – Palhoça – SC')
    expect(groupAddressLine({ address: undefined })).toBe('')
  })
})

describe('the form', () => {
  const loaded = () => groupForm(groupFixture(), 'BR')

  test('GRP-022 the country is the tenant’s and locked; everything but the external id is required', () => {
    const { states } = GROUP_FORM
    expect(states.country).toMatchObject({ isEditable: false, whyNot: 'fixedByTenant' })
    const open = Object.entries(states).flatMap(([path, { isRequired }]) => (isRequired ? [] : [path]))
    expect(open).toEqual(['externalId', 'country'])
    expect(groupForm(undefined, 'EC').values.address.country).toBe('EC')
  })

  test('GRP-017 GRP-018 GRP-019 GRP-020 an empty form misses every field but the external id', () => {
    expect(checkForm(GROUP_FORM, groupForm(undefined, 'BR').values)).toEqual({
      name: { key: 'group.nameMissing' },
      zip: { key: 'group.zipMissing' },
      street: { key: 'group.streetMissing' },
      houseNumber: { key: 'group.houseNumberMissing' },
      city: { key: 'group.cityMissing' },
      state: { key: 'group.stateMissing' },
      latitude: { key: 'group.latitudeMissing' },
      longitude: { key: 'group.longitudeMissing' },
    })
    expect(checkForm(GROUP_FORM, loaded().values)).toEqual({})
  })

  test.each([
    ['name', 'x'.repeat(26), 25],
    ['externalId', 'x'.repeat(26), 25],
  ] as const)('GRP-021 %s has at most 25 characters', (field, text, limit) => {
    expect(checkForm(GROUP_FORM, { ...loaded().values, [field]: text })[field]).toEqual({
      key: 'tooLong',
      values: { limit },
    })
    expect(checkForm(GROUP_FORM, { ...loaded().values, [field]: text.slice(1) })).toEqual({})
  })

  test.each([
    ['street', 30],
    ['houseNumber', 5],
    ['city', 25],
    ['state', 25],
  ] as const)('GRP-021 %s has at most %d characters', (part, limit) => {
    const { values } = loaded()
    const of = (length: number) =>
      checkForm(GROUP_FORM, { ...values, address: typeAddress(values.address, part, 'x'.repeat(length)) })
    expect(of(limit)).toEqual({})
    expect(of(limit + 1)[part]).toEqual({ key: 'tooLong', values: { limit } })
  })

  test.each([
    ['latitude', 90.01, 'group.latitudeOutOfRange'],
    ['latitude', -91, 'group.latitudeOutOfRange'],
    ['longitude', 180.01, 'group.longitudeOutOfRange'],
  ] as const)('GRP-018 %s %d', (which, degrees, key) => {
    const { values } = loaded()
    expect(
      checkForm(GROUP_FORM, { ...values, address: typeCoordinate(values.address, which, degrees) })[which],
    ).toEqual({ key })
  })

  test('GRP-016 what was loaded goes back as it came, the status too', () => {
    const base = loaded()
    expect(groupRequest(base.values, base)).toEqual(groupWire())
    const bare = groupForm(groupFixture({ status: undefined, externalId: undefined }), 'BR')
    expect(groupRequest(bare.values, bare)).toMatchObject({ status: null, externalId: null })
  })

  test('GRP-010 a new one has no key; a lost answer is recognised by what was sent', () => {
    const base = groupForm(undefined, 'BR')
    const values = { ...loaded().values, name: ' Novo ' }
    const sent = groupRequest(values, base)
    expect(sent).not.toHaveProperty('chargeBoxGroupPk')
    expect(sent).toMatchObject({ name: 'Novo', status: null, address: { addressPk: null } })
    const found = groupForm(groupFixture({ pk: 99, name: 'Novo' }), 'BR')
    expect(isGroupSavedAs(sent, found)).toBe(true)
    expect(isGroupSavedAs(sent, groupForm(groupFixture({ latitude: 1, name: 'Novo' }), 'BR'))).toBe(false)
  })
})
