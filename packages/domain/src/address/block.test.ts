import { describe, expect, test } from 'vitest'
import { NO_ADDRESS } from './address.ts'
import { checkAddress } from './check.ts'
import {
  type AddressBlock,
  type AddressField,
  answerGeocode,
  answerLookup,
  blockOf,
  copyAddress,
  geocodeQuestion,
  isAddressOpen,
  pickPoint,
  readAddress,
  restoreAddress,
  retryLookup,
  typeAddress,
  typeCoordinate,
} from './index.ts'

const LOADED = readAddress({
  addressPk: 40,
  street: 'Rua das Palmeiras',
  houseNumber: '12',
  zipCode: '88000-000',
  city: 'São José',
  state: 'SC',
  country: 'BR',
})
const POINT = { latitude: -27.6, longitude: -48.6 }
const NOWHERE = { latitude: undefined, longitude: undefined }
const loaded = () => blockOf(LOADED, POINT, 'BR')
const fresh = (country = 'BR') => blockOf(undefined, NOWHERE, country)
const FOUND = { kind: 'found', address: { street: 'Rua A', city: 'Palhoça', state: 'SC' } } as const
const typed = (block: AddressBlock, texts: Partial<AddressBlock['texts']>): AddressBlock => ({
  ...block,
  texts: { ...block.texts, ...texts },
})

describe('looking a zip code up', () => {
  test('STF-069 a whole typed one is looked up; loading never is', () => {
    expect(loaded().lookup.state).toBe('idle')
    expect(typeAddress(loaded(), 'zip', '88010-12').lookup.state).toBe('idle')
    expect(typeAddress(loaded(), 'zip', '88010123').lookup).toEqual({ state: 'looking', digits: '88010123' })
  })

  test('STF-066 outside Brazil there is none', () => {
    expect(typeAddress(fresh('CO'), 'zip', '88010123').lookup.state).toBe('idle')
  })

  test('STF-069 nothing is cleared until the answer is there; then everything is, the point too', () => {
    const looking = typeAddress(loaded(), 'zip', '88010-123')
    expect(looking).toMatchObject({ texts: { street: 'Rua das Palmeiras' }, ...POINT })
    const answered = answerLookup(looking, '88010123', FOUND)
    expect(answered.texts).toEqual({ zip: '88010-123', houseNumber: '', ...FOUND.address })
    expect(answered).toMatchObject({ ...NOWHERE, lookup: { state: 'idle' } })
  })

  test('STF-071 not found keeps the address and marks the zip code until another or none is typed', () => {
    const lost = answerLookup(typeAddress(loaded(), 'zip', '88010-999'), '88010999', { kind: 'notFound' })
    expect(lost.texts.street).toBe('Rua das Palmeiras')
    const rules = { required: new Set<AddressField>(), holds: () => true }
    expect(checkAddress(lost, rules)).toEqual({ zip: 'zipNotFound' })
    expect(checkAddress(typeAddress(lost, 'zip', ''), rules)).toEqual({})
    expect(checkAddress(typeAddress(lost, 'zip', '88010-1'), rules)).toEqual({ zip: 'zipIncomplete' })
  })

  test('without an answer the address stays, and it can be asked again', () => {
    const failed = answerLookup(typeAddress(loaded(), 'zip', '88010-123'), '88010123', { kind: 'failed' })
    expect(failed).toMatchObject({
      texts: { street: 'Rua das Palmeiras' },
      lookup: { state: 'failed' },
      ...POINT,
    })
    expect(retryLookup(failed).lookup).toEqual({ state: 'looking', digits: '88010123' })
    expect(retryLookup(loaded())).toEqual(loaded())
  })

  test('a late answer for another zip code changes nothing', () => {
    const second = typeAddress(typeAddress(loaded(), 'zip', '88010-123'), 'zip', '01310-100')
    expect(answerLookup(second, '88010123', FOUND)).toBe(second)
    const emptied = typeAddress(second, 'zip', '')
    expect(answerLookup(emptied, '01310100', FOUND)).toBe(emptied)
  })
})

describe('what is open for typing without the permission', () => {
  const open = (block: AddressBlock) =>
    (['zip', 'street', 'houseNumber', 'city', 'state'] as const).filter((part) =>
      isAddressOpen(block, part, false),
    )
  const answered = (street: string, city = 'Palhoça') =>
    answerLookup(typeAddress(loaded(), 'zip', '88010-123'), '88010123', {
      kind: 'found',
      address: { street, city, state: 'SC' },
    })

  test('STF-073 street, city and state of a loaded or looked-up address are locked; zip and number never are', () => {
    expect(open(loaded())).toEqual(['zip', 'houseNumber'])
    expect(open(answered('Rua A'))).toEqual(['zip', 'houseNumber'])
    expect(open(fresh())).toEqual(['zip', 'houseNumber'])
    expect(isAddressOpen(loaded(), 'street', true)).toBe(true)
  })

  test('STF-072 a street that is absent or N/A opens all', () => {
    expect(open(answered(''))).toHaveLength(5)
    expect(open(blockOf(readAddress({ street: 'N/A', city: 'A', country: 'BR' }), POINT, 'BR'))).toHaveLength(
      5,
    )
  })

  test('a text that is longer than its field opens, and stays open while it is shortened', () => {
    const long = answered('Rua A', 'x'.repeat(26))
    expect(open(long)).toEqual(['zip', 'houseNumber', 'city'])
    expect(open(typeAddress(long, 'city', 'x'))).toContain('city')
  })

  test('what was typed while it was open stays open, also when the permission goes meanwhile', () => {
    expect(open(typeAddress(loaded(), 'city', ''))).toContain('city')
    expect(open(typeAddress(fresh(), 'street', 'Rua A'))).toContain('street')
  })

  test('STF-066 outside Brazil everything is open', () => expect(open(fresh('UY'))).toHaveLength(5))
})

describe('the point', () => {
  const filled = () => typed(fresh(), { street: 'Rua A', houseNumber: '1', city: 'Palhoça', state: 'SC' })

  test('STF-074 the geocoder is asked when all four are filled and no point is there that somebody set', () => {
    expect(geocodeQuestion(fresh())).toBeUndefined()
    expect(geocodeQuestion(filled())).toEqual({
      street: 'Rua A',
      houseNumber: '1',
      city: 'Palhoça',
      state: 'SC',
    })
    expect(geocodeQuestion(loaded())).toBeUndefined()
    expect(geocodeQuestion(pickPoint(filled(), 1, 1))).toBeUndefined()
    expect(geocodeQuestion(typeAddress(filled(), 'zip', '88010-123'))).toBeUndefined()
  })

  test('its answer sets the point, and another one moves it with the address', () => {
    const question = geocodeQuestion(filled())
    if (!question) throw new Error('no question')
    const placed = answerGeocode(filled(), question, [{ lat: -27.1234567, lng: -48 }])
    expect(placed).toMatchObject({ latitude: -27.123457, longitude: -48, pointOrigin: 'geocode' })
    const moved = typeAddress(placed, 'houseNumber', '2')
    const again = geocodeQuestion(moved)
    expect(again?.houseNumber).toBe('2')
    if (again) expect(answerGeocode(moved, again, [{ lat: -27.2, lng: -48 }]).latitude).toBe(-27.2)
  })

  test('a late answer never replaces a point that was set by hand or by map, nor answers another address', () => {
    const question = geocodeQuestion(filled())
    if (!question) throw new Error('no question')
    const points = [{ lat: -27, lng: -48 }]
    for (const later of [
      pickPoint(filled(), 1, 2),
      typeCoordinate(filled(), 'latitude', 3),
      typeAddress(filled(), 'street', 'Rua B'),
    ])
      expect(answerGeocode(later, question, points)).toBe(later)
    const alone = filled()
    expect(answerGeocode(alone, question, [])).toBe(alone)
  })

  test('STF-059 a click sets both numbers and nothing else', () => {
    expect(pickPoint(loaded(), -23.5, -46.6)).toEqual({
      ...loaded(),
      latitude: -23.5,
      longitude: -46.6,
      pointOrigin: 'hand',
    })
  })
})

describe('copying a group’s address', () => {
  const group = (changes: object = {}) => ({
    address: readAddress({
      street: 'Avenida do Ipê',
      houseNumber: '100',
      zipCode: '88130-000',
      city: 'Palhoça',
      state: 'SC',
      country: 'BR',
      ...changes,
    }),
    latitude: -27.64,
    longitude: -48.66,
  })

  test('STF-052 a full address and its point are copied', () => {
    const copied = copyAddress(loaded(), group())
    expect(copied).toMatchObject({
      texts: { street: 'Avenida do Ipê', houseNumber: '100', zip: '88130-000', city: 'Palhoça', state: 'SC' },
      latitude: -27.64,
      longitude: -48.66,
    })
  })

  test.each([
    ['no number', { ...group({ houseNumber: null }) }],
    ['no latitude', { ...group(), latitude: undefined }],
    ['no address', { ...group(), address: undefined }],
  ])('STF-052 with %s nothing is copied', (_name, source) => {
    const block = loaded()
    expect(copyAddress(block, source)).toBe(block)
  })

  test('STF-053 Unspecified brings back what stood before the first copy, typed values included', () => {
    const typedIn = typeAddress(loaded(), 'houseNumber', '99')
    const second = copyAddress(
      typeAddress(copyAddress(typedIn, group()), 'street', 'Outra'),
      group({ street: 'Rua C' }),
    )
    expect(second.texts.street).toBe('Rua C')
    expect(restoreAddress(second)).toEqual(typedIn)
    expect(restoreAddress(restoreAddress(second))).toEqual(typedIn)
  })

  test('STF-053 without a copy there is nothing to bring back', () => {
    const typedIn = typeAddress(loaded(), 'houseNumber', '99')
    expect(restoreAddress(copyAddress(typedIn, { ...group(), longitude: undefined }))).toEqual(typedIn)
  })

  test('a look-up that was under way is dropped: its answer comes to nobody, and can be asked for again', () => {
    const looking = typeAddress(loaded(), 'zip', '88010-123')
    const copied = copyAddress(looking, group())
    expect(answerLookup(copied, '88010123', FOUND)).toBe(copied)
    expect(restoreAddress(copied).lookup).toEqual({ state: 'failed', digits: '88010123' })
  })
})

describe('checking', () => {
  const all = new Set<AddressField>([
    'zip',
    'street',
    'houseNumber',
    'city',
    'state',
    'latitude',
    'longitude',
  ])
  test('every missing field, every long one, every number out of its range', () => {
    expect(checkAddress(fresh(), { required: all, holds: () => true })).toEqual({
      zip: 'missing',
      street: 'missing',
      houseNumber: 'missing',
      city: 'missing',
      state: 'missing',
      latitude: 'missing',
      longitude: 'missing',
    })
    const wrong = typed(typeCoordinate(typeCoordinate(loaded(), 'latitude', 90.1), 'longitude', -181), {
      street: 'x'.repeat(31),
      houseNumber: '123456',
      city: 'x'.repeat(26),
      state: 'x'.repeat(26),
    })
    expect(checkAddress(wrong, { required: all, holds: () => true })).toEqual({
      street: 'tooLong',
      houseNumber: 'tooLong',
      city: 'tooLong',
      state: 'tooLong',
      latitude: 'outOfRange',
      longitude: 'outOfRange',
    })
    expect(checkAddress(wrong, { required: all, holds: () => false })).toEqual({})
  })

  test('STF-067 the limits themselves pass, and an address that is not there needs nothing', () => {
    const limits = typed(loaded(), {
      street: 'x'.repeat(30),
      houseNumber: '12345',
      city: 'x'.repeat(25),
      state: 'x'.repeat(25),
    })
    expect(checkAddress(limits, { required: all, holds: () => true })).toEqual({})
    expect(
      checkAddress({ ...fresh(), texts: NO_ADDRESS }, { required: new Set(), holds: () => true }),
    ).toEqual({})
  })
})
