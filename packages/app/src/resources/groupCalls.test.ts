import { groupPricingForm } from '@corrente/domain/virtual-groups'
import type { Look } from '@corrente/domain/writes'
import { createStore } from 'jotai'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { type CallOptions, createQueryClient, type Gateway } from '../gateways/index.ts'
import { portsAtom } from '../ports/index.ts'
import { somePorts } from '../ports/testing/somePorts.ts'
import { findMeter, meterQuery } from './meters.ts'
import { createPricing } from './pricingCreate.ts'
import { pricingDeletion } from './pricingProfiles.ts'
import {
  chargerLinksQuery,
  chargerPages,
  groupLogQuery,
  groupPages,
  readLinkOfGroup,
  readOneVirtualGroup,
  readPricingOfGroup,
} from './virtualGroups.ts'
import { addChargers, chargerRemoval, groupDeletion, savePricing } from './virtualGroupWrites.ts'

/** A call as the contract names it: back end, method, path, and what goes with it. */
type Call = readonly [string, string, Pick<CallOptions, 'query' | 'json'>]
let calls: Call[]
beforeEach(() => {
  calls = []
})

const CHARGERS = [
  { charge_box_id: 5, virtual_group_charge_box_id: 51 },
  { charge_box_id: 6, virtual_group_charge_box_id: 61 },
]
const GROUP = { virtual_group_id: 9, name: 'Garagem', description: 'Torre', charge_boxs: CHARGERS }
const PRICING = {
  enabled: true,
  connector1_dynamic_pricing_id: 'a1',
  connector2_dynamic_pricing_id: 'a1',
  connector3_dynamic_pricing_id: 'b2',
}
const PROFILES = [{ uuid: 'a1', name: 'Ponta', chargeBoxCount: 1 }]
const BODIES: Readonly<Record<string, unknown>> = {
  'virtual-groups/{id}': GROUP,
  'virtual-groups/dynamic-pricing/{id}': PRICING,
  'dynamic-pricing': { dynamicPricingList: PROFILES },
}

/** A back end that notes each call with its path filled in, and answers an empty page to what it does not know. */
const noting = (base: string): Gateway => {
  const note = (method: string, template: string, { params = {}, query, json }: CallOptions = {}) => {
    const path = template.replace(/\{(\w+)\}/g, (_, name: string) => String(params[name]))
    calls.push([base, `${method} ${path}`, { ...(query && { query }), ...(json !== undefined && { json }) }])
  }
  return {
    get: async (template, read, options) => {
      note('GET', template, options)
      const found = read(BODIES[template] ?? { content: [], totalElements: 0 })
      return found ? { kind: 'done', data: found.data, unreadRows: 0 } : { kind: 'unreadable', status: 200 }
    },
    send: async (method, template, options) => {
      note(method, template, options)
      return { kind: 'done-empty' }
    },
    download: async () => ({ kind: 'unreachable', reason: 'network' }),
  }
}
const vg = noting('vg')
const sc = noting('sc')
const cp = noting('cp')
const writer = { vg, accountPk: 7 }

/** What a query asks for. */
async function asked(query: ReturnType<typeof chargerLinksQuery | typeof groupLogQuery | typeof meterQuery>) {
  const store = createStore()
  const clock = { now: () => 0, serverNow: () => 0, noteServerDate: () => undefined }
  const gateways = { cp, fin: noting('fin'), pag: noting('pag'), vg, sc }
  store.set(portsAtom, somePorts({ queries: createQueryClient(), clock, gateways }))
  const stop = store.sub(query, () => undefined)
  await vi.waitUntil(() => calls.length > 0)
  stop()
}
/** Goes as far as the send. */
async function sendAfterLook<Ready, Ask>(action: {
  readonly look: () => Promise<Look<Ready, Ask>>
  readonly send: (ready: Ready, id: string) => Promise<unknown>
}) {
  const look = await action.look()
  if (look.look !== 'ready') throw new Error(look.look)
  await action.send(look.ready, 'id')
}
/** The calls that change something. */
const writes = () => calls.filter(([, call]) => !call.startsWith('GET'))

describe('reading', () => {
  test('VGR-002 VGR-056 a page of ten groups, from zero, with the account and what is searched for', async () => {
    const question = { tenantPk: 7, search: ' garagem ' }
    expect(groupPages.perPage).toBe(10)
    await groupPages.readPage(vg, question, { page: 2, size: groupPages.perPage })
    await groupPages.readPage(vg, { tenantPk: 7, search: '' }, { page: 1, size: 10 })
    expect(calls).toEqual([
      ['vg', 'GET virtual-groups/list', { query: { page: 1, size: 10, tenant_id: 7, search: 'garagem' } }],
      ['vg', 'GET virtual-groups/list', { query: { page: 0, size: 10, tenant_id: 7, search: undefined } }],
    ])
  })

  test('VGR-026 VGR-055 chargers that it may have come ten a page, found by what is searched for', async () => {
    expect(chargerPages.perPage).toBe(10)
    await chargerPages.readPage(vg, { tenantPk: 7, search: 'C-5' }, { page: 3, size: chargerPages.perPage })
    expect(calls).toEqual([
      ['vg', 'GET charge-boxs', { query: { page: 2, size: 10, tenant_id: 7, search: 'C-5' } }],
    ])
  })

  test('VGR-058 one group is asked for with the account, and comes with its chargers', async () => {
    const read = await readOneVirtualGroup(vg, 9, 7)
    expect(calls).toEqual([['vg', 'GET virtual-groups/9', { query: { tenant_id: 7 } }]])
    expect(read).toMatchObject({
      data: { name: 'Garagem', description: 'Torre', chargers: [{ pk: 5 }, { pk: 6 }] },
    })
  })

  test('VGR-059 the chargers of a group, ten a page, from zero', async () => {
    await asked(chargerLinksQuery(9, 2))
    expect(calls).toEqual([
      ['vg', 'GET virtual-groups/charge-boxs/list', { query: { virtual_group_id: 9, page: 1, size: 10 } }],
    ])
  })

  test('VGR-068 its pricing is read by the id of the group', async () => {
    await readPricingOfGroup(vg, 9)
    expect(calls).toEqual([['vg', 'GET virtual-groups/dynamic-pricing/9', {}]])
  })

  test('SMC-022 its smart charging is read by the id of the group', async () => {
    await readLinkOfGroup(vg, 9)
    expect(calls).toEqual([['vg', 'GET virtual-groups/smart-charging/9', {}]])
  })

  test.each(['events', 'transactions'] as const)('VGR-072 its %s, page by page from zero', async (kind) => {
    await asked(groupLogQuery(9, kind, { page: 3, size: 4 }))
    expect(calls).toEqual([['vg', `GET virtual-groups/9/${kind}`, { query: { page: 2, size: 4 } }]])
  })

  test('SMC-024 a meter is asked for by its id, or, to find it, by its MAC address', async () => {
    await asked(meterQuery('MTR-1'))
    expect(calls).toEqual([['sc', 'GET meters/measurements', { query: { device_remote_id: 'MTR-1' } }]])
    calls = []
    await findMeter({ sc, vg }, 'AA:BB', { groupId: 9, tenantPk: 7 }, new AbortController().signal)
    expect(calls).toContainEqual(['sc', 'GET meters/measurements', { query: { mac_address: 'AA:BB' } }])
  })
})

describe('writing', () => {
  test('VGR-065 a group is deleted by its id', async () => {
    await sendAfterLook(groupDeletion(writer, { id: 9, name: 'Garagem' }))
    expect(writes()).toEqual([['vg', 'DELETE virtual-groups/9', {}]])
  })

  test('VGR-066 chargers come in as a list of pairs; those that came in meanwhile are left out', async () => {
    await sendAfterLook(addChargers(writer, 9, [4, 5, 8]))
    expect(writes()).toEqual([
      [
        'vg',
        'POST virtual-groups/charge-boxs/all',
        {
          json: [
            { virtual_group_id: 9, charge_box_id: 4 },
            { virtual_group_id: 9, charge_box_id: 8 },
          ],
        },
      ],
    ])
  })

  test('VGR-067 a charger leaves by its place in the group', async () => {
    await sendAfterLook(chargerRemoval(writer, 9, { linkPk: 61 }))
    expect(writes()).toEqual([['vg', 'DELETE virtual-groups/charge-boxs/61', {}]])
  })

  test('VGR-069 its pricing goes by the id of the group: whether it is on, and three profiles', async () => {
    const profiles = ['a1', 'a1', 'b2'] as const
    const base = groupPricingForm(9, { isEnabled: true, profiles })
    await sendAfterLook(savePricing(vg, { base, values: base.values }))
    expect(writes()).toEqual([
      [
        'vg',
        'PUT virtual-groups/dynamic-pricing/9',
        {
          json: {
            enabled: true,
            connector1_dynamic_pricing_id: 'a1',
            connector2_dynamic_pricing_id: 'a1',
            connector3_dynamic_pricing_id: 'b2',
          },
        },
      ],
    ])
  })

  test('DPR-038 a profile is created by its name alone', async () => {
    const creation = createPricing(cp, 'Noturno')
    const look = await creation.look(undefined)
    if (look.look !== 'ready') throw new Error(look.look)
    await creation.next(look.ready)?.send('id')
    expect(writes()).toEqual([['cp', 'POST dynamic-pricing', { json: { name: 'Noturno' } }]])
  })

  test('DPR-039 a profile is deleted by its uuid', async () => {
    await sendAfterLook(pricingDeletion(cp, { uuid: 'a1', name: 'Ponta' }))
    expect(writes()).toEqual([['cp', 'DELETE dynamic-pricing/a1', {}]])
  })
})
