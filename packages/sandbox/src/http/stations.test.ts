import { readCep } from '@corrente/domain/address'
import { readNotifications } from '@corrente/domain/notifications'
import {
  chooseGroup,
  newStation,
  planStationSave,
  readAccounts,
  readConnectorTypes,
  readCpfUser,
  readPhotos,
  readStationDetail,
  readStationRows,
  stationPolicy,
} from '@corrente/domain/stations'
import { readTransactions } from '@corrente/domain/transactions'
import { readPickerUsers } from '@corrente/domain/users'
import { describe, expect, test } from 'vitest'
import type { PersonRow } from '../store/rows.ts'
import { call } from '../testing/engine.ts'
import { context, engine, get, reason, send, withStations, ZONE } from '../testing/stationCalls.ts'

withStations()

describe('reading', () => {
  test('STF-016 the detail of every station has the form’s two spellings, and its connectors the keys of their types', async () => {
    const rows = readStationRows((await get('chargepoints/')).body, { zoneless: ZONE })?.data.rows ?? []
    expect(rows.length).toBeGreaterThan(30)
    for (const row of rows) {
      const reply = await get(`chargepoints/${row.pk}/`)
      expect(reply.body).toHaveProperty('chargePoint.tenant_pk', row.accountPk)
      const read = readStationDetail(reply.body, { zoneless: ZONE })
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
        readStationRows((await get(`chargepoints/${query}`)).body, { zoneless: ZONE })?.data.rows.map(
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
      const rows = readStationRows((await get(`chargepoints/?${query}`)).body, { zoneless: ZONE })?.data.rows
      expect([search, rows?.some(({ id }) => id === chargeBoxId)]).toEqual([search, true])
    }
  })
})

describe('people and zip codes', () => {
  const somebody = () =>
    engine.core.world.store.get<PersonRow>(
      "SELECT * FROM person WHERE network = 'BR' AND docType = 'CPF' AND profile IS NULL",
    )

  test('AST-020 USR-011 people to pick from come whole, or by a search; the total is that of the search', async () => {
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
