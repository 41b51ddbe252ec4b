import { readCep } from '@corrente/domain/address'
import { NO_GRANTS, permissionFixtures } from '@corrente/domain/fixtures'
import { readNotifications } from '@corrente/domain/notifications'
import { buildAccess } from '@corrente/domain/permissions'
import {
  chooseGroup,
  hasManualStatus,
  isSavedAs,
  loadedStation,
  newStation,
  overrideRequest,
  planStationSave,
  readAccounts,
  readChargeBoxMessage,
  readConnectorTypes,
  readCpfUser,
  readPhotos,
  readPrivateUsers,
  readStationDetail,
  readStationRows,
  readStatusEvent,
  type StationDetail,
  type StationSave,
  stationPolicy,
  stationSaveEnd,
} from '@corrente/domain/stations'
import { readTransactions } from '@corrente/domain/transactions'
import { readPickerUsers } from '@corrente/domain/users'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import type { Engine } from '../engine.ts'
import { ANNOUNCED_CONNECTORS, CHARGER_DELAY_MS } from '../network/charger.ts'
import type { PersonRow } from '../store/rows.ts'
import { call, engineFor, signIn } from '../testing/engine.ts'

const ZONE = 'America/Sao_Paulo'
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3]).toString('base64')
let engine: Engine
let token: string
beforeAll(async () => {
  engine = engineFor()
  engine.core.broker.onPublish((to, body) => seen.push({ to, body: JSON.parse(body) }))
  token = await signIn(engine)
})
beforeEach(() => engine.control.clearRequests())
afterEach(() => {
  engine.control.clearFaults()
  engine.control.limits({ stations: null, reports: null })
})
afterAll(() => engine.close())

const get = (path: string) => call(engine, `/api/v1/${path}`, { token })
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  call(engine, `/api/v1/${path}`, { token, method, ...(body === undefined ? {} : { body }) })
const reason = () => engine.control.requests().at(-1)?.reason ?? ''
const seen: { to: string; body: unknown }[] = []
/** Bodies that were published while `work` ran, with their destinations. */
const published = async (work: () => Promise<unknown> | unknown) => {
  seen.length = 0
  await work()
  return [...seen]
}

const detailOf = async (pk: number): Promise<StationDetail> => {
  const read = readStationDetail((await get(`chargepoints/${pk}/`)).body, ZONE)
  if (read === undefined) throw new Error(`no station ${pk}`)
  return read.data
}
const access = buildAccess(permissionFixtures.everything, NO_GRANTS)
const context = { mode: 'new', access, accounts: undefined } as const

/** A body as the product makes it for a new station. */
const newBody = (chargeBoxId: string, changes: Partial<StationSave> = {}): StationSave => {
  const base = newStation('BR', 1)
  const values = { ...base.values, chargeBoxId, description: `Nova ${chargeBoxId}` }
  const { station } = planStationSave(values, base, stationPolicy(values, base, context))
  if (station === undefined) throw new Error('nothing to send')
  return { ...station, ...changes }
}
const created = async (chargeBoxId: string, changes: Partial<StationSave> = {}): Promise<number> => {
  const reply = await send('POST', 'chargepoints', newBody(chargeBoxId, changes))
  expect([reply.status, reason()]).toEqual([200, ''])
  return (reply.body as { data: { chargeBoxPk: number } }).data.chargeBoxPk
}
/** A body that changes nothing of a station but what is given. */
const bodyOf = (detail: StationDetail, changes: Partial<StationSave> = {}): StationSave => {
  const base = loadedStation(detail, { country: 'BR', types: [], photos: [], people: [] })
  const policy = stationPolicy(base.values, base, { ...context, mode: 'edit' })
  const { station } = planStationSave(base.values, base, policy)
  if (station === undefined) throw new Error('nothing to send')
  return { ...station, description: station.description === '' ? 'x' : station.description, ...changes }
}

describe('reading', () => {
  test('STF-016 the detail of every station has the form’s two spellings, and its connectors the keys of their types', async () => {
    const rows = readStationRows((await get('chargepoints/')).body, ZONE)?.data.rows ?? []
    expect(rows.length).toBeGreaterThan(30)
    for (const row of rows) {
      const reply = await get(`chargepoints/${row.pk}/`)
      expect(reply.body).toHaveProperty('chargePoint.tenant_pk', row.accountPk)
      const read = readStationDetail(reply.body, ZONE)
      expect(read?.unread).toBe(0)
      expect(read?.data).toMatchObject({ id: row.id, usage: row.usage, groupName: row.groupName })
      for (const connector of read?.data.connectors ?? [])
        expect(connector.typePk === undefined).toBe(connector.type === undefined || connector.type === 'NACS')
    }
  })

  test('STF-003 an unknown station, one of another network and a key that is none are 404', async () => {
    for (const pk of ['999999', 'abc', '0']) expect((await get(`chargepoints/${pk}/`)).status).toBe(404)
    const away = [...engine.core.world.model.stations.values()].find(({ row }) => row.network === 'CO')
    expect((await get(`chargepoints/${away?.row.pk}/`)).status).toBe(404)
  })

  test('CON-002 CON-004 the eight connector types', async () => {
    const types = readConnectorTypes((await get('connector_types/')).body)
    expect(types?.data.map(({ name }) => name).sort()).toEqual(
      ['CCS Type 1', 'CCS Type 2', 'CHAdeMO', 'GB/T', 'Plug NBR', 'Tesla', 'Type 1', 'Type 2'].sort(),
    )
  })

  test('STN-033 STF-048 STF-091 accounts say whether they have a device reader', async () => {
    const accounts = readAccounts((await get('tenants/')).body)?.data ?? []
    expect(new Set(accounts.map(({ hasFaceReader }) => hasFaceReader))).toEqual(new Set([true, false]))
  })

  test('STF-017 photos come as pictures that can be shown, and none for a station without', async () => {
    const stations = engine.core.world.model.byNetwork.BR
    const lists = await Promise.all(
      stations.map(async ({ row }) =>
        readPhotos((await get(`chargepoints/${row.chargeBoxId}/photos/`)).body),
      ),
    )
    const photos = lists.flatMap((list) => list?.data ?? [])
    expect(photos.length).toBeGreaterThan(5)
    expect(lists.some((list) => list?.data.length === 0)).toBe(true)
    for (const { base64 = '' } of photos)
      expect(Buffer.from(base64, 'base64').subarray(1, 4).toString()).toBe('PNG')
    expect((await get('chargepoints/NOBODY/photos/')).status).toBe(404)
  })

  test('STN-031 STN-032 by origin: MOVE unless asked, PLUG_SHARE when asked', async () => {
    const origins = async (query: string) =>
      new Set(
        readStationRows((await get(`chargepoints/${query}`)).body, ZONE)?.data.rows.map(
          ({ origin }) => origin,
        ),
      )
    expect(await origins('')).toEqual(new Set(['MOVE']))
    expect(await origins('?originType=MOVE')).toEqual(new Set(['MOVE']))
    expect(await origins('?originType=PLUG_SHARE')).toEqual(new Set(['PLUG_SHARE']))
  })

  test('STN-024 STN-025 the last thirty events of a station, by its id, newest first', async () => {
    const counts = engine.core.world.store.get<{ stationPk: number }>(
      `SELECT stationPk, count(*) AS n FROM event WHERE network = 'BR' GROUP BY stationPk ORDER BY n DESC`,
    )
    const station = engine.core.world.model.stations.get(counts?.stationPk ?? 0)
    const { chargeBoxId } = station?.row ?? { chargeBoxId: '' }
    const query = `chargeBoxIds=${encodeURIComponent(chargeBoxId)}&limit=30`
    const list = readNotifications((await get(`notification/chargeBox/?${query}`)).body)
    expect([list?.unread, list?.data.rows.length]).toEqual([0, 30])
    expect(new Set(list?.data.rows.map(({ stationId }) => stationId))).toEqual(new Set([chargeBoxId]))
  })

  test('STN-027 the recharges of a station over ten days, newest first, in the caller’s local time', async () => {
    const station = engine.core.world.model.byNetwork.BR.find(({ row }) => row.usage > 100)
    const query = `chargeBoxPK=${station?.row.pk}&fromDate=2026-03-05%2003:00:00&toDate=2026-03-15%2002:59:59&timeZone=-3`
    const list = readTransactions((await get(`transaction/?${query}&page=1&size=10`)).body, ZONE)
    expect(list?.unread).toBe(0)
    expect(list?.data.count).toBeGreaterThan(0)
    const times = list?.data.rows.map(({ startedAt }) => startedAt ?? 0) ?? []
    expect(times).toEqual([...times].sort((a, b) => b - a))
    expect(Math.min(...times)).toBeGreaterThanOrEqual(Date.parse('2026-03-05T03:00:00Z'))
    for (const one of list?.data.rows ?? [])
      expect([one.stoppedAt === undefined, one.durationSeconds !== undefined]).toEqual([
        one.energyKwh === undefined,
        true,
      ])
    expect((await get(`transaction/?${query}&page=1&size=10&foo=1`)).status).toBe(400)
  })
})

describe('searching', () => {
  test('STN-002 by name, state, city or id, without case and accents', async () => {
    const station = engine.core.world.model.byNetwork.BR.find(
      ({ row }) => row.active === 1 && /[ãéíó]/.test(row.city ?? '') && row.description !== null,
    )
    const { chargeBoxId, description, city, state } = station?.row ?? {}
    const plain = (city ?? '').normalize('NFD').replace(/\p{M}/gu, '').toUpperCase()
    for (const search of [chargeBoxId, description, city, state, plain]) {
      const query = `timeZone=-3&page=1&size=1000&active=true&searchInput=${encodeURIComponent(search ?? '?')}`
      const rows = readStationRows((await get(`chargepoints/?${query}`)).body, ZONE)?.data.rows
      expect([search, rows?.some(({ id }) => id === chargeBoxId)]).toEqual([search, true])
    }
  })
})

describe('creating', () => {
  test('STF-018 LIV-013 a new station is in the list, goes out, and its charger announces three connectors', async () => {
    let pk = 0
    const atOnce = await published(async () => {
      pk = await created('NOVA-0001')
    })
    const insert = atOnce.find(({ to }) => to.endsWith('/chargeBox'))
    expect(readChargeBoxMessage(insert?.body)).toMatchObject({ stationId: 'NOVA-0001', action: 'INSERT' })
    expect((await detailOf(pk)).connectors).toEqual([])

    const later = await published(() => engine.control.clock({ advanceMs: CHARGER_DELAY_MS + 1 }))
    const detail = await detailOf(pk)
    expect(detail.connectors.map(({ id, status, type }) => [id, status, type])).toEqual(
      [1, 2, 3].map((id) => [id, 'Available', undefined]),
    )
    expect(detail.connectors).toHaveLength(ANNOUNCED_CONNECTORS)
    expect(detail.vendor).toBeDefined()
    const events = later.filter(({ to }) => to === '/topic/status/chargeBox/NOVA-0001')
    expect(events.map(({ body }) => readStatusEvent(body)?.connectorId)).toEqual([1, 2, 3])
    const rows = readStationRows(
      (await get('chargepoints/?timeZone=-3&page=1&size=10&active=true&searchInput=NOVA-0001')).body,
      ZONE,
    )
    expect(rows?.data.rows.map(({ pk: key }) => key)).toEqual([pk])
  })

  test('STF-013 a taken id is refused with 400 and CHARGEBOX_ID_DUPLICATE', async () => {
    await created('DUPLA-1')
    const reply = await send('POST', 'chargepoints', newBody('DUPLA-1'))
    expect(stationSaveEnd(reply.status, reply.body, 'new')).toMatchObject({
      message: 'stationIdTaken',
      serverText: 'CHARGEBOX_ID_DUPLICATE: DUPLA-1',
    })
  })

  test('STN-038 STN-039 the limit answers 403 to the probe and to a creation, and to nothing else', async () => {
    const probe = 'chargepoints/?page=1&size=1&checkLimit=true'
    expect((await get(probe)).status).toBe(200)
    engine.control.limits({ stations: 1 })
    expect((await get(probe)).status).toBe(403)
    expect((await send('POST', 'chargepoints', newBody('LIMITE-1'))).status).toBe(403)
    expect((await get('chargepoints/')).status).toBe(200)
    engine.control.limits({ stations: null })
    expect((await send('POST', 'chargepoints', newBody('LIMITE-1'))).status).toBe(200)
  })

  test('the limits over HTTP: set, looked at, and any number again', async () => {
    const order = (limits: object) => call(engine, '/_sandbox/limits', { method: 'POST', body: limits })
    expect((await order({ stations: 5, reports: 2 })).body).toEqual({ stations: 5, reports: 2 })
    expect((await order({ stations: null })).body).toEqual({ reports: 2 })
    expect((await call(engine, '/_sandbox/limits')).body).toEqual({ reports: 2 })
    expect((await order({ users: 1 })).status).toBe(400)
  })

  test.each<[string, Partial<Record<keyof StationSave | 'foo', unknown>>]>([
    ['a blank in the id', { chargeBoxId: 'A B' }],
    ['no description', { description: ' ' }],
    ['a description of 91', { description: 'x'.repeat(91) }],
    ['an endpoint of 26', { endpointAddress: 'x'.repeat(26) }],
    ['no such account', { tenant_pk: 999 }],
    ['no such group', { chargeBoxGroupPk: 999_999 }],
    ['latitude 91', { locationLatitude: 91 }],
    ['longitude -181', { locationLongitude: -181 }],
    ['times without seconds', { isOpen_24Hours: false, openTime: '08:00', closeTime: '20:00' }],
    ['times while open all day', { openTime: '08:00:00', closeTime: '20:00:00' }],
    ['a MAC without colons', { deviceReaderMac: 'AABBCC000101' }],
    ['a type that is none', { typeOf: 'SECRET' }],
    ['a phase that is none', { phase: 'AC' }],
    ['people of a public station', { bindUsers: [{ user_pk: 120, owner: true }] }],
    ['nobody', { typeOf: 'PRIVATE', bindUsers: [{ user_pk: 99_999_999, owner: true }] }],
    ['a text for a price', { moneyPerKilowattIncome: '1,90' }],
    ['a photo that is none', { photos: [{ name: 'a.png', base64: 'AAAA' }] }],
    ['a photo with its data prefix', { photos: [{ name: 'a.png', base64: `data:image/png;base64,${PNG}` }] }],
    ['four photos', { photos: [1, 2, 3, 4].map((n) => ({ name: `${n}.png`, base64: PNG })) }],
    ['a photo twice', { photos: [1, 2].map(() => ({ name: 'a.png', base64: PNG })) }],
    ['a deleted photo that is not there', { deletedPhotos: ['a.png'] }],
    ['STN-050 a list-only field', { foo: 1 }],
  ])('%s is refused with 400 and leaves nothing', async (_name, changes) => {
    const reply = await send('POST', 'chargepoints', { ...newBody('RUIM-1'), ...changes })
    expect([reply.status, reason() === '']).toEqual([400, false])
    expect(engine.core.world.model.byChargeBoxId.has('RUIM-1')).toBe(false)
  })

  test('a lost answer leaves the station there, and it reads as what was sent', async () => {
    const body = newBody('PERDIDA-1', { locationLatitude: -23.5, locationLongitude: -46.6 })
    engine.control.addFault({
      path: '/api/v1/chargepoints',
      method: 'POST',
      kind: 'empty',
      after: true,
      times: 1,
    })
    await send('POST', 'chargepoints', body)
    const found = engine.core.world.model.byChargeBoxId.get('PERDIDA-1')
    const detail = await detailOf(found?.row.pk ?? 0)
    const read = loadedStation(detail, { country: 'BR', types: [], photos: [], people: [] })
    expect(isSavedAs(body, read)).toBe(true)
    expect(isSavedAs({ ...body, description: 'outra' }, read)).toBe(false)
  })
})

describe('editing', () => {
  test('STF-019 every station of the world can be saved as it was loaded, and reads the same again', async () => {
    const pks = engine.core.world.model.byNetwork.BR.map(({ row }) => row.pk)
    for (const pk of pks) {
      const before = await detailOf(pk)
      const isSavable =
        before.description !== undefined &&
        before.description.length <= 90 &&
        Object.values(before.address?.texts ?? {}).every((text) => text.length <= 25)
      if (!isSavable) continue
      const people = readPrivateUsers(
        (await get(`users_data/private_charge_point/?chargeBoxPK=${pk}`)).body,
      )?.data.filter(({ isBound }) => isBound)
      const bindUsers = (people ?? []).map((one) => ({ user_pk: one.pk, owner: one.isOwner }))
      const reply = await send('PUT', `chargepoints/${pk}/`, bodyOf(before, { bindUsers }))
      expect([pk, reply.status, reason()]).toEqual([pk, 200, ''])
      expect(await detailOf(pk)).toEqual(before)
    }
  }, 30_000)

  test('what was changed is there for everybody, in the list and on the topic', async () => {
    const pk = await created('EDITA-1')
    const before = await detailOf(pk)
    const changes = {
      description: 'Editada',
      active: false,
      address: {
        addressPk: null,
        street: 'Rua A',
        houseNumber: '1',
        zipCode: '88000-123',
        city: 'Palhoça',
        state: 'SC',
        country: 'BR',
      },
      isOpen_24Hours: false,
      openTime: '07:30:00',
      closeTime: '23:59:59',
      taxIncome: 0.1575,
    }
    const out = await published(() => send('PUT', `chargepoints/${pk}/`, bodyOf(before, changes)))
    expect(out.map(({ body }) => readChargeBoxMessage(body)?.changes)).toContainEqual(
      expect.objectContaining({ name: 'Editada', isActive: false, city: 'Palhoça' }),
    )
    const after = await detailOf(pk)
    expect(after).toMatchObject({ name: 'Editada', closeTime: '23:59:59', payment: { taxFraction: 0.1575 } })
    expect(after.address?.pk).toBeGreaterThan(0)
  })

  test('STF-033 the id is fixed, the key must be the path’s', async () => {
    const pk = await created('FIXA-1')
    const detail = await detailOf(pk)
    expect((await send('PUT', `chargepoints/${pk}/`, bodyOf(detail, { chargeBoxId: 'FIXA-2' }))).status).toBe(
      400,
    )
    expect((await send('PUT', `chargepoints/${pk}/`, bodyOf(detail, { chargeBoxPk: pk + 1 }))).status).toBe(
      400,
    )
  })

  test('STF-083 photos come and go, at most three stay', async () => {
    const pk = await created('FOTO-1', {
      photos: [
        { name: 'a.png', base64: PNG },
        { name: 'b.png', base64: PNG },
      ],
    })
    const detail = await detailOf(pk)
    const names = async () =>
      readPhotos((await get('chargepoints/FOTO-1/photos/')).body)?.data.map(({ name }) => name)
    const more = ['c.png', 'd.png'].map((name) => ({ name, base64: PNG }))
    expect((await send('PUT', `chargepoints/${pk}/`, bodyOf(detail, { photos: more }))).status).toBe(400)
    const swap = bodyOf(detail, { photos: more, deletedPhotos: ['a.png'] })
    expect((await send('PUT', `chargepoints/${pk}/`, swap)).status).toBe(200)
    expect(await names()).toEqual(['b.png', 'c.png', 'd.png'])
  })

  test('STF-086 the people of a private station are the whole list; making it public drops them', async () => {
    const offered = readPrivateUsers((await get('users_data/private_charge_point/')).body)
    expect(offered?.unread).toBe(0)
    expect(offered?.data.some(({ isBound }) => isBound)).toBe(false)
    const [owner, guest] = offered?.data ?? []
    const pk = await created('PRIVADA-1', {
      typeOf: 'PRIVATE',
      bindUsers: [
        { user_pk: owner?.pk ?? 0, owner: true },
        { user_pk: guest?.pk ?? 0, owner: false },
      ],
    })
    const bound = async () =>
      readPrivateUsers((await get(`users_data/private_charge_point/?chargeBoxPK=${pk}`)).body)
        ?.data.filter(({ isBound }) => isBound)
        .map((one) => [one.pk, one.isOwner, one.bindStatus])
    expect(new Set(await bound())).toEqual(
      new Set([
        [owner?.pk, true, 'ACCEPTED'],
        [guest?.pk, false, 'NOT_REQUESTED'],
      ]),
    )
    const detail = await detailOf(pk)
    expect(
      (await send('PUT', `chargepoints/${pk}/`, bodyOf(detail, { typeOf: 'PUBLIC', bindUsers: [] }))).status,
    ).toBe(200)
    expect(await bound()).toEqual([])
  })
})

describe('connectors', () => {
  test('CON-018 CON-010 a manual status stands over the reported one until it is taken back', async () => {
    const pk = await created('CONEC-1')
    engine.control.clock({ advanceMs: CHARGER_DELAY_MS + 1 })
    const body = {
      connectorTypePk: 2,
      powerMax: 60,
      moneyPerKilowattIncome: 2.1,
      moneyPerDurationIncome: null,
      unusualStatus: null,
    }
    expect((await send('PUT', `chargepoints/${pk}/connector/2/`, body)).status).toBe(200)
    const [, second] = (await detailOf(pk)).connectors
    expect(second).toMatchObject({
      type: 'CCS Type 2',
      typePk: 2,
      powerMax: 60,
      pricePerKwh: 2.1,
      status: 'Available',
    })
    if (second === undefined) throw new Error('no connector')

    const order = overrideRequest(second, 'MAINTENANCE', [])
    const out = await published(() => send('PUT', `chargepoints/${pk}/connector/2/`, order))
    expect(JSON.stringify(out)).toContain('MAINTENANCE')
    const overridden = await detailOf(pk)
    expect(overridden.connectors[1]).toMatchObject({
      status: 'Maintenance',
      reported: 'Available',
      powerMax: 60,
    })
    expect(overridden.status).toBe('maintenance')
    const again = overridden.connectors[1]
    expect(again !== undefined && hasManualStatus(again, 'MAINTENANCE')).toBe(true)
    await send('PUT', `chargepoints/${pk}/connector/2/`, overrideRequest(second, null, []))
    expect((await detailOf(pk)).connectors[1]).toMatchObject({ status: 'Available', override: undefined })
  })

  test.each([
    [0, {}, 404],
    [9, {}, 404],
    [1, { connectorTypePk: null }, 400],
    [1, { connectorTypePk: 99 }, 400],
    [1, { powerMax: 0 }, 400],
    [1, { unusualStatus: 'AUTOMATIC' }, 400],
    [1, { powerMaxCustom: 5 }, 400],
  ])('connector %d with %j is %d', async (id, changes, status) => {
    const [station] = engine.core.world.model.byNetwork.BR
    const body = {
      connectorTypePk: 1,
      powerMax: 22,
      moneyPerKilowattIncome: 1,
      moneyPerDurationIncome: 0,
      unusualStatus: null,
      ...changes,
    }
    expect((await send('PUT', `chargepoints/${station?.row.pk}/connector/${id}/`, body)).status).toBe(status)
  })
})

describe('deleting', () => {
  test('STN-035 it is gone everywhere, goes out as switched off, and the second time it is 404', async () => {
    const pk = await created('FORA-1')
    engine.control.clock({ advanceMs: CHARGER_DELAY_MS + 1 })
    const out = await published(async () =>
      expect((await send('DELETE', `chargepoints/${pk}/`)).status).toBe(204),
    )
    const last = out.filter(({ to }) => to.endsWith('/chargeBox')).at(-1)
    expect(readChargeBoxMessage(last?.body)).toMatchObject({
      stationId: 'FORA-1',
      changes: { isActive: false },
    })
    expect((await get(`chargepoints/${pk}/`)).status).toBe(404)
    expect((await send('DELETE', `chargepoints/${pk}/`)).status).toBe(404)
    expect((await get('chargepoints/')).text).not.toContain('FORA-1')
    const left = engine.core.world.store.get<{ n: number }>(
      'SELECT count(*) AS n FROM connector WHERE stationPk = ?',
      pk,
    )
    expect(left?.n).toBe(0)
  })

  test('a busy station can be deleted: its recharge ends, and it is silent from then on', async () => {
    const busy = engine.core.world.model.byNetwork.BR.find(({ connectors }) =>
      connectors.some(({ session }) => session !== undefined),
    )
    if (busy === undefined) throw new Error('nobody charges')
    const { pk, chargeBoxId } = busy.row
    await send('DELETE', `chargepoints/${pk}/`)
    const open = engine.core.world.store.get<{ n: number }>(
      'SELECT count(*) AS n FROM recharge WHERE stationPk = ? AND stoppedAt IS NULL',
      pk,
    )
    expect(open?.n).toBe(0)
    const later = await published(() => engine.control.clock({ advanceMs: 20 * 60_000 }))
    expect(later.filter(({ body }) => JSON.stringify(body).includes(`"${chargeBoxId}"`))).toEqual([])
  })

  test('deleted before its charger connects: it never does', async () => {
    const pk = await created('NUNCA-1')
    await send('DELETE', `chargepoints/${pk}/`)
    const later = await published(() => engine.control.clock({ advanceMs: CHARGER_DELAY_MS + 1 }))
    expect(JSON.stringify(later)).not.toContain('NUNCA-1')
  })
})

describe('people and zip codes', () => {
  const somebody = () =>
    engine.core.world.store.get<PersonRow>(
      "SELECT * FROM person WHERE network = 'BR' AND docType = 'CPF' AND profile IS NULL",
    )

  test('AST-020 people to pick from come whole, or by a search; the total is that of the search', async () => {
    const list = async (query: string) =>
      readPickerUsers((await get(`users_data/dashboard-details/?activeUsers=true&page=1&${query}`)).body)
    const all = await list('size=30000')
    expect([all?.unread, all?.data.rows.length]).toEqual([0, all?.data.count])
    const [first] = all?.data.rows ?? []
    const found = await list(`size=5&searchInput=${encodeURIComponent(first?.email ?? '')}`)
    expect(found?.data.rows.map(({ pk }) => pk)).toEqual([first?.pk])
    expect((await list('size=5'))?.data.rows).toHaveLength(5)
    expect((await get('users_data/dashboard-details/?page=1&size=5')).status).toBe(400)
  })

  test('STF-089 STF-090 a CPF finds its person; both ways of saying nobody read as not found', async () => {
    const person = somebody()
    const found = await get(`users_data/tenant_parent/cpf/${person?.docNumber}/`)
    expect(readCpfUser(found.status, found.body)).toMatchObject({ kind: 'found', user: { pk: person?.pk } })
    const nobody = await Promise.all(
      ['00000000000', '00000000001'].map((cpf) => get(`users_data/tenant_parent/cpf/${cpf}/`)),
    )
    expect(nobody.map(({ status }) => status)).toEqual([200, 404])
    for (const { status, body } of nobody) expect(readCpfUser(status, body)).toEqual({ kind: 'notFound' })
    expect((await get('users_data/tenant_parent/cpf/123/')).status).toBe(400)
  })

  test.each([
    ['88010123', 'found', 'SC PR'],
    ['01310100', 'found', 'SP'],
    ['88010999', 'notFound', ''],
    ['88010998', 'notFound', ''],
    ['88010000', 'manual', 'SC PR'],
    ['88010997', 'manual', 'SC PR'],
  ])('STF-070 STF-071 STF-072 zip %s is %s', async (zip, kind, states) => {
    const reply = await get(`users_data/ceps/${zip}/`)
    const answer = readCep(reply.status, reply.body)
    expect(answer.kind).toBe(kind === 'manual' ? 'found' : kind)
    if (answer.kind !== 'found') return
    expect(states.split(' ')).toContain(answer.address.state)
    expect(answer.address.street === '').toBe(kind === 'manual')
    expect((await get(`users_data/ceps/${zip}/`)).body).toEqual(reply.body)
  })

  test('a zip with its hyphen is refused', async () => {
    expect((await get('users_data/ceps/88010-123/')).status).toBe(400)
  })

  test('STF-074 the geocoder finds the city of a looked-up address, and nothing in a city that is none', async () => {
    const reply = await get('users_data/ceps/88010123/')
    const { street, city, state } = (reply.body as { addressForm: Record<string, string> }).addressForm
    const ask = async (where: Record<string, string | undefined>) =>
      (await call(engine, `/_sandbox/geocode?${new URLSearchParams(where as Record<string, string>)}`)).body
    const found = await ask({ street, number: '12', city, state })
    expect(found).toEqual([{ lat: expect.closeTo(-27, -1), lng: expect.closeTo(-50, -1) }])
    expect(await ask({ street, number: '13', city, state })).not.toEqual(found)
    expect(await ask({ street, number: '12', city: 'Atlântida', state })).toEqual([])
  })
})

describe('a group chosen for a station', () => {
  test('STF-052 most seeded groups are full, and what they copy is accepted', async () => {
    const { readGroups } = await import('@corrente/domain/station-groups')
    const groups = readGroups((await get('chargepoint-groups/')).body)?.data ?? []
    const full = groups.find((group) => group.address !== undefined && group.latitude !== undefined)
    const base = newStation('BR', 1)
    const values = chooseGroup({ ...base.values, chargeBoxId: 'GRUPO-1', description: 'G' }, full)
    expect(values.address.texts).toEqual(full?.address?.texts)
    const { station } = planStationSave(values, base, stationPolicy(values, base, context))
    const reply = await send('POST', 'chargepoints', station)
    expect([reply.status, reason()]).toEqual([200, ''])
  })
})
