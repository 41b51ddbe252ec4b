import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkForm, defineForm, draftOf, readDraft, withDraft } from '../forms/index.ts'
import {
  ADDRESS_FIELDS,
  ADDRESS_PARTS,
  type AddressBlock,
  type AddressPath,
  addressBlock,
  answerGeocode,
  answerLookup,
  blockOf,
  copyAddress,
  geocodeQuestion,
  isAddressOpen,
  pickPoint,
  readAddress,
  retryLookup,
  typeAddress,
  typeCoordinate,
} from './index.ts'
import { mergeAddress } from './kind.ts'

type Word = 'required' | 'tooLong' | 'zipIncomplete' | 'zipNotFound' | 'noPoint'
const FORM = defineForm<{ readonly address: AddressBlock }, AddressPath, Word>()({
  address: addressBlock({ required: ['zip'], outOfRange: { latitude: 'noPoint', longitude: 'noPoint' } }),
})
const wire = {
  addressPk: 3,
  street: 'Rua A',
  houseNumber: '1',
  zipCode: '01310-100',
  city: 'São Paulo',
  state: 'SP',
  country: 'BR',
}
const loaded = (
  change: object = {},
  latitude: number | undefined = -23.5,
  longitude: number | undefined = -46.6,
) => blockOf(readAddress({ ...wire, ...change }), { latitude, longitude }, 'BR')
const base = loaded()

describe('merge', () => {
  const text = fc.constantFrom('', 'a', 'b', ' a ')
  const degrees = fc.option(fc.integer({ min: -3, max: 3 }), { nil: undefined })
  const block = fc
    .record({
      street: text,
      houseNumber: text,
      zipCode: fc.constantFrom('', '01310-100', '88010-123'),
      city: text,
      state: text,
      latitude: degrees,
      longitude: degrees,
    })
    .map(({ latitude, longitude, ...texts }) =>
      blockOf(readAddress({ ...wire, ...texts }), { latitude, longitude }, 'BR'),
    )
  const factsOf = ({ texts, latitude, longitude }: AddressBlock) => [
    ...ADDRESS_PARTS.map((part) => texts[part].trim()),
    latitude,
    longitude,
  ]

  test('nobody changed: the same; mine alone: mine; theirs alone: theirs; both alike: no conflict', () => {
    fc.assert(
      fc.property(block, block, (one, two) => {
        expect(mergeAddress(one, one, one).changes).toEqual([])
        expect(factsOf(mergeAddress(one, one, one).block)).toEqual(factsOf(one))
        expect(factsOf(mergeAddress(one, two, one).block)).toEqual(factsOf(two))
        expect(mergeAddress(one, two, one).changes).toEqual([])
        expect(factsOf(mergeAddress(one, one, two).block)).toEqual(factsOf(two))
        expect(mergeAddress(one, two, two).changes.filter(({ isClash }) => isClash)).toEqual([])
      }),
    )
  })

  const failed = answerLookup(typeAddress(base, 'zip', '88010-123'), '88010123', { kind: 'failed' })

  test('GRP-011 STF-069 a look-up belongs to the zip code typed here: with it, it stays', () => {
    const merged = mergeAddress(base, failed, loaded({ street: 'Rua B' })).block
    expect(merged.texts).toMatchObject({ zip: '88010-123', street: 'Rua B' })
    expect(merged.lookup).toEqual({ state: 'failed', digits: '88010123' })
  })

  test('GRP-011 STF-069 with another one’s zip code there is none, so that no retry answers for it', () => {
    // Typed again as it was: nothing of mine, but its look-up failed.
    const back = answerLookup(typeAddress(failed, 'zip', '01310-100'), '01310100', { kind: 'failed' })
    const mine = typeAddress(back, 'street', 'Rua minha')
    const merged = mergeAddress(base, mine, loaded({ zipCode: '04001-000' })).block
    expect(merged.texts).toMatchObject({ zip: '04001-000', street: 'Rua minha' })
    expect(merged.lookup).toEqual({ state: 'idle', digits: '' })
    expect(retryLookup(merged)).toBe(merged)
  })

  test('STF-074 a point of theirs counts as loaded: no geocoder moves it', () => {
    const none = loaded({}, undefined, undefined)
    const from = { ...none, latitude: undefined, longitude: undefined, pointOrigin: 'none' as const }
    const mine = typeAddress(from, 'street', 'Rua minha')
    const merged = mergeAddress(from, mine, loaded()).block
    expect(merged).toMatchObject({ latitude: -23.5, pointOrigin: 'loaded' })
    expect(geocodeQuestion(merged)).toBeUndefined()
    const asked = geocodeQuestion(mine)
    expect(asked && answerGeocode(merged, asked, [{ lat: 1, lng: 1 }])).toBe(merged)
  })

  test('STF-073 what a machine gave goes with its text: what is open stays open', () => {
    const long = loaded({ city: 'x'.repeat(26) })
    const merged = mergeAddress(base, typeAddress(base, 'houseNumber', '9'), long).block
    expect(isAddressOpen(merged, 'city', false)).toBe(true)
    expect(isAddressOpen(merged, 'state', false)).toBe(false)
  })

  test('STF-053 the own address comes back after a group was picked, whatever they changed', () => {
    const group = { address: readAddress({ ...wire, street: 'Do grupo' }), latitude: 1, longitude: 2 }
    const merged = mergeAddress(base, copyAddress(base, group), loaded({ city: 'Santos' })).block
    expect(merged.texts).toMatchObject({ street: 'Do grupo', city: 'Santos' })
    expect(merged.beforeGroup).toBe(base)
    expect(mergeAddress(base, base, loaded({ city: 'Santos' })).block.beforeGroup).toBeUndefined()
  })
})

describe('as a field', () => {
  test('each place says what is wrong with it; a limit names itself', () => {
    const address = typeCoordinate(
      typeAddress(typeAddress(base, 'zip', ''), 'city', 'x'.repeat(26)),
      'latitude',
      91,
    )
    expect(checkForm(FORM, { address })).toEqual({
      zip: { key: 'required' },
      city: { key: 'tooLong', values: { limit: 25 } },
      latitude: { key: 'noPoint' },
    })
  })

  test('a draft keeps the places that were changed, emptied ones too', () => {
    const typed = { address: pickPoint(typeAddress(base, 'street', ''), 1, -46.6) }
    const draft = readDraft(JSON.parse(JSON.stringify(draftOf(FORM, typed, { address: base }))))
    expect(draft).toEqual({ address: { street: '', latitude: 1 } })
    const now = loaded({ city: 'Santos' }, -23.5, -40)
    expect(draft && withDraft(FORM, { address: now }, draft).address).toMatchObject({
      texts: { street: '', city: 'Santos' },
      latitude: 1,
      longitude: -40,
      pointOrigin: 'hand',
    })
  })

  test.each([null, 'text', { zip: 5, latitude: '1' }])('%j leaves it as it stands', (kept) => {
    const { address } = withDraft(FORM, { address: base }, { address: kept })
    for (const field of ADDRESS_FIELDS)
      expect(field === 'latitude' || field === 'longitude' ? address[field] : address.texts[field]).toBe(
        field === 'latitude' || field === 'longitude' ? base[field] : base.texts[field],
      )
  })
})
