import { describe, expect, test } from 'vitest'
import { changedFields, checkForm, draftOf, withDraft } from '../forms/index.ts'
import {
  checkVirtualGroup,
  createGroupRequest,
  GROUP_EDIT_FORM,
  groupEditForm,
  isGroupCreatedAs,
  isGroupUpdatedAs,
  newVirtualGroup,
  saysInvalidChargers,
  unfitChargers,
  updateGroupRequest,
  VIRTUAL_GROUP_FORM,
} from './form.ts'
import type { GroupCharger } from './group.ts'
import {
  checkPricing,
  GROUP_PRICING_FORM,
  groupPricingForm,
  isPricingSavedAs,
  type PricingValues,
  pricingRequest,
  withMode,
  withPricing,
  withProfile,
} from './pricingForm.ts'

const EMPTY = newVirtualGroup().values
const ITEM = {
  ...{ id: 4, name: 'Centro', chargerCount: 0, meterId: undefined },
  ...{ hasPricing: false, hasSmartCharging: false },
}
const charger = (pk: number, hasConfig: boolean | undefined = true): GroupCharger => ({
  pk,
  code: `C-${pk}`,
  description: pk === 3 ? undefined : `Vaga ${pk}`,
  hasConfig,
})
const SMART = {
  isEnabled: true,
  startDate: '2026-03-15',
  endDate: '2026-12-31',
  current: '125.0',
  meterId: 'MTR-0008',
}
const PRICED: PricingValues = { isPriced: true, mode: 'station', first: 'a', second: 'a', third: 'a' }
const KNOWN = [{ uuid: 'a' }, { uuid: 'b' }]

describe('a new group', () => {
  test.each([
    ['VGR-044', 'name', 'virtualGroup.nameMissing'],
    ['VGR-046', 'description', 'virtualGroup.descriptionMissing'],
  ] as const)('%s a new one is not without its %s, and blanks are none', (_, field, key) => {
    const problems = (text: string) =>
      checkForm(VIRTUAL_GROUP_FORM, { ...EMPTY, name: 'A', description: 'B', [field]: text })
    expect([problems(''), problems(' ')]).toEqual([{ [field]: { key } }, { [field]: { key } }])
    expect(problems('C')).toEqual({})
  })

  test.each([
    ['VGR-050', 'name', 'virtualGroup.groupNameMissing'],
    ['VGR-051', 'description', 'virtualGroup.descriptionMissing'],
  ] as const)('%s one that is edited is not without its %s, and blanks are none', (_, field, key) => {
    const problems = (text: string) =>
      checkForm(GROUP_EDIT_FORM, { name: 'A', description: 'B', [field]: text })
    expect([problems(''), problems(' ')]).toEqual([{ [field]: { key } }, { [field]: { key } }])
    expect(problems('C')).toEqual({})
  })

  test('VGR-060 VGR-061 VGR-062 SMC-034 what is off goes as nothing, the meter as in the circuit all the same', () => {
    const body = createGroupRequest({ ...EMPTY, ...SMART, isEnabled: false, name: ' A ' }, 7)
    expect(body).toEqual({
      name: 'A',
      description: '',
      tenant_id: 7,
      charge_boxs: [],
      smart_charging: {
        enabled: false,
        start_date: null,
        end_date: null,
        current_nominal_a: null,
        modulation: 'DYNAMIC',
        meter_device_remote_id: null,
        meter_device_remote_in_circuit: true,
      },
      dynamic_pricing: {
        enabled: false,
        connector1_dynamic_pricing_id: null,
        connector2_dynamic_pricing_id: null,
        connector3_dynamic_pricing_id: null,
      },
    })
  })

  test('VGR-060 its chargers go as their keys alone', () => {
    const body = createGroupRequest({ ...EMPTY, chargers: [charger(12), charger(9)] }, 7)
    expect(body.charge_boxs).toEqual([{ charge_box_id: 12 }, { charge_box_id: 9 }])
  })

  test('VGR-064 a group that is saved keeps its account; one that names none gets that of the session', () => {
    const sent = (accountPk: number | undefined) => {
      const group = { ...ITEM, description: undefined, accountPk, chargers: [], unreadChargers: 0 }
      const base = groupEditForm(group)
      return updateGroupRequest({ base, values: { name: ' A ', description: ' b ' } }, 7)
    }
    expect(sent(3)).toEqual({ name: 'A', description: 'b', tenant_id: 3 })
    expect(sent(undefined).tenant_id).toBe(7)
  })

  const FOUND = { ...ITEM, description: 'Torre B', accountPk: 7, unreadChargers: 0 }
  const linked = (...pks: number[]) => pks.map((pk) => ({ ...charger(pk), linkPk: pk + 100 }))

  test.each([
    ['its name and its chargers, in any order', {}, true],
    ['another name', { name: 'Torre' }, false],
    ['a charger more', { chargers: linked(9, 12, 13) }, false],
    ['another charger', { chargers: linked(9, 13) }, false],
    ['a charger that cannot be read', { unreadChargers: 1 }, false],
  ])('the group of a lost creation is known by %s: %j', (_, parts, isIt) => {
    const values = { ...EMPTY, name: 'Centro', chargers: [charger(12), charger(9)] }
    const found = { ...FOUND, chargers: linked(9, 12), ...parts }
    expect(isGroupCreatedAs(createGroupRequest(values, 7), found)).toBe(isIt)
  })

  test.each([
    [{}, true],
    [{ name: 'Torre' }, false],
    [{ description: 'Torre C' }, false],
    [{ name: undefined }, false],
    [{ description: undefined }, false],
  ])('a group is saved when it reads as it was sent: %j is %s', (parts, isIt) => {
    const sent = { name: 'Centro', description: 'Torre B', tenant_id: 7 }
    expect(isGroupUpdatedAs(sent, { ...FOUND, chargers: [], ...parts })).toBe(isIt)
  })

  test('VGR-045 VGR-047 VGR-050 VGR-051 a name has at most 30 characters, a description 50', () => {
    const fits = { name: 'n'.repeat(30), description: 'd'.repeat(50) }
    const over = { name: 'n'.repeat(31), description: 'd'.repeat(51) }
    const tooLong = {
      name: { key: 'tooLong', values: { limit: 30 } },
      description: { key: 'tooLong', values: { limit: 50 } },
    }
    expect(checkForm(VIRTUAL_GROUP_FORM, { ...EMPTY, ...fits })).toEqual({})
    expect(checkForm(VIRTUAL_GROUP_FORM, { ...EMPTY, ...over })).toEqual(tooLong)
    expect(checkForm(GROUP_EDIT_FORM, fits)).toEqual({})
    expect(checkForm(GROUP_EDIT_FORM, over)).toEqual(tooLong)
    expect(groupEditForm({ ...FOUND, name: undefined, description: undefined, chargers: [] })).toEqual({
      id: 4,
      accountPk: 7,
      values: { name: '', description: '' },
    })
  })

  test('VGR-062 what is on goes as three ids: one for all by station, each its own by connector', () => {
    const sent = (pricing: PricingValues) => createGroupRequest({ ...EMPTY, ...pricing }, 7).dynamic_pricing
    expect(sent(PRICED)).toEqual({
      enabled: true,
      connector1_dynamic_pricing_id: 'a',
      connector2_dynamic_pricing_id: 'a',
      connector3_dynamic_pricing_id: 'a',
    })
    expect(sent({ ...PRICED, mode: 'connectors', second: 'b', third: 'c' })).toEqual({
      enabled: true,
      connector1_dynamic_pricing_id: 'a',
      connector2_dynamic_pricing_id: 'b',
      connector3_dynamic_pricing_id: 'c',
    })
  })

  test('VGR-052 chargers without an advanced configuration, or of which nobody knows, are named once it is on', () => {
    const chargers = [charger(1), charger(2, false), { ...charger(3), hasConfig: undefined }]
    expect(unfitChargers(chargers).map(({ pk }) => pk)).toEqual([2, 3])
    expect(checkVirtualGroup({ ...EMPTY, chargers }, KNOWN)).toEqual({})
    expect(checkVirtualGroup({ ...EMPTY, ...SMART, chargers }, KNOWN)).toEqual({
      isEnabled: { key: 'smart.unfit', values: { names: 'Vaga 2, C-3' } },
    })
    expect(checkVirtualGroup({ ...EMPTY, ...SMART, chargers: [charger(1)] }, KNOWN)).toEqual({})
  })

  test('what is wrong with its price and with its limit is told together', () => {
    expect(
      Object.keys(checkVirtualGroup({ ...EMPTY, isPriced: true, isEnabled: true }, KNOWN)).sort(),
    ).toEqual(['current', 'endDate', 'first', 'startDate'])
  })

  test('VGR-016 a draft brings back the chargers that can be read, and the limit; the order of chargers is no change', () => {
    const values = { ...EMPTY, ...SMART, chargers: [charger(2), charger(1)] }
    const draft = draftOf(VIRTUAL_GROUP_FORM, values, EMPTY)
    const old = {
      ...draft,
      chargers: [{ pk: 2, code: 'C-2', description: 'Vaga 2', hasConfig: true }, { pk: 'x' }],
    }
    expect(withDraft(VIRTUAL_GROUP_FORM, EMPTY, old).chargers).toEqual([charger(2)])
    expect(draft && withDraft(VIRTUAL_GROUP_FORM, EMPTY, draft)).toEqual(values)
    const turned = { ...values, chargers: [charger(1), charger(2)] }
    expect(changedFields(VIRTUAL_GROUP_FORM, turned, values)).toEqual([])
    expect(changedFields(VIRTUAL_GROUP_FORM, { ...values, chargers: [charger(1)] }, values)).toEqual([
      'chargers',
    ])
  })

  test.each([
    ['BAD_REQUEST: O grupo contém carregadores inválidos', true],
    ['400: INVALID CHARGE BOX', true],
    ['carregadores inválidos', false],
    ['x: nome inválido', false],
    ['carregador inválido: o nome', false],
    [undefined, false],
  ])('VGR-073 %j is about its chargers: %s', (text, isIt) => {
    expect(saysInvalidChargers(text)).toBe(isIt)
  })
})

describe('the pricing of a group', () => {
  test('VGR-037 VGR-039 VGR-041 switching the mode clears, by station one choice is three, on starts with the station', () => {
    expect(withMode(PRICED, 'connectors')).toMatchObject({
      mode: 'connectors',
      first: '',
      second: '',
      third: '',
    })
    expect(withMode(PRICED, 'station')).toBe(PRICED)
    expect(withProfile(PRICED, 'first', 'b')).toMatchObject({ first: 'b', second: 'b', third: 'b' })
    const by = { ...PRICED, mode: 'connectors' as const }
    expect(withProfile(by, 'second', 'b')).toMatchObject({ first: 'a', second: 'b', third: 'a' })
    expect(withPricing({ ...by, isPriced: false }, true)).toMatchObject({
      mode: 'station',
      first: '',
      isPriced: true,
    })
    expect(withPricing(by, false)).toEqual({ ...by, isPriced: false })
  })

  test('VGR-048 VGR-049 VGR-062 missing and removed profiles, only while it is on and only where they are known', () => {
    expect(checkPricing({ ...PRICED, isPriced: false, first: '' }, KNOWN)).toBe(GROUP_PRICING_FORM.fine)
    expect(checkPricing({ ...PRICED, first: 'gone' }, KNOWN)).toEqual({
      first: { key: 'virtualGroup.profileRemoved' },
    })
    expect(checkPricing({ ...PRICED, first: 'gone' }, undefined)).toEqual({})
    const by: PricingValues = { ...PRICED, mode: 'connectors', second: '', third: 'gone' }
    expect(checkPricing(by, KNOWN)).toEqual({
      second: { key: 'virtualGroup.profileMissing' },
      third: { key: 'virtualGroup.profileRemoved' },
    })
  })

  test('VGR-040 VGR-062 three nulls open by station; turned off the ids go as they were loaded', () => {
    expect(groupPricingForm(4, 'none')).toMatchObject({
      hasRecord: false,
      values: { isPriced: false, mode: 'station', first: '' },
    })
    const base = groupPricingForm(4, { isEnabled: true, profiles: ['a', 'b', undefined] })
    expect(base.values.mode).toBe('connectors')
    const sent = pricingRequest({ ...base.values, isPriced: false, first: '' }, base.profiles)
    expect(sent).toEqual({
      enabled: false,
      connector1_dynamic_pricing_id: 'a',
      connector2_dynamic_pricing_id: 'b',
      connector3_dynamic_pricing_id: null,
    })
    expect(isPricingSavedAs(sent, { isEnabled: false, profiles: ['a', 'b', undefined] })).toBe(true)
    expect(isPricingSavedAs(sent, 'none')).toBe(false)
  })
})
