import { meterLoad, readMeter, readMeters } from '@corrente/domain/smart-charging'
import { readVirtualGroups } from '@corrente/domain/virtual-groups'
import { afterAll, describe, expect, test } from 'vitest'
import { call, engineFor, NOW, signIn } from '../testing/engine.ts'

const engine = engineFor({ stations: 40 })
const token = await signIn(engine)
afterAll(() => engine.close())

const BASE = '/mk-ms-smartcharging'
const get = (path: string) => call(engine, `${BASE}/${path}`, { token })
const send = (method: 'POST' | 'PUT', path: string, body: unknown) =>
  call(engine, `${BASE}/${path}`, { token, method, body })
const meter = async (query: string) => {
  const read = readMeter((await get(`meters/measurements?${query}`)).body)?.data
  if (!read || read === 'missing') throw new Error(query)
  return read
}
const LIMIT = {
  enabled: true,
  current_nominal_a: 123.45,
  start_date: '2026-03-15',
  end_date: '2026-12-31',
  charge_boxs: [{ charge_box_id: 12 }],
  modulation: 'DYNAMIC',
}

describe('meters', () => {
  test('SMC-024 one is found by its mac address or its id, exactly one of both; none is a 404', async () => {
    expect((await meter('mac_address=AA%3ABB%3ACC%3A00%3A00%3A01')).meterId).toBe('MTR-0001')
    expect((await meter('device_remote_id=MTR-0004')).isOnline).toBe(false)
    expect((await get('meters/measurements?device_remote_id=MTR-0007')).status).toBe(404)
    expect((await get('meters/measurements')).status).toBe(400)
    expect((await get('meters/measurements?device_remote_id=MTR-0001&mac_address=A')).status).toBe(400)
  })

  test('SMC-025 the list gives those that are known; each stands as its group needs it for a test', async () => {
    const ids = Array.from({ length: 12 }, (_, index) => `MTR-${String(index + 1).padStart(4, '0')}`)
    const { body } = await get(`meters/measurements/list?device_remote_ids=${ids.join(',')}`)
    const readings = new Map(readMeters(body)?.data.map((reading) => [reading.meterId, reading]))
    const state = (id: string, limit: number) => meterLoad(readings.get(id), limit, NOW)
    expect(readings.size).toBe(11)
    expect(state('MTR-0001', 125).state).toBe('fine')
    expect(state('MTR-0002', 125).state).toBe('near')
    expect(state('MTR-0003', 63).state).toBe('over')
    expect(state('MTR-0004', 100)).toMatchObject({ state: 'silent', gap: 'offline' })
    expect(state('MTR-0005', 80)).toMatchObject({ state: 'silent', gap: 'old' })
    expect(state('MTR-0006', 100)).toMatchObject({ state: 'unknown', gap: 'noState' })
    expect(state('MTR-0007', 50)).toMatchObject({ state: 'unknown', gap: 'noReading' })
    expect(state('MTR-0010', 32)).toMatchObject({ state: 'fine', worst: 'A' })
  })

  test('what is measured moves with the clock, and is near or over all day where it is meant to be', async () => {
    const states = new Set<string>()
    const values = new Set<number | undefined>()
    for (let step = 0; step < 40; step += 1) {
      engine.control.clock({ advanceMs: 60_000 })
      const near = await meter('device_remote_id=MTR-0002')
      const now = NOW + (step + 1) * 60_000
      expect(near.at).toBe(now)
      values.add(near.phases.B)
      states.add(meterLoad(near, 125, now).state)
      states.add(meterLoad(await meter('device_remote_id=MTR-0003'), 63, now).state)
    }
    expect(states).toEqual(new Set(['near', 'over']))
    expect(values.size).toBeGreaterThan(20)
  })
})

describe('smart charging', () => {
  test('SMC-001 SMC-002 SMC-026 SMC-027 SMC-028 created, read and changed; a meter of another group is a 409', async () => {
    const made = await send('POST', 'smart-charging', LIMIT)
    expect(made.body).toMatchObject({ ...LIMIT, meter_device_remote_id: null })
    const id = (made.body as { smart_charging_id: number }).smart_charging_id
    const full = {
      ...LIMIT,
      smart_charging_id: id,
      meter_device_remote_id: 'MTR-0008',
      meter_device_remote_in_circuit: true,
    }
    expect((await send('PUT', `smart-charging/${id}`, full)).status).toBe(200)
    expect((await get(`smart-charging/${id}`)).body).toEqual(full)
    const taken = { ...full, meter_device_remote_id: 'MTR-0001' }
    expect((await send('PUT', `smart-charging/${id}`, taken)).status).toBe(409)
  })

  test('what is switched off is off in the list of groups', async () => {
    const list = async () =>
      readVirtualGroups(
        (await call(engine, '/mk-ms-virtualgroup/virtual-groups/list?page=0&size=99&tenant_id=1', { token }))
          .body,
      )?.data.rows.find(({ meterId }) => meterId === 'MTR-0002')
    const one = await get('smart-charging/812')
    expect((await list())?.hasSmartCharging).toBe(true)
    await send('PUT', 'smart-charging/812', { ...(one.body as object), enabled: false })
    expect((await list())?.hasSmartCharging).toBe(false)
  })

  test.each([
    ['dates in the wrong order', { start_date: '2026-12-31' }],
    ['a modulation of another kind', { modulation: 'STATIC' }],
    ['no current', { current_nominal_a: 0 }],
    ['a charger of nobody', { charge_boxs: [{ charge_box_id: 999_999 }] }],
    ['a field that the contract does not know', { tenant_id: 7 }],
  ])('SMC-026 %s is refused', async (_what, fields) => {
    expect((await send('POST', 'smart-charging', { ...LIMIT, ...fields })).status).toBe(400)
  })

  test('another network’s is not found', async () => {
    const all = await Promise.all(
      Array.from({ length: 40 }, async (_, index) => (await get(`smart-charging/${811 + index}`)).status),
    )
    expect(all.filter((status) => status === 200).length).toBeLessThan(20)
  })
})
