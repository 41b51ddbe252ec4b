import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { cepDigits, NO_ADDRESS, zipText } from './address.ts'
import { roundCoordinate } from './coordinates.ts'
import { readAddress, readCep, toAddressWire } from './index.ts'

const WIRE = {
  addressPk: 40,
  street: 'Rua das Palmeiras',
  houseNumber: '12',
  zipCode: '88000-000',
  city: 'São José',
  state: 'SC',
  country: 'BR',
}

describe('an address of the wire', () => {
  test('STF-021 every text, with the key and the country', () => {
    expect(readAddress({ ...WIRE, empty: false, complement: 'fundos', district: null })).toEqual({
      pk: 40,
      texts: {
        street: 'Rua das Palmeiras',
        houseNumber: '12',
        zip: '88000-000',
        city: 'São José',
        state: 'SC',
      },
      country: 'BR',
      hidden: { complement: 'fundos' },
    })
  })

  test.each([null, undefined, 5, 'x', [], true])('%j is no address', (value) =>
    expect(readAddress(value)).toBeUndefined(),
  )

  test('what no form shows goes back as it came; the server’s own sums do not', () => {
    const loaded = readAddress({ ...WIRE, complement: 'fundos', empty: true, incomplete: true })
    expect(toAddressWire({ ...NO_ADDRESS, street: 'Rua B' }, loaded, 'UY')).toEqual({
      ...WIRE,
      complement: 'fundos',
      street: 'Rua B',
      houseNumber: null,
      zipCode: null,
      city: null,
      state: null,
    })
  })

  test('STF-026 STF-068 a new address has the tenant’s country; none at all is null', () => {
    expect(toAddressWire({ ...NO_ADDRESS, city: 'Bogotá' }, undefined, 'CO')).toMatchObject({
      addressPk: null,
      country: 'CO',
    })
    expect(toAddressWire({ ...NO_ADDRESS, street: '  ' }, undefined, 'BR')).toBeNull()
    expect(toAddressWire(NO_ADDRESS, readAddress(WIRE), 'BR')).toMatchObject({ addressPk: 40, street: null })
  })

  test('reading what was sent gives the same texts', () => {
    const text = fc.string({ maxLength: 40 }).map((value) => value.replaceAll('null', '').trim())
    fc.assert(
      fc.property(text, text, text, (street, city, state) => {
        const texts = { ...NO_ADDRESS, street, city, state, zip: '88000-000' }
        fc.pre(!['NULL', 'null'].some((word) => Object.values(texts).includes(word)))
        expect(readAddress(toAddressWire(texts, undefined, 'BR'))?.texts).toEqual(texts)
      }),
    )
  })
})

describe('zip codes', () => {
  test.each([
    ['88000000', 'BR', '88000-000'],
    [' 88000-000 ', 'BR', '88000-000'],
    ['8800', 'BR', '8800'],
    ['88000-0', 'BR', '88000-0'],
    ['sem cep', 'BR', 'sem cep'],
    ['110-AB', 'UY', '110-AB'],
    ['', 'BR', ''],
  ])('STF-066 %j in %s is shown as %j', (text, country, shown) => {
    expect(zipText(text, country)).toBe(shown)
    expect(zipText(shown, country)).toBe(shown)
  })

  test.each([
    ['88000-000', '88000000'],
    ['88000000', '88000000'],
    ['88000-00', undefined],
    ['', undefined],
  ])('STF-070 %j is asked as %j', (zip, digits) => expect(cepDigits(zip)).toBe(digits))
})

describe('the answer of a look-up', () => {
  const form = { street: 'Rua A', city: 'Palhoça', state: 'SC' }
  test.each([
    [200, { addressForm: form }, { kind: 'found', address: form }],
    [200, form, { kind: 'found', address: form }],
    [200, { addressForm: { ...form, street: 'N/A' } }, { kind: 'found', address: { ...form, street: '' } }],
    [200, { addressForm: { ...form, street: 'n/a ' } }, { kind: 'found', address: { ...form, street: '' } }],
    [200, { addressForm: { ...form, street: null } }, { kind: 'found', address: { ...form, street: '' } }],
    [200, { addressForm: null }, { kind: 'notFound' }],
    [404, undefined, { kind: 'notFound' }],
    [200, null, { kind: 'notFound' }],
    [200, 'x', { kind: 'failed' }],
    [200, { addressForm: 5 }, { kind: 'failed' }],
    [500, { addressForm: form }, { kind: 'failed' }],
    ['unreachable', undefined, { kind: 'failed' }],
    ['unreadable', undefined, { kind: 'failed' }],
  ] as const)('STF-070 STF-071 STF-072 %j with %j is %j', (end, body, answer) =>
    expect(readCep(end, body)).toEqual(answer),
  )
})

describe('coordinates', () => {
  test.each([
    ['latitude', -23.123_456_78, -23.123457],
    ['longitude', 190, -170],
    ['longitude', -190, 170],
    ['latitude', 95, 90],
  ] as const)('STF-059 a click at %s %d is %d', (which, degrees, rounded) =>
    expect(roundCoordinate(which, degrees)).toBe(rounded),
  )
})
