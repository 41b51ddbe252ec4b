import { describe, expect, test } from 'vitest'
import {
  chargerName,
  readChargerLinks,
  readCreatedGroup,
  readGroupChargers,
  readGroupLog,
  readSmartChargingLink,
  readVirtualGroup,
  readVirtualGroups,
} from './group.ts'
import { modeOf, pricingWire, readGroupPricing, removedProfiles } from './pricing.ts'

const CHARGER = {
  charge_box_id: 12,
  charge_box_code: 'IPE-0012',
  description: 'Vaga 12',
  has_config_tec: true,
}
const GROUP = {
  virtual_group_id: 3,
  name: 'Garagem Sul',
  charge_box_count: 1,
  dynamic_price_enabled: true,
  smart_charging_enabled: null,
  meter_device_remote_id: 'MTR-0001',
}

describe('a group', () => {
  test('VGR-057 an item of the list, and what of it is missing', () => {
    const body = { content: [GROUP, { virtual_group_id: 4 }, { name: 'no key' }], totalElements: 31 }
    expect(readVirtualGroups(body)).toEqual({
      data: {
        count: 31,
        rows: [
          {
            id: 3,
            name: 'Garagem Sul',
            chargerCount: 1,
            hasPricing: true,
            hasSmartCharging: undefined,
            meterId: 'MTR-0001',
          },
          {
            id: 4,
            ...{ name: undefined, chargerCount: undefined, hasPricing: undefined },
            hasSmartCharging: undefined,
          },
        ],
      },
      unread: 1,
    })
    expect(readVirtualGroups({ error: 'x' })).toBeUndefined()
    expect(readVirtualGroups({ content: null, totalElements: 0 })?.data.rows).toEqual([])
  })

  test('VGR-028 VGR-029 VGR-058 one group: its chargers with their places in it, those that cannot be read counted', () => {
    const body = {
      ...GROUP,
      description: 'Torre B',
      tenant_id: 7,
      charge_boxs: [{ ...CHARGER, virtual_group_charge_box_id: 90 }, CHARGER],
    }
    const read = readVirtualGroup(body)
    expect(read).toMatchObject({
      data: { id: 3, description: 'Torre B', accountPk: 7, unreadChargers: 1 },
      unread: 1,
    })
    expect(read?.data.chargers).toEqual([
      { pk: 12, linkPk: 90, code: 'IPE-0012', description: 'Vaga 12', hasConfig: true },
    ])
    expect(readVirtualGroup({ name: 'x' })).toBeUndefined()
  })

  test('VGR-029 VGR-055 VGR-059 pages of chargers: those it may have, and those it has', () => {
    expect(readGroupChargers({ content: [CHARGER], totalElements: 40 })?.data).toMatchObject({
      count: 40,
      rows: [{ pk: 12, code: 'IPE-0012', description: 'Vaga 12', hasConfig: true }],
    })
    const links = readChargerLinks({
      content: [{ ...CHARGER, virtual_group_charge_box_id: 5 }],
      totalElements: 1,
    })
    expect(links?.data.rows).toMatchObject([{ pk: 12, linkPk: 5 }])
  })

  test('VGR-078 a charger is called by its description, without one by its code', () => {
    const [named] = readGroupChargers([CHARGER])?.data.rows ?? []
    expect(named && chargerName(named)).toBe('Vaga 12')
    const [charger] = readGroupChargers([{ ...CHARGER, description: null }])?.data.rows ?? []
    expect(charger && chargerName(charger)).toBe('IPE-0012')
  })

  test('VGR-033 VGR-034 VGR-072 events and transactions: a description and a moment', () => {
    const body = {
      content: [{ description: 'Limite aplicado', timestamp: '2026-03-14T12:00:00Z' }],
      totalElements: 9,
    }
    expect(readGroupLog(body)?.data).toEqual({
      count: 9,
      rows: [{ description: 'Limite aplicado', at: Date.parse('2026-03-14T12:00:00Z') }],
    })
    // A moment without a zone is UTC, whatever the browser's.
    expect(readGroupLog([{ timestamp: '2026-03-14T12:00:00' }])?.data.rows[0]?.at).toBe(
      Date.parse('2026-03-14T12:00:00Z'),
    )
  })

  test('SMC-011 the link to smart charging: an id, or none yet', () => {
    expect(readSmartChargingLink({ virtual_group_id: 3, enabled: true, smart_charging_id: 8 })?.data).toEqual(
      {
        groupId: 3,
        isEnabled: true,
        smartChargingId: 8,
      },
    )
    expect(
      readSmartChargingLink({ virtual_group_id: 3, enabled: false, smart_charging_id: null })?.data,
    ).toMatchObject({ smartChargingId: undefined })
    expect(readSmartChargingLink({})).toBeUndefined()
  })

  test('VGR-063 the reply of a creation asks for its pricing, or does not', () => {
    expect(readCreatedGroup({ ...GROUP, dynamic_pricing: { virtual_group_id: 3 } })?.data).toEqual({
      id: 3,
      pricingFor: 3,
    })
    for (const dynamic_pricing of [null, {}, { virtual_group_id: null }, undefined])
      expect(readCreatedGroup({ ...GROUP, dynamic_pricing })?.data.pricingFor).toBeUndefined()
  })
})

describe('the pricing of a group', () => {
  test('VGR-030 VGR-068 whether it is on, and three profiles by uuid', () => {
    const body = {
      virtual_group_id: 3,
      enabled: true,
      connector1_dynamic_pricing_id: 'a',
      connector2_dynamic_pricing_id: 'b',
      connector3_dynamic_pricing_id: null,
    }
    expect(readGroupPricing(body)?.data).toEqual({ isEnabled: true, profiles: ['a', 'b', undefined] })
  })

  test('VGR-070 a reply without a record is none yet; a page of a proxy is no reply', () => {
    for (const body of [null, '', {}]) expect(readGroupPricing(body)?.data).toBe('none')
    expect(readGroupPricing('<html>')).toBeUndefined()
    expect(readGroupPricing({ hello: 1 })).toBeUndefined()
  })

  test('VGR-036 VGR-040 equal profiles, three times none included, are the station’s', () => {
    expect(modeOf(['a', 'a', 'a'])).toBe('station')
    expect(modeOf([undefined, undefined, undefined])).toBe('station')
    expect(modeOf(['a', 'a', undefined])).toBe('connectors')
    expect(modeOf(['a', 'b', 'a'])).toBe('connectors')
  })

  test('VGR-031 VGR-062 VGR-069 VGR-085 three ids are sent, and no mode', () => {
    expect(pricingWire({ isEnabled: false, profiles: ['a', undefined, 'c'] })).toEqual({
      enabled: false,
      connector1_dynamic_pricing_id: 'a',
      connector2_dynamic_pricing_id: null,
      connector3_dynamic_pricing_id: 'c',
    })
  })

  test('VGR-062 a profile that the list does not have was removed', () => {
    expect(removedProfiles({ profiles: ['a', 'x', 'x'] }, [{ uuid: 'a' }])).toEqual(['x'])
  })
})
