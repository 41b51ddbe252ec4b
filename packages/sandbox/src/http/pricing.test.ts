import {
  billedDays,
  decodeWeek,
  pastRecharges,
  rawEntry,
  readPricingDetails,
  readPricingProfiles,
} from '@corrente/domain/pricing'
import { readRecharges } from '@corrente/domain/transactions'
import { afterAll, describe, expect, test } from 'vitest'
import { call, engineFor, signIn } from '../testing/engine.ts'

const engine = engineFor({ stations: 40 })
const token = await signIn(engine)
afterAll(() => engine.close())

const PATH = '/api/v1/dynamic-pricing'
const get = (path: string) => call(engine, `${PATH}/${path}`, { token })
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  call(engine, `${PATH}${path}`, { token, method, ...(body === undefined ? {} : { body }) })
const list = async () => readPricingProfiles((await get('')).body)?.data ?? []
const entriesOf = async (uuid: string) => readPricingDetails((await get(`${uuid}/detail/`)).body)?.data ?? []
const save = (uuid: string, entries: readonly unknown[]) =>
  send('PUT', `/${uuid}/detail/`, { dynamicPricingDetailFormList: entries })
const create = async (name: string) => {
  const made = await send('POST', '', { name })
  return (made.body as { dynamicPricingUuid: string }).dynamicPricingUuid
}
const MONDAY = {
  dynamicPricingDetailUuid: null,
  dayOfWeek: 'MONDAY',
  general: true,
  exception: false,
  active: true,
  startDate: null,
  endDate: null,
  startTimeGMT: null,
  endTimeGMT: null,
  servicePrice: 0,
  kwhPrice: 1.9,
  durationPrice: 0,
  idleTimePrice: 0,
  reservePrice: 0,
  operationFee: 0.05,
  taxes: 0.15,
  tenantPk: null,
}

describe('pricing profiles', () => {
  test('DPR-011 DPR-037 the list has profiles in use and others, and of every kind of entry', async () => {
    const profiles = await list()
    expect(profiles.length).toBeGreaterThanOrEqual(6)
    expect(profiles.some(({ chargerCount }) => chargerCount === 0)).toBe(true)
    const all = await Promise.all(profiles.map(({ uuid }) => entriesOf(uuid)))
    expect(all.some((entries) => entries.length === 0)).toBe(true)
    expect(all.flat().filter(({ kind }) => kind === 'unread')).toHaveLength(1)
  })

  test('DPR-012 DPR-038 DPR-039 created by its name, and deleted by its uuid', async () => {
    const uuid = await create('Teste')
    expect((await list()).at(-1)).toEqual({ uuid, name: 'Teste', chargerCount: 0 })
    expect(await entriesOf(uuid)).toEqual([])
    expect((await send('DELETE', `/${uuid}/`)).status).toBe(204)
    expect((await get(`${uuid}/detail/`)).status).toBe(404)
    expect((await send('POST', '', { name: ' ' })).status).toBe(400)
    expect((await send('POST', '', { name: 'x'.repeat(41) })).status).toBe(400)
  })

  test('DPR-041 the list that is sent takes the place of the one before; new entries get a uuid', async () => {
    const uuid = await create('Lista')
    expect((await save(uuid, [MONDAY, { ...MONDAY, dayOfWeek: 'TUESDAY' }])).status).toBe(200)
    const first = await entriesOf(uuid)
    expect(first.map((entry) => entry.kind === 'read' && entry.detail.dayOfWeek)).toEqual([
      'MONDAY',
      'TUESDAY',
    ])
    expect((await save(uuid, [rawEntry(first[1]?.raw)])).status).toBe(200)
    expect(await entriesOf(uuid)).toEqual([first[1]])
  })

  test('DPR-041 every profile takes its own list back as it came, what the form cannot read too', async () => {
    for (const { uuid } of await list()) {
      const before = await entriesOf(uuid)
      expect(
        (
          await save(
            uuid,
            before.map(({ raw }) => rawEntry(raw)),
          )
        ).status,
      ).toBe(200)
      expect(await entriesOf(uuid)).toEqual(before)
    }
  })

  test('DPR-034 DPR-041 what breaks a rule is refused, and changes nothing', async () => {
    const uuid = await create('Regras')
    await save(uuid, [MONDAY])
    const before = await entriesOf(uuid)
    const bad: readonly object[] = [
      { ...MONDAY, taxes: 1 },
      { ...MONDAY, kwhPrice: -1 },
      { ...MONDAY, durationPrice: 0.4 },
      { ...MONDAY, dayOfWeek: 'HOLIDAY' },
      { ...MONDAY, startTimeGMT: '21:00' },
      { ...MONDAY, dynamicPricingDetailUuid: 'somebody else’s' },
      { ...MONDAY, season: 'HIGH' },
    ]
    for (const entry of bad) expect((await save(uuid, [entry])).status, JSON.stringify(entry)).toBe(400)
    expect(await entriesOf(uuid)).toEqual(before)
  })

  test('DPR-037 one of another network is not found', async () => {
    expect((await get('a1a1a1a1-0002-4000-8000-000000000001/detail/')).status).toBe(404)
  })
})

test('recharges are billed by the list of their connector, as the product reckons it; a few came before the list did', async () => {
  const zone = 'America/Sao_Paulo'
  const own = engine.core.world.store.all<{ pk: number; chargeBoxPk: number; profile: string }>(
    `SELECT stationPk AS chargeBoxPk, MIN(connector1) AS profile FROM virtualGroupCharger
       JOIN virtualGroupPricing USING (groupPk) WHERE enabled = 1 AND connector1 = connector2
       GROUP BY stationPk HAVING COUNT(*) = 1 AND profile IN ('a1a1a1a1-0001-4000-8000-000000000001', 'a1a1a1a1-0001-4000-8000-000000000002')`,
  )
  const sums = { count: 0, off: 0 }
  for (const { chargeBoxPk, profile } of own) {
    const body = {
      ...{ chargeBoxPk, userOcppTag: '', fromDate: '2026-02-14 00:00:00', toDate: '2026-03-14 12:00:00' },
      ...{ paymentStatus: '', searchInput: '', headerOrderList: '', page: 1, size: 1000 },
    }
    const rows = readRecharges((await call(engine, '/api/v1/transaction/list', { token, body })).body, zone)
    const { priced } = pastRecharges(rows?.data.rows ?? [], (connectorId) => connectorId < 3)
    const paid = priced.filter(({ income = 0 }) => income > 0)
    const found = billedDays([], decodeWeek(await entriesOf(profile), zone), paid, zone)
    sums.count += found.count
    sums.off += found.off.length
  }
  expect(sums.count).toBeGreaterThan(200)
  expect(sums.off).toBeGreaterThan(0)
  expect(sums.off / sums.count).toBeLessThan(0.03)
})
