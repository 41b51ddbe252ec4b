import { describe, expect, test } from 'vitest'
import { typeAddress, typeCoordinate } from '../../address/index.ts'
import { groupFixture, stationFormFixture } from '../../fixtures/index.ts'
import { chooseGroup, type StationValues, submitBlock } from '../index.ts'
import { errorsOf, newContext, valid } from './testing/stationForms.ts'

describe('texts', () => {
  test.each([
    ['', 'station.chargeBoxIdMissing'],
    ['  ', 'station.chargeBoxIdMissing'],
    ['A B', 'station.chargeBoxIdHasBlanks'],
    [' A', 'station.chargeBoxIdHasBlanks'],
    ['A\u00a0B', 'station.chargeBoxIdHasBlanks'],
    ['A-1', undefined],
  ])('STF-031 STF-032 the id %j: %j', (chargeBoxId, key) => {
    expect(errorsOf(valid(), { chargeBoxId }, newContext()).chargeBoxId?.key).toBe(key)
    expect(errorsOf(stationFormFixture(), { chargeBoxId })).toEqual({})
  })

  test.each([
    ['description', '', 'station.descriptionMissing'],
    ['description', ' ', 'station.descriptionMissing'],
    ['description', 'x'.repeat(91), 'tooLong'],
    ['description', 'x'.repeat(90), undefined],
    ['endpointAddress', 'x'.repeat(26), 'tooLong'],
    ['endpointAddress', 'x'.repeat(25), undefined],
    ['externalId', 'x'.repeat(41), 'tooLong'],
    ['visibility', '', 'station.visibilityMissing'],
  ] as const)('STF-034 STF-035 STF-036 STF-037 %s %j: %j', (name, text, key) =>
    expect(errorsOf(stationFormFixture(), { [name]: text })[name]?.key).toBe(key),
  )

  test('a message of a length names it', () => {
    expect(errorsOf(stationFormFixture(), { description: 'x'.repeat(91) }).description?.values).toEqual({
      limit: 90,
    })
  })

  test.each([
    ['', '', ['station.openingMissing', 'station.closingMissing']],
    ['08:00', '', [undefined, 'station.closingMissing']],
    ['25:00', '20:00', ['station.openingMissing', undefined]],
    ['08:00', '20:00', [undefined, undefined]],
  ])('STF-054 STF-055 from %j to %j', (openTime, closeTime, keys) => {
    const errors = errorsOf(stationFormFixture(), { isOpenAllDay: false, openTime, closeTime })
    expect([errors.openTime?.key, errors.closeTime?.key]).toEqual(keys)
    expect(errorsOf(stationFormFixture(), { isOpenAllDay: true, openTime, closeTime })).toEqual({})
  })
})

describe('the address', () => {
  const noPoint = (values: StationValues) =>
    typeCoordinate(typeCoordinate(values.address, 'latitude', undefined), 'longitude', undefined)

  test.each([
    [{ showsLocation: true }, ['station.latitudeMissing', 'station.longitudeMissing']],
    [
      { showsLocation: false, isHubjectCompatible: true },
      ['station.latitudeMissing', 'station.longitudeMissing'],
    ],
    [{ showsLocation: false }, [undefined, undefined]],
  ])('STF-060 STF-062 %j without a point: %j', (changes, keys) => {
    const base = stationFormFixture()
    const errors = errorsOf(base, { ...changes, address: noPoint(base.values) })
    expect([errors.latitude?.key, errors.longitude?.key]).toEqual(keys)
  })

  test.each([
    ['latitude', 90, undefined],
    ['latitude', -90.01, 'station.latitudeOutOfRange'],
    ['longitude', -180, undefined],
    ['longitude', 180.5, 'station.longitudeOutOfRange'],
  ] as const)('STF-061 STF-062 %s %d: %j', (which, degrees, key) => {
    const base = stationFormFixture()
    expect(errorsOf(base, { address: typeCoordinate(base.values.address, which, degrees) })[which]?.key).toBe(
      key,
    )
  })

  test('STF-063 Hubject needs all five; STF-064 STF-065 a zip code needs street and number; no address needs nothing', () => {
    const empty = valid()
    const { address } = empty.values
    expect(errorsOf(empty, {}, newContext())).toEqual({})
    const needed = errorsOf(empty, { isHubjectCompatible: true }, newContext())
    expect(Object.keys(needed).sort()).toEqual([
      'city',
      'houseNumber',
      'latitude',
      'longitude',
      'state',
      'street',
      'zip',
    ])
    expect(needed.zip?.key).toBe('required')
    const zipOnly = errorsOf(empty, { address: typeAddress(address, 'zip', '88010123') }, newContext())
    expect(zipOnly).toEqual({ street: { key: 'required' }, houseNumber: { key: 'required' } })
  })

  test.each([
    ['street', 30],
    ['houseNumber', 5],
    ['city', 25],
    ['state', 25],
  ] as const)('STF-067 %s has at most %d characters', (part, limit) => {
    const base = stationFormFixture()
    const of = (length: number) =>
      errorsOf(base, { address: typeAddress(base.values.address, part, 'x'.repeat(length)) })
    expect(of(limit)).toEqual({})
    expect(of(limit + 1)[part]).toEqual({ key: 'tooLong', values: { limit } })
  })

  test('STF-030 a zip code without a longitude cannot be submitted, nor while it is being looked up', () => {
    const { values } = stationFormFixture()
    expect(submitBlock(values)).toBeUndefined()
    expect(submitBlock({ ...values, address: noPoint(values) })).toBe('zipWithoutLongitude')
    expect(submitBlock({ ...values, address: typeAddress(noPoint(values), 'zip', '') })).toBeUndefined()
    expect(submitBlock({ ...values, address: typeAddress(values.address, 'zip', '88010123') })).toBe(
      'zipLooking',
    )
  })

  test('STF-052 STF-053 a group copies its address; Unspecified gives the own one back', () => {
    const { values } = stationFormFixture()
    const picked = chooseGroup(values, groupFixture({ pk: 9 }))
    expect([picked.groupPk, picked.address.texts.street]).toEqual([9, 'Avenida do Ipê'])
    const unspecified = chooseGroup(picked, undefined)
    expect(unspecified).toEqual({ ...values, groupPk: undefined })
    expect(chooseGroup(values, groupFixture({ address: undefined })).address).toBe(values.address)
  })
})
