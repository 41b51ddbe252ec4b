import { describe, expect, test } from 'vitest'
import {
  permissionFixtures,
  rolePermission,
  stationDetailFixture,
  stationFormFixture,
} from '../../fixtures/index.ts'
import {
  changeConnector,
  checkStation,
  chooseSystem,
  chooseVoltage,
  connectorRequests,
  type StationBase,
  type StationDetail,
  type StationValues,
  stationPolicy,
} from '../index.ts'
import { effectiveValues } from './request.ts'
import { accessOf, errorsOf, everything, nothing, policyOf, sentOf } from './testing/stationForms.ts'
import { MONEY_FIELDS } from './values.ts'

describe('payment', () => {
  const shown = (changes: Partial<StationValues>) => {
    const { fields } = policyOf(stationFormFixture(), changes)
    return MONEY_FIELDS.filter((name) => fields[name].isVisible)
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
