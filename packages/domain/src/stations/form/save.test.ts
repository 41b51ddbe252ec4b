import { describe, expect, test } from 'vitest'
import { typeAddress } from '../../address/index.ts'
import { privateUsersFixture, stationContextFixture, stationFormFixture } from '../../fixtures/index.ts'
import { mergeForm } from '../../forms/index.ts'
import { readDeleted } from '../../writes/index.ts'
import {
  afterStep,
  arePeopleSavedAs,
  arePhotosSavedAs,
  type BoundUser,
  bindUser,
  boundAtFirst,
  changeConnector,
  deleteIntent,
  isConnectorSavedAs,
  isSavedAs,
  newStation,
  planStationSave,
  STATION_FORM,
  type StationBase,
  type StationValues,
  stationPolicy,
  stationRequest,
  stationSaveEnd,
  unbindUser,
} from '../index.ts'
import { mergePeople, sentUsers } from './people.ts'

const plan = (values: StationValues, base: StationBase) =>
  planStationSave(values, base, stationPolicy(values, base, stationContextFixture()))
const request = (values: StationValues, base: StationBase) =>
  stationRequest(values, base, stationPolicy(values, base, stationContextFixture()))
const powers = (values: StationValues, ...list: [number, number][]) =>
  list.reduce((all, [id, power]) => changeConnector(all, id, 'powerMax', power), values)

describe('half-saved', () => {
  test('CON-018 the station first, then each changed connector; pressing Save is never nothing', () => {
    const base = stationFormFixture()
    const values = powers({ ...base.values, description: 'Outra' }, [1, 60], [2, 90])
    expect(plan(values, base).steps).toEqual(['station', 'connector.1', 'connector.2'])
    expect(plan(powers(base.values, [2, 90]), base).steps).toEqual(['connector.2'])
    expect(plan(base.values, base).steps).toEqual(['station'])
  })

  test('after the station and one connector were saved, a retry sends the other one only', () => {
    const base = stationFormFixture()
    const values = powers({ ...base.values, description: 'Outra' }, [1, 60], [2, 90])
    const form = afterStep(afterStep({ base, values }, 'station'), 'connector.1')
    const retry = plan(form.values, form.base)
    expect([retry.station, retry.connectors.map(({ id }) => id)]).toEqual([undefined, [2]])
    expect(retry.steps).toEqual(['connector.2'])
  })

  test('STF-083 photos that were saved are not sent a second time', () => {
    const base = stationFormFixture()
    const photos = [{ kind: 'new', name: 'n.png', base64: 'QUJD' }] as const
    const values = powers({ ...base.values, photos }, [1, 60])
    const form = afterStep({ base, values }, 'station')
    expect(plan(form.values, form.base).station).toBeUndefined()
    expect(form.values.photos).toMatchObject([{ kind: 'stored', name: 'n.png' }])
  })

  test('a station that was created is updated from then on', () => {
    const base = newStation('BR', 7)
    const values = { ...base.values, chargeBoxId: 'N-1', description: 'N' }
    expect(request(values, base)).not.toHaveProperty('chargeBoxPk')
    const form = afterStep({ base, values }, 'station', 99)
    expect(form.base.pk).toBe(99)
    expect(request(form.values, form.base).chargeBoxPk).toBe(99)
  })

  test('an unknown step leaves the form as it is', () => {
    const form = { base: stationFormFixture(), values: stationFormFixture().values }
    expect(afterStep(form, 'connector.9')).toBe(form)
  })
})

describe('what an answer says', () => {
  const body = (error: string) => ({ type: 'error', error, data: null })
  test.each([
    [200, undefined, 'new', 'done', 'stationCreated', false],
    [201, {}, 'edit', 'done', 'stationUpdated', false],
    [200, { type: 'error' }, 'edit', 'refused', 'stationSaveFailed', false],
    [403, undefined, 'new', 'refused', 'stationLimitReached', false],
    [403, undefined, 'edit', 'refused', 'stationSaveFailed', false],
    [400, body('nope'), 'new', 'refused', 'stationSaveFailed', false],
    [400, body('CHARGEBOX_ID_DUPLICATE'), 'new', 'refused', 'stationIdTaken', true],
    [409, body('unique constraint "charge_box_id"'), 'edit', 'refused', 'stationIdTaken', false],
    [500, body('Duplicate entry for key chargeBoxId'), 'new', 'refused', 'stationIdTaken', true],
    [422, body('CHARGEBOX_ID_DUPLICATE'), 'new', 'refused', 'stationSaveFailed', false],
    [500, body('boom'), 'new', 'unknown', 'stationSaveFailed', true],
    ['unreachable', undefined, 'new', 'unknown', 'stationSaveUnknown', true],
    ['unreadable', undefined, 'edit', 'unknown', 'stationSaveUnknown', true],
  ] as const)(
    'STF-012 STF-013 STF-014 STF-015 STN-039 %j %j (%s): %s, %s',
    (end, reply, mode, kind, message, mustLookUp) =>
      expect(stationSaveEnd(end, reply, mode)).toMatchObject({ end: kind, message, mustLookUp }),
  )

  test('STF-013 the server’s own words come only with a taken id', () => {
    expect(stationSaveEnd(409, body('CHARGEBOX_ID_DUPLICATE: A'), 'new').serverText).toBe(
      'CHARGEBOX_ID_DUPLICATE: A',
    )
    expect(stationSaveEnd(400, body('SQL error at line 3'), 'new')).not.toHaveProperty('serverText')
  })

  test('of a server that sends a page of its trouble only the beginning is read', () => {
    const trouble = (before: number) => body(`${'x'.repeat(before)} CHARGEBOX_ID_DUPLICATE`)
    expect(stationSaveEnd(400, trouble(9_000), 'edit').message).toBe('stationIdTaken')
    expect(stationSaveEnd(400, trouble(10_000), 'edit').message).toBe('stationSaveFailed')
  })
})

describe('a lost answer', () => {
  test('what stands there is compared with what was sent, whatever the server adds', () => {
    const base = stationFormFixture()
    const values = {
      ...base.values,
      description: ' Outra ',
      isOpenAllDay: false,
      openTime: '8:00',
      closeTime: '00:00',
    }
    const sent = request(values, base)
    const found = stationFormFixture({
      description: 'Outra',
      isOpenAllDay: false,
      openTime: '08:00:00',
      closeTime: '23:59:59',
    })
    expect(isSavedAs(sent, found)).toBe(true)
    expect(isSavedAs(sent, base)).toBe(false)
    expect(isSavedAs({ ...sent, taxIncome: 0.2 }, found)).toBe(false)
  })

  test('an address of nothing but its key is none', () => {
    const fresh = newStation('BR', 7)
    const base = { ...fresh, values: { ...fresh.values, chargeBoxId: 'N', description: 'N' } }
    const sent = request(base.values, base)
    const empty = { pk: 9, texts: base.values.address.texts, country: 'BR', hidden: {} }
    expect(isSavedAs(sent, { ...base, pk: 4, address: empty })).toBe(true)
  })

  test('STF-083 STF-086 photos and people are not in a station’s reply: they are compared with lists of their own', () => {
    const photos = { photos: [{ name: 'new.png', base64: 'QUJD' }], deletedPhotos: ['old.png'] }
    const named = (...names: string[]) =>
      arePhotosSavedAs(
        photos,
        names.map((name) => ({ name })),
      )
    expect([named('new.png', 'b.png'), named('b.png'), named('new.png', 'old.png')]).toEqual([
      true,
      false,
      false,
    ])
    const [one, two] = boundAtFirst(privateUsersFixture())
    if (!one || !two) throw new Error('nobody is bound')
    const bindUsers = sentUsers([two, one])
    expect(arePeopleSavedAs({ bindUsers }, [one, two])).toBe(true)
    expect(arePeopleSavedAs({ bindUsers }, [one])).toBe(false)
    expect(arePeopleSavedAs({ bindUsers }, [one, { ...two, isOwner: !two.isOwner }])).toBe(false)
  })

  test('CON-018 a connector whose answer was lost is compared by what was sent', () => {
    const base = stationFormFixture()
    const values = powers(base.values, [1, 60])
    const [call] = plan(values, base).connectors
    if (!call) throw new Error('nothing was changed')
    expect(isConnectorSavedAs(call, { ...base, values })).toBe(true)
    expect(isConnectorSavedAs(call, base)).toBe(false)
    expect(isConnectorSavedAs({ ...call, id: 9 }, { ...base, values })).toBe(false)
  })
})

describe('somebody else’s change', () => {
  test('is shown, kept where I left it alone, and mine stands on top', () => {
    const base = stationFormFixture()
    const address = typeAddress(base.values.address, 'houseNumber', '99')
    const mine = powers({ ...base.values, description: 'Minha', address }, [1, 60])
    const theirs = stationFormFixture({ description: 'Deles', externalId: 'X-1', latitude: -20 })
    const changed = { ...theirs, values: powers(theirs.values, [1, 30], [2, 90]) }
    const { merged: values, changes } = mergeForm(STATION_FORM, base.values, mine, changed.values)
    expect(values).toMatchObject({ description: 'Minha', externalId: 'X-1' })
    expect(values.address).toMatchObject({
      texts: { houseNumber: '99', street: 'Rua das Palmeiras' },
      latitude: -20,
    })
    expect(values.connectors.map(({ powerMax }) => powerMax)).toEqual([60, 90])
    expect(changes.map(({ field, isClash }) => [field, isClash])).toEqual([
      ['description', true],
      ['externalId', false],
      ['latitude', false],
      ['connectors.0.powerMax', true],
      ['connectors.1.powerMax', false],
    ])
  })

  test('without one nothing is shown and nothing changes', () => {
    const base = stationFormFixture()
    const mine = { ...base.values, description: 'Minha' }
    expect(mergeForm(STATION_FORM, base.values, mine, stationFormFixture().values)).toEqual({
      changes: [],
      merged: mine,
    })
  })

  test('a connector that has come since is taken over, one that is gone goes', () => {
    const base = stationFormFixture()
    const [first, second] = base.values.connectors
    if (!first || !second) throw new Error('no connectors')
    const theirs = { ...base.values, connectors: [second, { ...first, id: 3 }] }
    const typed = powers(base.values, [1, 60])
    const { merged, changes } = mergeForm(STATION_FORM, base.values, typed, theirs)
    expect([merged.connectors.map(({ id }) => id), changes]).toEqual([[2, 3], []])
  })
})

describe('people whom somebody else bound meanwhile', () => {
  const [one, two] = boundAtFirst(privateUsersFixture())
  const [three] = boundAtFirst(privateUsersFixture().map((each) => ({ ...each, pk: 900, isBound: true })))
  if (!one || !two || !three) throw new Error('too few people')
  const keys = (people: readonly { pk: number; isOwner: boolean }[]) =>
    people.map(({ pk, isOwner }) => [pk, isOwner])

  test('STF-086 theirs stay, and whom this user added or dropped is so', () => {
    const mine = bindUser(unbindUser([one, two], one.pk), three, true)
    const merged = mergePeople([one, two], mine, [one, { ...two, isOwner: !two.isOwner }])
    expect(keys(merged)).toEqual([
      [two.pk, !two.isOwner],
      [three.pk, true],
    ])
  })

  test('STF-086 whom somebody else dropped stays dropped, unless this user gave them another role', () => {
    expect(keys(mergePeople([one, two], [one, two], [two]))).toEqual(keys([two]))
    const promoted = { ...one, isOwner: !one.isOwner }
    expect(keys(mergePeople([one, two], [promoted, two], [two]))).toEqual(keys([two, promoted]))
  })

  test('STF-086 they are told once, in whatever order they come, and nobody’s clash', () => {
    const { values } = stationFormFixture()
    const merge = (mine: readonly BoundUser[], theirs: readonly BoundUser[]) =>
      mergeForm(
        STATION_FORM,
        { ...values, people: [one, two] },
        { ...values, people: mine },
        { ...values, people: theirs },
      )
    expect(merge([one, three], [two, one]).changes).toEqual([])
    expect(merge([one, two, three], [one]).changes).toMatchObject([
      { field: 'people', mine: [one, three], theirs: [one], isClash: false },
    ])
  })

  test('without a change of theirs, mine is sent as it stands', () => {
    const merged = mergePeople([one, two], [one, three], [two, one])
    expect(new Set(keys(merged).map(String))).toEqual(new Set(keys([one, three]).map(String)))
  })
})

describe('deleting', () => {
  test.each([
    [404, 'applied'],
    [410, 'applied'],
    [200, 'unchanged'],
    [403, 'unreadable'],
    [500, 'unreadable'],
    ['unreachable', 'unreadable'],
  ] as const)('a station that reads with %j was deleted: %s', (end, result) =>
    expect(readDeleted(end).found).toBe(result),
  )

  test('STN-036 STN-037 one intent for each station', () => {
    expect(deleteIntent(12)).not.toBe(deleteIntent(13))
  })
})
