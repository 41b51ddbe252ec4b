import { describe, expect, test } from 'vitest'
import { stationDetailFixture, stationFormFixture } from '../../fixtures/index.ts'
import { connectorRequests, hasUnsaved, incomeByOptions, newStation } from '../index.ts'
import { STATION_TABS } from './fields.ts'
import { errorsOf, fresh, newContext, policyOf, sentOf, valid } from './testing/stationForms.ts'

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
