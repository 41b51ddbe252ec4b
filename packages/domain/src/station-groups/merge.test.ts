import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { pickPoint, typeAddress } from '../address/index.ts'
import { mergeForm } from '../forms/index.ts'
import { GROUP_FORM, type GroupBase, type GroupValues, groupForm } from './form.ts'
import { readGroup } from './group.ts'

const wire = {
  chargeBoxGroupPk: 7,
  name: 'Garagem',
  status: 'A',
  externalId: 'EXT-1',
  address: {
    addressPk: 3,
    street: 'Rua A',
    houseNumber: '1',
    zipCode: '01310-100',
    city: 'São Paulo',
    state: 'SP',
    country: 'BR',
  },
  locationLatitude: -23.5,
  locationLongitude: -46.6,
}
const formOf = (change: object = {}) => groupForm(readGroup({ ...wire, ...change })?.data, 'BR')

const mergeGroup = (base: GroupBase, mine: GroupValues, theirs: GroupBase) =>
  mergeForm(GROUP_FORM, base.values, mine, theirs.values)

describe('GRP-011 a group that somebody else changed meanwhile', () => {
  test('nothing changed there: what is sent is mine, and nothing is shown', () => {
    const base = formOf()
    const mine = { ...base.values, name: 'Garagem norte' }
    expect(mergeGroup(base, mine, formOf())).toEqual({ merged: mine, changes: [] })
  })

  test('their changes stay, mine lie on top, and both are told apart', () => {
    const base = formOf()
    const address = pickPoint(typeAddress(base.values.address, 'city', 'Santos'), -23.9, -46.3)
    const mine = { ...base.values, name: 'Minha', address }
    const theirs = formOf({ name: 'Deles', externalId: 'EXT-2', locationLatitude: -20 })
    const { merged, changes } = mergeGroup(base, mine, theirs)
    expect(merged.name).toBe('Minha')
    expect(merged.externalId).toBe('EXT-2')
    expect(merged.address.texts.city).toBe('Santos')
    expect(merged.address.latitude).toBe(-23.9)
    expect(changes.map(({ field, isClash }) => [field, isClash])).toEqual([
      ['name', true],
      ['externalId', false],
      ['latitude', true],
    ])
  })

  test('blanks at the ends are no change', () => {
    const base = formOf()
    expect(mergeGroup(base, { ...base.values, name: ' Garagem ' }, formOf()).changes).toEqual([])
  })

  test('whatever both write, each field is mine where I changed it and theirs elsewhere', () => {
    const text = fc.constantFrom('a', 'b', 'c')
    fc.assert(
      fc.property(text, text, text, (was, mine, theirs) => {
        const base = formOf({ name: was })
        const { merged } = mergeGroup(base, { ...base.values, name: mine }, formOf({ name: theirs }))
        expect(merged.name).toBe(mine === was ? theirs : mine)
      }),
    )
  })
})
