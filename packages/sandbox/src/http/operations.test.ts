import { readCommandOffer, readCommandReply, readConfiguration, readTasks } from '@corrente/domain/operations'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import type { Engine } from '../engine.ts'
import { is15, isAway } from '../network/answers.ts'
import type { LiveStation } from '../network/model.ts'
import { call, engineFor, signIn } from '../testing/engine.ts'

let engine: Engine
let token: string
beforeEach(async () => {
  engine = engineFor({ stations: 120 })
  token = await signIn(engine)
})
afterEach(() => engine.close())

const get = (path: string) => call(engine, `/api/v1/${path}`, { token })
const post = (path: string, body: unknown) => call(engine, `/api/v1/operations/${path}`, { token, body })
const offer = async (path: string) => readCommandOffer((await get(`operations/${path}/`)).body)?.data
const tasks = async () => readTasks((await get('operations/tasks/?timeZone=-3')).body)?.data ?? []
const pass = (advanceMs: number) => engine.control.clock({ advanceMs })
const own = (fits: (station: LiveStation) => boolean): LiveStation => {
  const found = engine.core.world.model.byNetwork.BR.find(
    (station) => station.row.active === 1 && station.row.origin === 'MOVE' && fits(station),
  )
  if (!found) throw new Error('no such station')
  return found
}
const of = (vendor: string) =>
  own((station) => station.row.vendor === vendor && !isAway(station) && !is15(station))
/** Sends, waits, and gives the only station's result. */
const said = async (mode: string, command: string, station: LiveStation, fields: object, waitMs = 20_000) => {
  const sent = await post(`${mode}/${command}`, {
    chargePointSelectList: [station.row.chargeBoxId],
    ...fields,
  })
  expect(sent.status, sent.text).toBe(200)
  const id = readCommandReply(sent.body)?.data.taskId
  pass(waitMs)
  const task = (await tasks()).find((each) => each.id === id)
  return { task, result: task?.results[0] }
}

describe('what is offered', () => {
  test('OPS-015 OPS-017 each version lists its stations, each command its lists', async () => {
    const v15 = await offer('v1.5/remote_reset')
    const v16 = await offer('v1.6/change_availability')
    expect(v15?.stations.length).toBeGreaterThan(2)
    expect(v15?.connectorIds.size).toBe(0)
    expect(v16?.connectorIds.size).toBe(v16?.stations.length)
    const ids = new Set(v15?.stations.map(({ id }) => id))
    expect(v16?.stations.some(({ id }) => ids.has(id))).toBe(false)
    expect((await offer('v1.6/remote_start'))?.idTags.length).toBeGreaterThan(100)
    expect((await offer('v1.6/set_charging_profile'))?.profiles.length).toBeGreaterThan(1)
    expect((await offer('v1.6/trigger_message'))?.triggerTypes).toHaveLength(6)
    const stops = await offer('v1.6/remote_stop')
    expect([...(stops?.transactionIds.values() ?? [])].flat().length).toBeGreaterThan(3)
  })

  test('OPS-007 1.5 has no trigger and no profiles; what is no command is not found', async () => {
    for (const path of [
      'v1.5/trigger_message',
      'v1.5/set_charging_profile',
      'v1.6/power_limit',
      'v2.0/clear_cache',
    ])
      expect((await get(`operations/${path}/`)).status).toBe(404)
  })
})

describe('what chargers do', () => {
  test('OPS-020 OPS-021 a send gives a task, which ends one station at a time', async () => {
    const [first, second] = [of('Fabricante Exemplo'), of('Amperix')]
    const sent = await post('v1.6/clear_cache', {
      chargePointSelectList: [first.row.chargeBoxId, second.row.chargeBoxId],
    })
    expect(readCommandReply(sent.body)?.data.taskId).toBeGreaterThan(0)
    const at = async () => {
      const [task] = await tasks()
      return [
        task?.results.filter(({ response }) => response !== undefined).length,
        task?.endedAt !== undefined,
      ]
    }
    expect(await at()).toEqual([0, false])
    pass(3_000)
    expect(await at()).toEqual([1, false])
    pass(10_000)
    expect(await at()).toEqual([2, true])
  })

  test('a recharge is started for the person of the tag, and stopped', async () => {
    const station = own(
      (each) =>
        each.row.vendor === 'Voltaria' && each.connectors.some(({ row }) => row.status === 'Available'),
    )
    const connectorId = station.connectors.find(({ row }) => row.status === 'Available')?.row.connectorId
    const idTag = engine.core.world.store.get<{ idTag: string; ownerPk: number }>(
      "SELECT idTag, ownerPk FROM tag WHERE network = 'BR' AND ownerPk IS NOT NULL AND inactive = 0",
    )
    const start = await said('v1.6', 'remote_start', station, { connectorId, idTag: idTag?.idTag }, 8_000)
    expect(start.result?.response).toBe('Accepted')
    const connector = station.connectors.find(({ row }) => row.connectorId === connectorId)
    expect(connector?.session?.personPk).toBe(idTag?.ownerPk)
    const transactionId = connector?.session?.rechargePk
    const stop = await said('v1.6', 'remote_stop', station, { transactionId }, 10_000)
    expect(stop.result?.response).toBe('Accepted')
    expect(connector?.session).toBeUndefined()
    expect((await said('v1.6', 'remote_stop', station, { transactionId })).result?.response).toBe('Rejected')
  })

  test('availability waits for the end of a recharge; a free connector changes at once', async () => {
    const station = own((each) => each.connectors.some(({ session }) => session !== undefined) && !is15(each))
    const connector = station.connectors.find(({ session }) => session !== undefined)
    const body = { availType: 'INOPERATIVE', connectorId: connector?.row.connectorId }
    expect((await said('v1.6', 'change_availability', station, body)).result?.response).toBe('Scheduled')
    const other = of('Fabricante Exemplo')
    if (other.connectors.every(({ session }) => session === undefined)) {
      const all = await said('v1.6', 'change_availability', other, {
        availType: 'INOPERATIVE',
        connectorId: 0,
      })
      expect(all.result?.response).toBe('Accepted')
      expect(isAway(other)).toBe(true)
    }
  })

  test('a reset ends the recharges, and the charger boots', async () => {
    const station = own(
      (each) =>
        each.row.vendor === 'Fabricante Exemplo' &&
        !is15(each) &&
        each.connectors.some(({ session }) => session !== undefined),
    )
    const { store } = engine.core.world
    const reset = await said('v1.6', 'remote_reset', station, { resetType: 'SOFT' }, 15_000)
    expect(reset.result?.response).toBe('Accepted')
    const booted = store.get(
      "SELECT 1 AS one FROM event WHERE stationPk = ? AND type = 'StationBooted' AND at > ?",
      station.row.pk,
      engine.core.clock.now() - 20_000,
    )
    expect(booted).toBeDefined()
    expect(
      store.get(
        "SELECT 1 AS one FROM recharge WHERE stationPk = ? AND stopReason = 'SoftReset'",
        station.row.pk,
      ),
    ).toBeDefined()
    const core = await said('v1.6', 'remote_reset', of('Faísca Indústria'), { resetType: 'HARD' })
    expect(core.result?.response).toBe('Rejected')
  })

  test('TSK-007 keys are read and changed; each maker in its way', async () => {
    const station = of('Voltaria')
    const change = (confKey: string, value: string) =>
      said('v1.6', 'change_configuration', station, { keyType: 'PREDEFINED', confKey, value })
    expect((await change('HeartbeatInterval', '60')).result?.response).toBe('RebootRequired')
    expect((await change('HeartbeatInterval', 'soon')).result?.response).toBe('Rejected')
    expect((await change('NumberOfConnectors', '9')).result?.response).toBe('Rejected')
    expect((await change('NobodyKnows', '9')).result?.response).toBe('NotSupported')
    const read = await said('v1.6', 'get_configuration', station, {
      confKeyList: ['HeartbeatInterval', 'NobodyKnows'],
    })
    expect(read.result).toMatchObject({ response: 'OK', hasDetail: true })
    const detail = await get(`operations/tasks/${read.task?.id}/details/${station.row.chargeBoxId}/`)
    expect(readConfiguration(detail.body)?.data).toEqual([{ key: 'HeartbeatInterval', value: '60' }])
    expect((await get('operations/tasks/1/details/NOBODY/')).status).toBe(404)
  })

  test('words differ by version and maker', async () => {
    const old = own((each) => is15(each) && !isAway(each) && each.row.vendor !== 'Nordelétrica')
    const free = old.connectors.find(({ row }) => row.status !== 'Faulted')?.row.connectorId
    expect((await said('v1.5', 'unlock_connector', old, { connectorId: free })).result?.response).toBe(
      'Accepted',
    )
    const plain = of('Fabricante Exemplo')
    expect((await said('v1.6', 'unlock_connector', plain, { connectorId: 9 })).result?.response).toBe(
      'NotSupported',
    )
    const core = of('Faísca Indústria')
    const trigger = (triggerMessage: string) => said('v1.6', 'trigger_message', core, { triggerMessage })
    expect((await trigger('MeterValues')).result?.response).toBe('NotImplemented')
    expect((await trigger('Heartbeat')).result?.response).toBe('Accepted')
    const clear = { filterType: 'OtherParameters', stackLevel: 1 }
    expect((await said('v1.6', 'clear_charging_profile', core, clear)).result?.response).toBe('Unknown')
    expect((await said('v1.6', 'clear_charging_profile', plain, clear)).result?.response).toBe('Accepted')
    const transfer = (vendorId: string, messageId?: string) =>
      said('v1.6', 'data_transfer', plain, { vendorId, ...(messageId && { messageId }) })
    expect((await transfer('Nobody')).result?.response).toBe('UnknownVendorId')
    expect((await transfer('Corrente', 'Unknown')).result?.response).toBe('UnknownMessageId')
    const file = { location: 'ftp://example.com/up', retries: 1, retryInterval: 1 }
    expect((await said('v1.6', 'get_diagnostics', plain, file)).result?.response).toMatch(/^diag-.+\.zip$/)
    const profile = { chargingProfilePk: 1, connectorId: 0 }
    expect((await said('v1.6', 'set_charging_profile', plain, profile)).result?.response).toBe('Accepted')
  })

  test('firmware is installed when its time has come, and goes out live', async () => {
    const station = of('Fabricante Exemplo')
    const body = {
      location: 'https://example.com/fw-3.1.4.bin',
      retries: 1,
      retryInterval: 1,
      retrieve: '2026-03-14 15:06:00',
    }
    expect((await said('v1.6', 'update_firmware', station, body, 5_000)).result?.response).toBe('OK')
    expect(station.row.firmware).not.toBe('3.1.4')
    pass(120_000)
    expect(station.row.firmware).toBe('3.1.4')
  })

  test('a charger that is away: 1.6 is told so, 1.5 is silent and its task never ends', async () => {
    const away = own((each) => isAway(each) && !is15(each))
    expect((await said('v1.6', 'clear_cache', away, {})).result?.error).toBe('Charge point offline')
    const old = own(is15)
    for (const { row } of old.connectors) row.status = 'Unavailable'
    const silent = await said('v1.5', 'clear_cache', old, {}, 600_000)
    expect(silent).toMatchObject({
      result: { error: undefined, response: undefined },
      task: { endedAt: undefined },
    })
  })
})

describe('faults on demand', () => {
  test('an answer, an error, silence and a delay, of one charger and command or of all', async () => {
    const station = of('Fabricante Exemplo')
    const chargeBoxId = station.row.chargeBoxId
    engine.control.charger({ response: 'NotSupported' })
    expect((await said('v1.6', 'clear_cache', station, {})).result?.response).toBe('NotSupported')
    engine.control.charger({ chargeBoxId, command: 'clear_cache', error: 'SecurityError' })
    expect((await said('v1.6', 'clear_cache', station, {})).result?.error).toBe('SecurityError')
    engine.control.charger({ chargeBoxId, isSilent: true })
    expect((await said('v1.6', 'clear_cache', station, {}, 600_000)).task?.endedAt).toBeUndefined()
    engine.control.charger(undefined)
    expect((await said('v1.6', 'clear_cache', station, {})).result?.response).toBe('Accepted')
    engine.control.charger({ delayMs: 70_000 })
    expect((await said('v1.6', 'clear_cache', station, {}, 60_000)).result?.response).toBeUndefined()
    pass(11_000)
    expect((await tasks())[0]?.results[0]?.response).toBe('Accepted')
  })

  test('OPS-018 OPS-019 a wrong body is refused, and nothing is sent', async () => {
    const id = of('Fabricante Exemplo').row.chargeBoxId
    const before = (await tasks()).length
    const bad: [string, object][] = [
      ['v1.6/clear_cache', { chargePointSelectList: [] }],
      ['v1.6/clear_cache', { chargePointSelectList: ['NOBODY'] }],
      ['v1.6/clear_cache', { chargePointSelectList: [id], resetType: 'SOFT' }],
      ['v1.5/clear_cache', { chargePointSelectList: [id] }],
      ['v1.6/remote_reset', { chargePointSelectList: [id], resetType: 'soft' }],
      ['v1.6/remote_stop', { chargePointSelectList: [id, id], transactionId: 1 }],
      ['v1.6/unlock_connector', { chargePointSelectList: [id], connectorId: 0 }],
      ['v1.6/set_charging_profile', { chargePointSelectList: [id], connectorId: 0, chargingProfilePk: 999 }],
      ['v1.6/clear_charging_profile', { chargePointSelectList: [id], filterType: 'OtherParameters' }],
    ]
    for (const [path, body] of bad) expect((await post(path, body)).status, path).toBe(400)
    expect(await tasks()).toHaveLength(before)
  })

  test('TSK-005 the lists of the world: tasks with every kind of answer, kinds of payment', async () => {
    const all = await tasks()
    // More than the same few, in both versions, in the order of their numbers.
    expect(all.length).toBeGreaterThan(9)
    expect(new Set(all.map(({ protocol }) => protocol))).toEqual(new Set(['v1.5', 'v1.6']))
    expect(all.map(({ id }) => id)).toEqual(all.map(({ id }) => id).toSorted((a, b) => b - a))
    expect(all.some(({ endedAt }) => endedAt === undefined)).toBe(true)
    expect((await get('operations/tasks/')).status).toBe(400)
    expect((await get('payment/types/')).body).toMatchObject({
      payment_type_tenant_list: [{ payment_type: 'PAGBANK_CARD' }, {}, {}],
    })
  })
})
