import {
  readChargerLinks,
  readCreatedGroup,
  readGroupChargers,
  readGroupLog,
  readGroupPricing,
  readSmartChargingLink,
  readVirtualGroup,
  readVirtualGroups,
} from '@corrente/domain/virtual-groups'
import { afterAll, describe, expect, test } from 'vitest'
import { call, engineFor, signIn } from '../testing/engine.ts'

const engine = engineFor({ stations: 120 })
const token = await signIn(engine)
afterAll(() => engine.close())

const GATEWAY = '/mk-ms-virtualgroup'
const get = (path: string) => call(engine, `${GATEWAY}/${path}`, { token })
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  call(engine, `${GATEWAY}/${path}`, { token, method, ...(body === undefined ? {} : { body }) })
const tenant = () =>
  [...engine.core.world.model.accounts.values()].find(({ network }) => network === 'BR')?.pk ?? 0
const all = async (query = '') =>
  readVirtualGroups((await get(`virtual-groups/list?page=0&size=1000&tenant_id=${tenant()}${query}`)).body)
    ?.data
const groupOf = async (id: number) =>
  readVirtualGroup((await get(`virtual-groups/${id}?tenant_id=${tenant()}`)).body)?.data
const named = async (name: string) => (await all())?.rows.find((row) => row.name === name)?.id ?? 0
const chargers = async () =>
  readGroupChargers((await get(`charge-boxs?page=0&size=1000&tenant_id=${tenant()}`)).body)?.data.rows ?? []

const OFF = {
  enabled: false,
  start_date: null,
  end_date: null,
  current_nominal_a: null,
  modulation: 'DYNAMIC',
  meter_device_remote_id: null,
  meter_device_remote_in_circuit: true,
}
const NO_PRICING = {
  enabled: false,
  connector1_dynamic_pricing_id: null,
  connector2_dynamic_pricing_id: null,
  connector3_dynamic_pricing_id: null,
}
const creation = (changes: object = {}) => ({
  name: 'Novo',
  description: 'Nova garagem',
  tenant_id: tenant(),
  charge_boxs: [],
  smart_charging: OFF,
  dynamic_pricing: NO_PRICING,
  ...changes,
})

describe('virtual groups over SQL', () => {
  test('VGR-002 VGR-056 VGR-057 pages from 0, found by name; in trouble, in order and half made', async () => {
    const list = await all()
    expect(list?.count).toBe(list?.rows.length)
    expect(list?.rows.filter(({ meterId }) => meterId !== undefined).length).toBeGreaterThanOrEqual(5)
    const second = readVirtualGroups(
      (await get(`virtual-groups/list?page=1&size=10&tenant_id=${tenant()}`)).body,
    )?.data
    expect(second?.rows.map(({ id }) => id)).toEqual(list?.rows.slice(10, 20).map(({ id }) => id))
    expect((await all('&search=garagem'))?.rows.map(({ name }) => name)).toContain('Garagem Sul')
    expect((await get(`virtual-groups/list?size=10&tenant_id=${tenant()}`)).status).toBe(400)
  })

  test('VGR-058 VGR-059 VGR-068 a group: its chargers, its pricing, its link; one charger is in two groups', async () => {
    const centre = await groupOf(await named('Estacionamento Centro'))
    const hill = await groupOf(await named('Posto da serra'))
    expect(centre?.chargers[0]?.pk).toBe(hill?.chargers[0]?.pk)
    const links = readChargerLinks(
      (await get(`virtual-groups/charge-boxs/list?virtual_group_id=${centre?.id}&page=0&size=2`)).body,
    )?.data
    expect([links?.count, links?.rows.length]).toEqual([centre?.chargers.length, 2])
    const pricing = readGroupPricing((await get(`virtual-groups/dynamic-pricing/${centre?.id}`)).body)?.data
    expect(pricing).toMatchObject({ isEnabled: true })
    expect((await get(`virtual-groups/dynamic-pricing/${await named('Depósito vazio')}`)).status).toBe(404)
    const link = async (name: string) =>
      readSmartChargingLink((await get(`virtual-groups/smart-charging/${await named(name)}`)).body)?.data
    expect(await link('Garagem Sul')).toMatchObject({ isEnabled: true, smartChargingId: expect.any(Number) })
    expect(await link('Posto da serra')).toMatchObject({ isEnabled: false, smartChargingId: undefined })
    expect((await get(`virtual-groups/9999?tenant_id=${tenant()}`)).status).toBe(404)
  })

  test('VGR-072 events and transactions, newest first, in pages', async () => {
    const id = await named('Garagem Sul')
    for (const kind of ['events', 'transactions']) {
      const page = readGroupLog((await get(`virtual-groups/${id}/${kind}?page=0&size=4`)).body)?.data
      expect(page?.rows).toHaveLength(4)
      expect(page?.count).toBeGreaterThan(8)
      const times = page?.rows.map(({ at }) => at ?? 0) ?? []
      expect(times).toEqual(times.toSorted((a, b) => b - a))
    }
  })

  test('VGR-060 VGR-063 a creation asks for its pricing where it is on; then POST once, PUT after', async () => {
    const reply = await send(
      'POST',
      'virtual-groups',
      creation({ dynamic_pricing: { ...NO_PRICING, enabled: true } }),
    )
    const created = readCreatedGroup(reply.body)?.data
    expect(created?.pricingFor).toBe(created?.id)
    const pricing = { ...NO_PRICING, enabled: true, connector1_dynamic_pricing_id: 'a' }
    expect((await send('PUT', `virtual-groups/dynamic-pricing/${created?.id}`, pricing)).status).toBe(404)
    const first = { ...pricing, virtual_group_id: created?.id }
    expect((await send('POST', 'virtual-groups/dynamic-pricing', first)).status).toBe(200)
    expect((await send('POST', 'virtual-groups/dynamic-pricing', first)).status).toBe(409)
    expect((await send('PUT', `virtual-groups/dynamic-pricing/${created?.id}`, pricing)).status).toBe(200)
    const plain = await send('POST', 'virtual-groups', creation())
    expect(readCreatedGroup(plain.body)?.data.pricingFor).toBeUndefined()
  })

  test('VGR-061 VGR-073 smart charging in a creation: chargers without advanced configuration are refused, a taken meter too', async () => {
    const list = await chargers()
    const unfit = list.find(({ hasConfig }) => hasConfig !== true)
    const fit = list.find(({ hasConfig }) => hasConfig === true)
    const smart = {
      ...OFF,
      enabled: true,
      start_date: '2026-03-15',
      end_date: '2026-12-31',
      current_nominal_a: 80,
    }
    const withCharger = (pk: number | undefined, changes: object = {}) =>
      creation({ charge_boxs: [{ charge_box_id: pk }], smart_charging: { ...smart, ...changes } })
    const refused = await send('POST', 'virtual-groups', withCharger(unfit?.pk))
    expect([refused.status, refused.body]).toEqual([
      400,
      expect.objectContaining({
        error: 'Bad Request',
        message: expect.stringMatching(/: .*carregadores inválidos/),
      }),
    ])
    const meter = (await all())?.rows.find(({ name }) => name === 'Garagem Sul')?.meterId
    expect(
      (await send('POST', 'virtual-groups', withCharger(fit?.pk, { meter_device_remote_id: meter }))).status,
    ).toBe(409)
    const made = await send('POST', 'virtual-groups', withCharger(fit?.pk))
    const id = readCreatedGroup(made.body)?.data.id ?? 0
    expect((await groupOf(id))?.chargers.map(({ pk }) => pk)).toEqual([fit?.pk])
    expect((await groupOf(id))?.hasSmartCharging).toBe(true)
  })

  test('VGR-064 VGR-066 VGR-067 VGR-065 rename, chargers in and out, and away', async () => {
    const id = readCreatedGroup((await send('POST', 'virtual-groups', creation())).body)?.data.id ?? 0
    const named = { name: 'Outro', description: 'Outra', tenant_id: tenant() }
    expect((await send('PUT', `virtual-groups/${id}`, named)).status).toBe(200)
    const [charger] = await chargers()
    const add = [{ virtual_group_id: id, charge_box_id: charger?.pk }]
    expect((await send('POST', 'virtual-groups/charge-boxs/all', add)).status).toBe(200)
    expect((await send('POST', 'virtual-groups/charge-boxs/all', add)).status).toBe(400)
    const group = await groupOf(id)
    expect(group).toMatchObject({ name: 'Outro', description: 'Outra', chargerCount: 1 })
    expect((await send('DELETE', `virtual-groups/charge-boxs/${group?.chargers[0]?.linkPk}`)).status).toBe(
      204,
    )
    expect((await groupOf(id))?.chargers).toEqual([])
    expect((await send('DELETE', `virtual-groups/${id}`)).status).toBe(204)
    expect((await get(`virtual-groups/${id}?tenant_id=${tenant()}`)).status).toBe(404)
  })
})
