import {
  isSavedAs,
  loadedStation,
  readChargeBoxMessage,
  readStationRows,
  readStatusEvent,
  type StationSave,
  stationSaveEnd,
} from '@corrente/domain/stations'
import { describe, expect, test } from 'vitest'
import { ANNOUNCED_CONNECTORS, CHARGER_DELAY_MS } from '../network/charger.ts'
import { call } from '../testing/engine.ts'
import {
  created,
  detailOf,
  engine,
  get,
  newBody,
  PNG,
  published,
  reason,
  send,
  withStations,
  ZONE,
} from '../testing/stationCalls.ts'

withStations()

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
      { zoneless: ZONE },
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
    expect((await order({ people: 1 })).status).toBe(400)
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
