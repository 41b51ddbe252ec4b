import { describe, expect, test } from 'vitest'
import { typeAddress, typeCoordinate } from '../../address/index.ts'
import {
  accountsFixture,
  connectorTypesFixture,
  groupFixture,
  NO_GRANTS,
  permissionFixtures,
  photoFixture,
  privateUsersFixture,
  rolePermission,
  routePermission,
  stationContextFixture,
  stationDetailFixture,
  stationFormFixture,
} from '../../fixtures/index.ts'
import { buildAccess, type Permission } from '../../permissions/index.ts'
import {
  boundAtFirst,
  changeConnector,
  checkStation,
  chooseAccount,
  chooseGroup,
  chooseSystem,
  chooseVoltage,
  connectorRequests,
  dropsPeople,
  hasUnsaved,
  incomeByOptions,
  loadedStation,
  newStation,
  STATION_FIELDS,
  type StationBase,
  type StationDetail,
  type StationFormContext,
  type StationValues,
  stationErrorsPerTab,
  stationPolicy,
  stationRequest,
  submitBlock,
  tabToOpen,
} from '../index.ts'
import { tabOfField } from './check.ts'
import { STATION_TABS } from './fields.ts'
import { effectiveValues } from './request.ts'

const accessOf = (permissions: readonly Permission[]) => buildAccess(permissions, NO_GRANTS)
const NOTHING = accessOf([routePermission('/stations')])
const everything = () => stationContextFixture()
const nothing = (mode: 'new' | 'edit' = 'edit'): StationFormContext => ({
  mode,
  access: NOTHING,
  accounts: accountsFixture(),
})

const policyOf = (base: StationBase, changes: Partial<StationValues> = {}, context = everything()) =>
  stationPolicy({ ...base.values, ...changes }, base, context)
const errorsOf = (base: StationBase, changes: Partial<StationValues> = {}, context = everything()) => {
  const values = { ...base.values, ...changes }
  return checkStation(values, base, stationPolicy(values, base, context))
}
const sentOf = (base: StationBase, changes: Partial<StationValues> = {}, context = everything()) => {
  const values = { ...base.values, ...changes }
  return stationRequest(values, base, stationPolicy(values, base, context))
}
const fresh = () => newStation('BR', 7)
const newContext = () => stationContextFixture({ mode: 'new' })
const valid = (): StationBase => {
  const base = fresh()
  return { ...base, values: { ...base.values, chargeBoxId: 'NOVA-1', description: 'Nova' } }
}

describe('a new station', () => {
  test('STF-025 STF-026 STF-027 STF-028 its defaults', () => {
    expect(sentOf(valid(), {}, newContext())).toEqual({
      chargeBoxId: 'NOVA-1',
      endpointAddress: null,
      description: 'Nova',
      externalId: null,
      tenant_pk: 7,
      typeOf: 'PUBLIC',
      chargeBoxGroupPk: null,
      reservation: false,
      active: true,
      isOcpiCompatible: false,
      isHubjectCompatible: false,
      showLocation: false,
      address: null,
      locationLatitude: null,
      locationLongitude: null,
      isOpen_24Hours: true,
      openTime: null,
      closeTime: null,
      isTenantDeviceReader: false,
      deviceReaderMac: null,
      hasPayment: false,
      paymentChargeTypeCost: 'KWH',
      paymentChargeTypeIncome: 'KWH',
      paymentChargeByIncome: 'CHARGE_BOX',
      moneyPerKilowattCost: 0,
      moneyPerDurationCost: 0,
      moneyPerTransactionCost: 0,
      moneyPerKilowattIncome: 0,
      moneyPerDurationIncome: 0,
      moneyPerTransactionIncome: 0,
      taxIncome: 0,
      photos: [],
      deletedPhotos: [],
      bindUsers: [],
      system: null,
      phase: null,
      voltage: null,
      chargingRateUnit: null,
    })
    expect(newStation('EC', undefined).values.address.country).toBe('EC')
  })

  test('STF-006 STF-005 the tabs: no technical settings while there are no connectors', () => {
    expect(policyOf(fresh(), {}, newContext()).tabs).toEqual(['general', 'address', 'payment', 'photos'])
    expect(policyOf(stationFormFixture()).tabs).toEqual([...STATION_TABS])
  })

  test('STF-077 income by connector cannot be chosen, and says why', () => {
    expect(incomeByOptions('new')).toEqual([
      { value: 'CHARGE_BOX' },
      { value: 'CONNECTOR', whyNot: 'connectorsComeLater' },
    ])
    expect(incomeByOptions('edit').some((option) => option.whyNot)).toBe(false)
  })
})

describe('a loaded station', () => {
  test('STF-016 STF-020 STF-021 STF-022 STF-023 STF-024 STN-050 goes back as it came, without what only lists have', () => {
    const base = stationFormFixture()
    const sent = sentOf(base)
    expect(sent).toMatchObject({
      chargeBoxPk: 12,
      chargeBoxId: 'IPE-0001',
      tenant_pk: 7,
      chargeBoxGroupPk: 3,
      address: { addressPk: 40, street: 'Rua das Palmeiras', zipCode: '88000-000', country: 'BR' },
      locationLatitude: -27.6136,
      moneyPerKilowattCost: 0.8,
      moneyPerTransactionIncome: 1,
      taxIncome: 0.15,
      system: 'THREE_PHASE',
      phase: 'ABC',
      voltage: 380,
      chargingRateUnit: 'A',
    })
    const listOnly = [
      'tenantName',
      'usage',
      'monthConsumption',
      'lastHeartbeatTimestamp',
      'chargePointVendor',
      'chargePointModel',
      'uuid',
      'fwVersion',
      'connectors',
      'powerMaxCustom',
    ]
    expect(Object.keys(sent).filter((key) => listOnly.includes(key))).toEqual([])
    expect(errorsOf(base)).toEqual({})
    expect(hasUnsaved(base.values, base, policyOf(base))).toBe(false)
    expect(connectorRequests(base.values, base, policyOf(base))).toEqual([])
  })

  test('STF-076 the tax is shown as a percentage and sent as a fraction, without dust', () => {
    const payment = { ...stationDetailFixture().payment, taxFraction: 0.1575 }
    const base = stationFormFixture({ payment })
    expect(base.values.taxPercent).toBe(15.75)
    expect(sentOf(base).taxIncome).toBe(0.1575)
    expect(sentOf(base, { taxPercent: 8.2 }).taxIncome).toBe(0.082)
  })

  test('STF-057 a closing time of 23:59:59 is shown as 00:00 and goes back', () => {
    const base = stationFormFixture({ isOpenAllDay: false, openTime: '07:00:00', closeTime: '23:59:59' })
    expect([base.values.openTime, base.values.closeTime]).toEqual(['07:00', '00:00'])
    expect(sentOf(base)).toMatchObject({ openTime: '07:00:00', closeTime: '23:59:59' })
    expect(sentOf(base, { isOpenAllDay: true })).toMatchObject({ openTime: null, closeTime: null })
  })
})

describe('what this user may see and edit', () => {
  const field = (
    name: (typeof STATION_FIELDS)[number],
    changes: Partial<StationValues>,
    context: StationFormContext,
  ) => policyOf(stationFormFixture(), changes, context).fields[name]

  test('STF-033 the id is fixed after creation, and sent as it was', () => {
    expect(field('chargeBoxId', {}, everything())).toMatchObject({
      isEditable: false,
      whyNot: 'fixedAfterCreation',
    })
    expect(policyOf(fresh(), {}, newContext()).fields.chargeBoxId.isEditable).toBe(true)
    expect(sentOf(stationFormFixture(), { chargeBoxId: 'OTHER' }).chargeBoxId).toBe('IPE-0001')
  })

  test('STF-007 without monetization the payment tab is hidden, and every value goes back as loaded', () => {
    const base = stationFormFixture()
    const policy = policyOf(base, {}, nothing())
    expect(policy.tabs).not.toContain('payment')
    expect(policy.fields.taxPercent.isVisible).toBe(false)
    expect(policy.connectors.pricePerKwh.isVisible).toBe(false)
    expect(
      sentOf(base, { taxPercent: 99, takesPayment: false, incomeBy: 'CONNECTOR', costPerKwh: 9 }, nothing()),
    ).toEqual(sentOf(base))
    const granted = buildAccess([rolePermission('DASH_CVE_PRO_MONETIZATION_CONFIG', null)], NO_GRANTS)
    expect(policyOf(base, {}, { ...nothing(), access: granted }).tabs).toContain('payment')
    const byTenant = buildAccess([], { ...NO_GRANTS, monetization: true })
    expect(policyOf(base, {}, { ...nothing(), access: byTenant }).tabs).toContain('payment')
  })

  test('STF-038 the OCPI switch needs its permission; without it the loaded value is sent', () => {
    expect(field('isOcpiCompatible', {}, nothing()).isVisible).toBe(false)
    expect(
      sentOf(stationFormFixture({ isOcpiCompatible: true }), { isOcpiCompatible: false }, nothing())
        .isOcpiCompatible,
    ).toBe(true)
    const access = accessOf([routePermission('/OCPI-enabled-button')])
    expect(field('isOcpiCompatible', {}, { ...nothing(), access }).isVisible).toBe(true)
    expect(field('isHubjectCompatible', {}, nothing()).isEditable).toBe(true)
  })

  test.each([
    [true, true],
    [null, false],
    [false, false],
  ])(
    'STF-039 the advanced settings need DASH_SMART_CHARGING_CREATE with status true: %j',
    (status, isVisible) => {
      const access = accessOf([rolePermission('DASH_SMART_CHARGING_CREATE', status)])
      const context = { ...nothing(), access }
      for (const name of ['system', 'phase', 'voltage', 'rateUnit'] as const)
        expect(field(name, {}, context).isVisible).toBe(isVisible)
      const changed = { system: 'TWO_PHASE', phase: 'AB', voltage: 220, rateUnit: 'W' }
      expect(sentOf(stationFormFixture(), changed, context).system).toBe(
        isVisible ? 'TWO_PHASE' : 'THREE_PHASE',
      )
    },
  )

  test('CON-017 a free-typed power needs its permission; without it a typed one is not sent', () => {
    const access = accessOf([routePermission('/custom_powermax')])
    expect(
      policyOf(stationFormFixture(), {}, { ...nothing(), access }).connectors.powerMaxCustom.isVisible,
    ).toBe(true)
    expect(policyOf(stationFormFixture(), {}, nothing()).connectors.powerMaxCustom.isVisible).toBe(false)
    const base = stationFormFixture()
    const typed = changeConnector(
      changeConnector(base.values, 1, 'isCustomPower', true),
      1,
      'powerMaxCustom',
      25.5,
    )
    expect(
      connectorRequests(typed, base, stationPolicy(typed, base, { ...nothing(), access }))[0]?.body.powerMax,
    ).toBe(25_500)
    expect(connectorRequests(typed, base, stationPolicy(typed, base, nothing()))).toEqual([])
  })

  test('STF-073 street, city and state are locked without the permission; what a look-up put there is sent', () => {
    const base = stationFormFixture()
    expect(field('street', {}, nothing())).toMatchObject({
      isEditable: false,
      whyNot: 'addressFromZip',
      sentAs: 'value',
    })
    for (const name of ['zip', 'houseNumber', 'latitude', 'longitude', 'showsLocation'] as const)
      expect(field(name, {}, nothing()).isEditable).toBe(true)
    const access = accessOf([routePermission('/stations/allow_edit_address')])
    expect(field('street', {}, { ...nothing(), access }).isEditable).toBe(true)
    const address = {
      ...base.values.address,
      texts: { ...base.values.address.texts, street: 'Rua Nova' },
      given: { ...base.values.address.texts, street: 'Rua Nova' },
    }
    expect(sentOf(base, { address }, nothing()).address?.street).toBe('Rua Nova')
  })

  test('STF-068 the country is fixed by the tenant', () => {
    expect(field('country', {}, everything())).toMatchObject({ isEditable: false, whyNot: 'fixedByTenant' })
  })

  test('STF-008 STF-086 people only for private stations; an unknown list can be neither edited nor sent', () => {
    expect(field('people', { visibility: 'PUBLIC' }, everything())).toMatchObject({
      isVisible: false,
      sentAs: 'nothing',
    })
    expect(field('people', { visibility: 'PRIVATE' }, everything()).isEditable).toBe(true)
    const unknown = { visibility: 'PRIVATE', people: undefined }
    expect(field('people', unknown, everything()).whyNot).toBe('peopleNotLoaded')
    expect(submitBlock({ ...stationFormFixture().values, ...unknown })).toBe('peopleNotLoaded')
  })

  test('STF-086 the whole list is sent, and none for a public station, after a question where somebody would be dropped', () => {
    const people = boundAtFirst(privateUsersFixture())
    const base = loadedStation(stationDetailFixture({ visibility: 'PRIVATE' }), {
      country: 'BR',
      types: [],
      photos: [],
      people,
    })
    expect(sentOf(base).bindUsers).toHaveLength(3)
    expect(sentOf(base, { visibility: 'PUBLIC' }).bindUsers).toEqual([])
    expect(dropsPeople({ ...base.values, visibility: 'PUBLIC' }, base)).toBe(true)
    expect(dropsPeople(base.values, base)).toBe(false)
    expect(dropsPeople({ ...fresh().values, people }, fresh())).toBe(false)
  })

  test('STF-087 AST-010 the search by CPF needs its route', () => {
    expect(policyOf(stationFormFixture()).canSearchCpf).toBe(true)
    expect(policyOf(stationFormFixture(), {}, nothing()).canSearchCpf).toBe(false)
  })

  test('every field has a tab, and a locked one says why', () => {
    for (const permissions of Object.values(permissionFixtures)) {
      const policy = policyOf(stationFormFixture(), {}, { ...nothing(), access: accessOf(permissions) })
      for (const name of STATION_FIELDS) {
        const { isVisible, isEditable, whyNot } = policy.fields[name]
        expect(isVisible && !isEditable && whyNot === undefined).toBe(false)
        expect(STATION_TABS).toContain(tabOfField(name))
      }
    }
  })
})

describe('account and face reader', () => {
  const [withReader, without] = accountsFixture()

  test('STF-048 an account with a device reader opens the switch, and the switch the MAC', () => {
    const { fields } = policyOf(stationFormFixture(), { hasFaceReader: true })
    expect([fields.hasFaceReader.isEditable, fields.faceReaderMac.isEditable]).toEqual([true, true])
    expect(policyOf(stationFormFixture()).fields.faceReaderMac.whyNot).toBe('readerOff')
  })

  test('STF-049 choosing one without clears both; a loaded one is not altered', () => {
    const base = stationFormFixture({ hasFaceReader: true, faceReaderMac: 'AA:BB:CC:00:11:22' })
    const chosen = chooseAccount(base.values, without)
    expect(chosen).toMatchObject({ accountPk: 8, hasFaceReader: false, faceReaderMac: '' })
    expect(sentOf(base, chosen)).toMatchObject({
      tenant_pk: 8,
      isTenantDeviceReader: false,
      deviceReaderMac: null,
    })
    expect(sentOf(base, { accountPk: 8 })).toMatchObject({
      isTenantDeviceReader: false,
      deviceReaderMac: null,
    })
    expect(chooseAccount(base.values, withReader)).toMatchObject({ hasFaceReader: true })
    const locked = stationFormFixture({
      accountPk: 8,
      hasFaceReader: true,
      faceReaderMac: 'AA:BB:CC:00:11:22',
    })
    expect(policyOf(locked).fields.hasFaceReader.whyNot).toBe('accountHasNoReader')
    expect(sentOf(locked, { hasFaceReader: false })).toMatchObject({
      isTenantDeviceReader: true,
      deviceReaderMac: 'AA:BB:CC:00:11:22',
    })
  })

  test.each([
    ['', 'station.macMissing'],
    ['AA:BB:CC', 'station.macMissing'],
    ['AA:BB:CC:00:11:2', 'station.macMissing'],
    ['AA:BB:CC:00:11:22', undefined],
    ['aabbcc001122', undefined],
  ])('STF-050 STF-051 with the reader on the MAC %j: %j', (faceReaderMac, key) => {
    expect(errorsOf(stationFormFixture(), { hasFaceReader: true, faceReaderMac }).faceReaderMac?.key).toBe(
      key,
    )
    expect(errorsOf(stationFormFixture(), { hasFaceReader: false, faceReaderMac })).toEqual({})
  })

  test('STF-051 a MAC is sent in pairs with colons', () => {
    expect(
      sentOf(stationFormFixture(), { hasFaceReader: true, faceReaderMac: 'aabbcc001122' }).deviceReaderMac,
    ).toBe('AA:BB:CC:00:11:22')
  })

  test('the account is required', () => {
    expect(errorsOf(stationFormFixture(), { accountPk: undefined })).toEqual({
      accountPk: { key: 'required' },
    })
  })
})

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

describe('payment', () => {
  const shown = (changes: Partial<StationValues>) => {
    const { fields } = policyOf(stationFormFixture(), changes)
    return (
      [
        'costPerKwh',
        'costPerMinute',
        'costPerRecharge',
        'incomePerKwh',
        'incomePerMinute',
        'incomePerRecharge',
        'taxPercent',
      ] as const
    ).filter((name) => fields[name].isVisible)
  }

  test('KWH shows the price per kWh, DURATION that per minute; the other is kept', () => {
    expect(shown({})).toEqual([
      'costPerKwh',
      'costPerRecharge',
      'incomePerKwh',
      'incomePerRecharge',
      'taxPercent',
    ])
    expect(shown({ costType: 'DURATION', incomeType: 'DURATION' })).toEqual([
      'costPerMinute',
      'costPerRecharge',
      'incomePerMinute',
      'incomePerRecharge',
      'taxPercent',
    ])
    expect(sentOf(stationFormFixture(), { costType: 'DURATION', costPerKwh: 9 }).moneyPerKilowattCost).toBe(
      0.8,
    )
  })

  test('STF-077 by connector only the station’s kWh and minute prices are locked; by station those of the connectors are', () => {
    const byConnector = policyOf(stationFormFixture(), { incomeBy: 'CONNECTOR' })
    expect(byConnector.fields.incomePerKwh.whyNot).toBe('pricedPerConnector')
    expect(byConnector.fields.incomePerRecharge.isEditable).toBe(true)
    expect(byConnector.fields.costPerKwh.isEditable).toBe(true)
    expect(byConnector.connectors.pricePerKwh.isEditable).toBe(true)
    expect(policyOf(stationFormFixture()).connectors.pricePerKwh.whyNot).toBe('pricedPerStation')
  })

  test('without payment the prices are locked and kept', () => {
    const { fields, connectors } = policyOf(stationFormFixture(), {
      takesPayment: false,
      incomeBy: 'CONNECTOR',
    })
    expect([fields.costPerKwh.whyNot, fields.taxPercent.whyNot, connectors.pricePerKwh.whyNot]).toEqual([
      'paymentOff',
      'paymentOff',
      'paymentOff',
    ])
    expect(sentOf(stationFormFixture(), { takesPayment: false, costPerKwh: 9 })).toMatchObject({
      hasPayment: false,
      moneyPerKilowattCost: 0.8,
    })
  })

  test.each([
    [12.34, undefined],
    [99_999, undefined],
    [123.45, 'moneyTooLong'],
    [100_000, 'moneyTooLong'],
    [-1, 'negative'],
    [undefined, 'required'],
  ])('STF-075 an edited price of %j: %j', (costPerKwh, key) =>
    expect(errorsOf(stationFormFixture(), { costPerKwh }).costPerKwh?.key).toBe(key),
  )

  test('STF-075 a longer loaded value is kept until it is edited', () => {
    const base = stationFormFixture({ payment: { ...stationDetailFixture().payment, costPerKwh: 1.234_567 } })
    expect(errorsOf(base)).toEqual({})
    expect(sentOf(base).moneyPerKilowattCost).toBe(1.234_567)
    expect(errorsOf(base, { costPerKwh: 1.234_56 }).costPerKwh?.key).toBe('moneyTooLong')
  })
})

describe('connectors', () => {
  const edit = (
    base: StationBase,
    ...changes: Parameters<typeof changeConnector> extends [unknown, ...infer Rest] ? Rest[] : never
  ) => changes.reduce((values, [id, field, value]) => changeConnector(values, id, field, value), base.values)
  const sent = (base: StationBase, values: StationValues, context = everything()) =>
    connectorRequests(values, base, stationPolicy(values, base, context))

  test('CON-018 only changed ones are sent, each with every field', () => {
    const base = stationFormFixture()
    const values = edit(base, [2, 'powerMax', 60], [2, 'override', 'MAINTENANCE'])
    expect(sent(base, values)).toEqual([
      {
        id: 2,
        body: {
          connectorTypePk: 2,
          powerMax: 60,
          moneyPerKilowattIncome: 1.9,
          moneyPerDurationIncome: 0,
          unusualStatus: 'MAINTENANCE',
        },
      },
    ])
  })

  test('CON-009 CON-010 Automatic is null', () => {
    const detail: StationDetail = stationDetailFixture()
    const overridden = stationFormFixture({
      connectors: detail.connectors.map((each) => ({ ...each, override: 'Unavailable' as const })),
    })
    expect(overridden.values.connectors[0]?.override).toBe('UNAVAILABLE')
    expect(sent(overridden, edit(overridden, [1, 'override', null]))[0]?.body.unusualStatus).toBeNull()
  })

  test('CON-011 each needs a type', () => {
    const base = stationFormFixture()
    const values = edit(base, [2, 'typePk', undefined])
    expect(checkStation(values, base, stationPolicy(values, base, everything()))).toEqual({
      'connectors.1.typePk': { key: 'station.connectorTypeMissing' },
    })
    expect(sent(base, values)).toEqual([])
  })

  test.each([
    [undefined, 'required'],
    [1, 'station.powerTooSmall'],
    [1.005, 'station.powerTooFine'],
    [25.5, undefined],
  ])('CON-015 a typed power of %j kW: %j', (power, key) => {
    const base = stationFormFixture()
    const context = {
      ...everything(),
      access: accessOf([...permissionFixtures.everything, rolePermission('custom-powermax')]),
    }
    const values = edit(base, [1, 'isCustomPower', true], [1, 'powerMaxCustom', power])
    const errors = checkStation(values, base, stationPolicy(values, base, context))
    expect(errors['connectors.0.powerMaxCustom']?.key).toBe(key)
  })

  test('STF-077 prices are the connectors’ own only by CONNECTOR; else they go back as loaded', () => {
    const base = stationFormFixture()
    const values = edit(base, [1, 'pricePerKwh', 3])
    expect(sent(base, values)).toEqual([])
    expect(sent(base, { ...values, incomeBy: 'CONNECTOR' })[0]?.body.moneyPerKilowattIncome).toBe(3)
    expect(
      sent(base, { ...edit(base, [1, 'pricePerKwh', undefined]), incomeBy: 'CONNECTOR' })[0]?.body
        .moneyPerKilowattIncome,
    ).toBeNull()
  })

  test('STF-040 CON-019 another system clears phase and voltage, and the powers that are no longer offered, by name', () => {
    const { values } = stationFormFixture({
      connectors: stationDetailFixture().connectors.map((each, index) => ({
        ...each,
        powerMax: [22, 3_700][index],
      })),
    })
    const { values: changed, clearedPowers } = chooseSystem(values, 'SINGLE_PHASE')
    expect(changed).toMatchObject({ system: 'SINGLE_PHASE', phase: '', voltage: undefined })
    expect(changed.connectors.map(({ powerMax }) => powerMax)).toEqual([undefined, 3_700])
    expect(clearedPowers).toEqual([1])
    expect(chooseSystem(values, 'THREE_PHASE')).toEqual({ values, clearedPowers: [] })
    expect(chooseVoltage(values, 220).clearedPowers).toEqual([1])
    expect(chooseVoltage(values, undefined)).toEqual({
      values: { ...values, voltage: undefined },
      clearedPowers: [],
    })
  })

  test('the powers on offer follow the system that is sent', () => {
    const base = stationFormFixture()
    const values = { ...base.values, system: 'SINGLE_PHASE' }
    expect(effectiveValues(values, base, stationPolicy(values, base, everything())).system).toBe(
      'SINGLE_PHASE',
    )
    expect(effectiveValues(values, base, stationPolicy(values, base, nothing())).system).toBe('THREE_PHASE')
  })
})

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
