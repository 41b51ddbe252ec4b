import {
  hasManualStatus,
  overrideRequest,
  readChargeBoxMessage,
  readPhotos,
  readPrivateUsers,
} from '@corrente/domain/stations'
import { describe, expect, test } from 'vitest'
import { CHARGER_DELAY_MS } from '../network/charger.ts'
import {
  bodyOf,
  created,
  detailOf,
  engine,
  get,
  PNG,
  published,
  reason,
  send,
  withStations,
} from '../testing/stationCalls.ts'

withStations()

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
