import { blockOf, readAddress } from '@corrente/domain/address'
import { checkForm } from '@corrente/domain/forms'
import {
  GROUP_FORM,
  groupForm,
  groupRequest,
  isGroupSavedAs,
  readGroup,
  readGroups,
} from '@corrente/domain/station-groups'
import { readStationRows } from '@corrente/domain/stations'
import { afterAll, describe, expect, test } from 'vitest'
import { call, engineFor, signIn } from '../testing/engine.ts'

const engine = engineFor({ stations: 120 })
const token = await signIn(engine)
afterAll(() => engine.close())

const get = (path: string) => call(engine, `/api/v1/${path}`, { token })
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body: unknown) =>
  call(engine, `/api/v1/${path}`, { token, method, body })
const list = async () => readGroups((await get('chargepoint-groups/')).body)?.data ?? []
const address = readAddress({
  street: 'Rua A',
  houseNumber: '1',
  zipCode: '88000-123',
  city: 'Palhoça',
  state: 'SC',
  country: 'BR',
})
const point = { latitude: -27.6, longitude: -48.6 }
const newGroup = (name: string) => {
  const base = groupForm(undefined, 'BR')
  const values = { ...base.values, name, address: blockOf(address, point, 'BR') }
  expect(checkForm(GROUP_FORM, values)).toEqual({})
  return groupRequest(values, base)
}

describe('groups', () => {
  test('GRP-008 GRP-016 STN-034 STF-091 GRP-005 the whole list; most groups stand where their stations are, some have no address', async () => {
    const groups = await list()
    expect(groups.length).toBeGreaterThan(8)
    const full = groups.filter((group) => group.address !== undefined && group.latitude !== undefined)
    expect(full.length).toBeGreaterThan(groups.length / 3)
    expect(groups.some((group) => group.address === undefined)).toBe(true)
    for (const group of full.slice(0, 3)) {
      const query = `timeZone=-3&page=1&size=100&active=true&chargeBoxGroupPk=${group.pk}`
      const rows = readStationRows((await get(`chargepoints/?${query}`)).body, {
        zoneless: 'America/Sao_Paulo',
      })?.data.rows
      expect(rows?.map(({ groupName }) => groupName)).toContain(group.name)
    }
  })

  test('GRP-010 GRP-009 a created group reads as what was sent', async () => {
    const body = newGroup('Grupo Novo')
    const reply = await send('POST', 'chargepoint-groups', body)
    expect(reply.status).toBe(200)
    const { chargeBoxGroupPk } = (reply.body as { data: { chargeBoxGroupPk: number } }).data
    const found = readGroup((await get(`chargepoint-groups/${chargeBoxGroupPk}/`)).body)
    expect(isGroupSavedAs(body, groupForm(found?.data, 'BR'))).toBe(true)
    expect((await list()).map(({ name }) => name)).toContain('Grupo Novo')
  })

  test('GRP-011 GRP-016 every group can be saved as it was loaded; a new name stands in its stations at once', async () => {
    for (const group of await list()) {
      const base = groupForm(group, 'BR')
      const reply = await send('PUT', `chargepoint-groups/${group.pk}/`, groupRequest(base.values, base))
      expect([group.pk, reply.status]).toEqual([group.pk, 200])
    }
    const groups = await list()
    const group = groups.find(({ address: held }) => held !== undefined)
    const base = groupForm(group, 'BR')
    const body = groupRequest({ ...base.values, name: 'Outro nome' }, base)
    expect((await send('PUT', `chargepoint-groups/${group?.pk}/`, body)).status).toBe(200)
    expect((await get('chargepoints/')).text).toContain('"chargeBoxGroupName":"Outro nome"')
    const after = readGroup((await get(`chargepoint-groups/${group?.pk}/`)).body)
    expect(after?.data).toEqual({ ...group, name: 'Outro nome' })
  })

  test('GRP-014 an unknown group and one of another network are 404', async () => {
    expect((await get('chargepoint-groups/999999/')).status).toBe(404)
    const away = [...engine.core.world.model.groups.values()].find(({ network }) => network === 'UY')
    expect((await get(`chargepoint-groups/${away?.pk}/`)).status).toBe(404)
  })

  test.each([
    ['no name', { name: ' ' }],
    ['GRP-021 a name of 26', { name: 'x'.repeat(26) }],
    ['a key on creation', { chargeBoxGroupPk: 1 }],
    ['GRP-018 latitude 91', { locationLatitude: 91 }],
    ['GRP-022 another country', { address: { ...newGroup('x').address, country: 'UY' } }],
    ['a field of its own', { colour: 'red' }],
  ])('%s is refused', async (_name, changes) => {
    expect((await send('POST', 'chargepoint-groups', { ...newGroup('Ruim'), ...changes })).status).toBe(400)
  })

  test('GRP-016 there is no call to delete one', async () => {
    const reply = await call(engine, '/api/v1/chargepoint-groups/1/', { token, method: 'DELETE' })
    expect(reply.status).toBe(404)
  })
})
