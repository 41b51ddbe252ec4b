import { rechargeWire, virtualGroupFixture } from '@corrente/domain/fixtures'
import { expect, test } from 'vitest'
import { createGateway } from '../gateways/index.ts'
import { somePorts } from '../ports/testing/somePorts.ts'
import { readProfileRecharges } from './pastRecharges.ts'

const NIGHT = 'night'
const uses = [1, 2].map((id) => ({
  group: virtualGroupFixture({ virtual_group_id: id }),
  pricing: { isEnabled: true, profiles: [NIGHT, undefined, undefined] as const },
}))
const groupWire = (id: number) => ({
  virtual_group_id: id,
  name: `Grupo ${id}`,
  tenant_id: 7,
  charge_boxs: [
    { charge_box_id: 10 + id, virtual_group_charge_box_id: 90 + id, charge_box_code: `IPE-${id}` },
  ],
})

/** What the back end answers: by the id of a group, and by the station of a recharge; a number is a status. */
interface Answers {
  readonly group?: (id: number) => unknown
  readonly recharges?: (stationPk: number) => unknown
}

async function readBy({ group = groupWire, recharges = () => ({ list: [], count: 0 }) }: Answers, of = uses) {
  const asked: string[] = []
  const answer: typeof fetch = async (input, init) => {
    const request = new Request(input, init)
    const { pathname } = new URL(request.url)
    const groupId = /virtual-groups\/(\d+)/.exec(pathname)?.[1]
    const json: unknown = groupId ? undefined : await request.json()
    asked.push(groupId ? `group ${groupId}` : `recharges ${JSON.stringify(json)}`)
    const stationPk = Number(/"chargeBoxPk":(\d+)/.exec(JSON.stringify(json) ?? '')?.[1])
    const body = groupId ? group(Number(groupId)) : recharges(stationPk)
    return typeof body === 'number' ? new Response('{}', { status: body }) : Response.json(body)
  }
  const gateway = createGateway({
    base: 'https://api.example.com',
    rule: 'cp',
    credentials: () => ({ apiKey: 'key', token: 'token' }),
    offsetHours: () => -3,
    now: () => 0,
    onUnauthorized: () => undefined,
    fetch: answer,
  })
  const ports = somePorts({
    gateways: { cp: gateway, fin: gateway, pag: gateway, vg: gateway, sc: gateway },
    formats: { locale: 'pt-BR', zone: 'America/Sao_Paulo', offsetHours: () => -3 },
    clock: { now: () => Date.UTC(2026, 2, 14), serverNow: () => 0, noteServerDate: () => undefined },
  })
  const wanted = { uuid: NIGHT, uses: of, tenantPk: 7 }
  return { read: await readProfileRecharges(ports, wanted, { signal: new AbortController().signal }), asked }
}

const first = rechargeWire({ id: 1, connectorId: 1 })
const second = rechargeWire({ id: 2, connectorId: 2 })

test('the recharges of the connectors that have the profile, of every group’s chargers', async () => {
  const { read, asked } = await readBy({ recharges: () => ({ list: [first, second], count: 2 }) })
  expect(read).toMatchObject({ kind: 'done', data: { chargers: 2, isPartial: false, open: 0, unread: 0 } })
  expect(read.kind === 'done' && read.data.recharges).toHaveLength(2)
  expect(asked.filter((call) => call.startsWith('group'))).toEqual(['group 1', 'group 2'])
})

test('without a group that can be read it fails: nobody knows whether the profile is used', async () => {
  const { read } = await readBy({ group: () => 500 })
  expect(read).toMatchObject({ kind: 'refused', status: 500 })
})

test('without a station that can be read it fails', async () => {
  const { read } = await readBy({ recharges: () => 403 })
  expect(read).toMatchObject({ kind: 'refused', status: 403 })
})

test('what is missing is told: a group, a station, rows that cannot be read', async () => {
  const partly = { kind: 'done', data: { isPartial: true } }
  expect((await readBy({ group: (id) => (id === 1 ? 404 : groupWire(id)) })).read).toMatchObject(partly)
  const stations = await readBy({ recharges: (pk) => (pk === 11 ? 403 : { list: [first], count: 1 }) })
  expect(stations.read).toMatchObject({ ...partly, data: { isPartial: true, chargers: 2 } })
  expect(stations.read.kind === 'done' && stations.read.data.recharges).toHaveLength(1)
  expect((await readBy({ recharges: () => ({ list: ['?'], count: 1 }) })).read).toMatchObject(partly)
})

test('a profile that no group uses has no recharges, and asks for none', async () => {
  const { read, asked } = await readBy({}, [])
  expect(read).toMatchObject({ kind: 'done', data: { chargers: 0, recharges: [], isPartial: false } })
  expect(asked).toEqual([])
})
