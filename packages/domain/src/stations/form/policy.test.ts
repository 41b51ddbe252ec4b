import { describe, expect, test } from 'vitest'
import {
  accountsFixture,
  NO_GRANTS,
  permissionFixtures,
  privateUsersFixture,
  rolePermission,
  routePermission,
  stationDetailFixture,
  stationFormFixture,
} from '../../fixtures/index.ts'
import { buildAccess } from '../../permissions/index.ts'
import {
  boundAtFirst,
  changeConnector,
  chooseAccount,
  connectorRequests,
  dropsPeople,
  loadedStation,
  STATION_FIELDS,
  type StationFormContext,
  type StationValues,
  stationPolicy,
  submitBlock,
} from '../index.ts'
import { tabOfField } from './check.ts'
import { STATION_TABS } from './fields.ts'
import {
  accessOf,
  errorsOf,
  everything,
  fresh,
  newContext,
  nothing,
  policyOf,
  sentOf,
} from './testing/stationForms.ts'

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
