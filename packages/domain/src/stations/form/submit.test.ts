import { describe, expect, test } from 'vitest'
import { typeAddress, typeCoordinate } from '../../address/index.ts'
import { connectorTypesFixture, photoFixture, stationFormFixture } from '../../fixtures/index.ts'
import { hasUnsaved, stationErrorsPerTab, stationPolicy, tabToOpen } from '../index.ts'
import { errorsOf, everything, fresh, newContext, policyOf } from './testing/stationForms.ts'

describe('an invalid submit', () => {
  test('STF-011 opens the first tab with an error and counts them; General when only the server refused', () => {
    const base = stationFormFixture()
    const errors = errorsOf(base, {
      address: typeCoordinate(typeAddress(base.values.address, 'street', ''), 'latitude', 99),
      connectors: base.values.connectors.map((each) => ({ ...each, typePk: undefined })),
      costPerKwh: -1,
    })
    expect(stationErrorsPerTab(errors)).toEqual({ technical: 2, address: 2, payment: 1 })
    expect(tabToOpen(errors)).toBe('technical')
    expect(tabToOpen({})).toBe('general')
  })
})

test('a photo alone is something to save', () => {
  const base = stationFormFixture()
  const values = { ...base.values, photos: [photoFixture({ isDeleted: true })] }
  expect(hasUnsaved(values, base, stationPolicy(values, base, everything()))).toBe(true)
  expect(hasUnsaved(fresh().values, fresh(), policyOf(fresh(), {}, newContext()))).toBe(false)
  expect(
    hasUnsaved({ ...fresh().values, description: 'x' }, fresh(), policyOf(fresh(), {}, newContext())),
  ).toBe(true)
  expect(connectorTypesFixture()).toHaveLength(8)
})
