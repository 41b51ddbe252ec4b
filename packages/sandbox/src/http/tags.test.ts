import { readTag, readTagOptions, readTags } from '@corrente/domain/tags'
import { readTransactions } from '@corrente/domain/transactions'
import { afterAll, describe, expect, test } from 'vitest'
import { call, engineFor, NOW, signIn } from '../testing/engine.ts'

const engine = engineFor({ stations: 120 })
const token = await signIn(engine)
afterAll(() => engine.close())

const get = (path: string) => call(engine, `/api/v1/${path}`, { token })
const send = (method: 'POST' | 'PUT' | 'DELETE', path: string, body?: unknown) =>
  call(engine, `/api/v1/${path}`, { token, method, body })
const page = async (query: string) => readTags((await get(`ocpptags/?${query}`)).body)?.data
const all = async (query = '') => (await page(`page=1&size=10000${query}`))?.rows ?? []
const one = async (pk: number) => readTag((await get(`ocpptags/${pk}/`)).body)?.data
const account = () => [...engine.core.world.model.accounts.values()].find(({ network }) => network === 'BR')
const card = (changes: object = {}) => ({
  id_tag: 'AB12CD34',
  type: 'CARD',
  tenant_pk: account()?.pk,
  parent_id_tag: null,
  note: null,
  isFreeRecharge: false,
  ...changes,
})

describe('tags over SQL', () => {
  test('TAG-026 TAG-013 believable: people have a USER tag, cards hang on it, some are nobody’s, inactive, free, charging', async () => {
    const tags = await all()
    const users = tags.filter(({ type }) => type === 'USER')
    const cards = tags.filter(({ type }) => type === 'CARD')
    expect(users.length).toBeGreaterThan(900)
    expect(cards.length).toBeGreaterThan(900)
    const byId = new Map(tags.map((tag) => [tag.idTag, tag]))
    for (const { parentIdTag, parentUserPk, ownerPk } of cards) {
      if (parentIdTag === undefined) expect(ownerPk).toBeUndefined()
      else expect(byId.get(parentIdTag)).toMatchObject({ type: 'USER', ownerPk: parentUserPk })
    }
    for (const fits of [
      ({ ownerPk }: (typeof tags)[number]) => ownerPk === undefined,
      ({ isInactive }: (typeof tags)[number]) => isInactive,
      ({ isFree }: (typeof tags)[number]) => isFree,
      ({ isCharging }: (typeof tags)[number]) => isCharging === true,
      ({ idTag }: (typeof tags)[number]) => idTag.length > 25,
    ]) {
      const share = tags.filter(fits).length / tags.length
      expect(share).toBeGreaterThan(0)
      expect(share).toBeLessThan(0.1)
    }
    expect(new Set(tags.map(({ idTag }) => idTag.toLowerCase())).size).toBe(tags.length)
  })

  test('TAG-026 pages, search without case, and account', async () => {
    const tags = await all()
    const second = await page('page=2&size=10')
    expect(second?.count).toBe(tags.length)
    expect(second?.rows.map(({ pk }) => pk)).toEqual(tags.slice(10, 20).map(({ pk }) => pk))
    const [first] = tags.filter(({ type }) => type === 'CARD')
    const part = first?.idTag.slice(1, 7).toLowerCase() ?? ''
    expect((await all(`&searchInput=${part}`)).map(({ pk }) => pk)).toContain(first?.pk)
    const own = await all(`&tenantPk=${account()?.pk}`)
    expect(own.length).toBeGreaterThan(0)
    expect(new Set(own.map(({ accountPk }) => accountPk))).toEqual(new Set([account()?.pk]))
  })

  test('TAG-027 the active tags of a type, each with its user', async () => {
    const tags = await all()
    for (const type of ['CARD', 'USER'] as const) {
      const options = readTagOptions((await get(`ocpptags/?type=${type}`)).body)?.data ?? []
      expect(options.map(({ pk }) => pk)).toEqual(
        tags.filter((tag) => tag.type === type && !tag.isInactive).map(({ pk }) => pk),
      )
      expect(
        options.some(({ userName, userEmail }) => userName !== undefined && userEmail !== undefined),
      ).toBe(true)
    }
  })

  test('TAG-003 a tag charges as long as its recharge is open, and transaction/list finds it by its id', async () => {
    const charging = (await all()).filter(({ isCharging }) => isCharging)
    expect(new Set(charging.map(({ type }) => type))).toEqual(new Set(['CARD', 'USER']))
    for (const { idTag, ownerName } of charging) {
      const { body } = await send('POST', 'transaction/list', {
        chargeBoxPk: null,
        userOcppTag: idTag.toLowerCase(),
        fromDate: '2025-01-01 00:00:00',
        toDate: '2026-12-31 00:00:00',
        paymentStatus: '',
        searchInput: '',
        headerOrderList: '',
        page: 1,
        size: 50,
      })
      const found = readTransactions(body, 'America/Sao_Paulo')?.data.rows ?? []
      expect(
        found.some(({ stoppedAt, startedAt }) => stoppedAt === undefined && (startedAt ?? 0) < NOW),
      ).toBe(true)
      expect(new Set(found.map((row) => row.idTag))).toEqual(new Set([idTag]))
      expect(new Set(found.map(({ userName }) => userName))).toEqual(new Set([ownerName]))
    }
  })

  test('TAG-029 TAG-030 TAG-014 TAG-015 a card is made, changed, deactivated and deleted', async () => {
    const reply = await send('POST', 'ocpptags', card({ note: 'nova' }))
    const { ocppTagPk: pk } = (reply.body as { data: { ocppTagPk: number } }).data
    expect(await one(pk)).toMatchObject({
      idTag: 'AB12CD34',
      note: 'nova',
      isInactive: false,
      ownerPk: undefined,
    })
    const parent = (await all()).find(({ type, ownerPk }) => type === 'USER' && ownerPk !== undefined)
    const change = card({ parent_id_tag: parent?.idTag, isFreeRecharge: true, inactive: true })
    expect((await send('PUT', `ocpptags/${pk}/`, change)).status).toBe(200)
    expect(await one(pk)).toMatchObject({
      isInactive: true,
      isFree: true,
      parentIdTag: parent?.idTag,
      parentUserPk: parent?.ownerPk,
      ownerName: parent?.ownerName,
    })
    expect((await send('DELETE', `ocpptags/${pk}/`)).status).toBe(204)
    expect((await get(`ocpptags/${pk}/`)).status).toBe(404)
  })

  test('TAG-017 a USER tag gets its id from the server and keeps it', async () => {
    const reply = await send('POST', 'ocpptags', card({ type: 'USER', id_tag: '' }))
    const { ocppTagPk: pk } = (reply.body as { data: { ocppTagPk: number } }).data
    const made = await one(pk)
    expect(made?.idTag).toMatch(/^TAG9\d{6}$/)
    const other = card({ type: 'USER', id_tag: 'SOMETHING', inactive: false })
    expect((await send('PUT', `ocpptags/${pk}/`, other)).status).toBe(400)
    expect((await send('PUT', `ocpptags/${pk}/`, { ...other, id_tag: made?.idTag })).status).toBe(200)
  })

  test('TAG-033 an id that is taken, in any case, is refused by "already exists"', async () => {
    const [taken] = await all()
    const reply = await send('POST', 'ocpptags', card({ id_tag: taken?.idTag.toLowerCase() }))
    expect([reply.status, reply.text]).toEqual([400, expect.stringContaining('already exists')])
  })

  test.each([
    ['TAG-018 no id', { id_tag: ' ' }],
    ['TAG-018 an id of 21', { id_tag: 'x'.repeat(21) }],
    ['TAG-019 a note of 201', { note: 'x'.repeat(201) }],
    ['TAG-020 another network’s account', { tenant_pk: 999 }],
    ['TAG-021 a parent that is none', { parent_id_tag: 'NOBODY' }],
    ['a field of its own', { colour: 'red' }],
  ])('%s is refused', async (_name, changes) => {
    expect((await send('POST', 'ocpptags', card(changes))).status).toBe(400)
  })

  test('TAG-018 a loaded id over 20 characters goes back as it came', async () => {
    const tag = (await all()).find(({ idTag }) => idTag.length > 20)
    const body = card({
      id_tag: tag?.idTag,
      tenant_pk: tag?.accountPk,
      parent_id_tag: tag?.parentIdTag ?? null,
      inactive: false,
    })
    expect((await send('PUT', `ocpptags/${tag?.pk}/`, body)).status).toBe(200)
  })

  test('TAG-024 TAG-025 a CPF gives the USER tag of its person; unknown ones are told in both documented ways', async () => {
    const person = engine.core.world.store.get<{ docNumber: string; idTag: string }>(
      "SELECT docNumber, idTag FROM person WHERE network = 'BR' AND docType = 'CPF' AND profile IS NULL",
    )
    const found = await get(`ocpptags/tenant_parent/cpf/${person?.docNumber}/`)
    expect(found.body).toMatchObject({ ocppTag: { idTag: person?.idTag, userName: expect.any(String) } })
    expect((await get('ocpptags/tenant_parent/cpf/00000000001/')).status).toBe(404)
    expect((await get('ocpptags/tenant_parent/cpf/00000000002/')).body).toMatchObject({
      ocppTag: null,
      data: { error: 'User not found' },
    })
  })

  test('TAG-031 TAG-038 the Excel of what is shown; 403 at the limit', async () => {
    const excel = () => send('POST', `report/xlsx/ocpptags?tenantPk=${account()?.pk}`)
    const reply = await excel()
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      200,
      expect.stringContaining('spreadsheet'),
    ])
    engine.control.limits({ reports: 0 })
    expect((await excel()).status).toBe(403)
    engine.control.limits({ reports: null })
  })

  test('TAG-028 an unknown tag and one of another network are 404', async () => {
    const away = engine.core.world.store.get<{ pk: number }>("SELECT pk FROM tag WHERE network = 'UY'")
    for (const pk of [999_999, away?.pk]) expect((await get(`ocpptags/${pk}/`)).status).toBe(404)
  })
})

interface Unknown {
  key: string
  numberOfAttempts: number
  chargeBoxID: string
  tenantPk: number | null
  lastAttemptTimestampHumanReadable: string | null
}
const inbox = async () =>
  ((await get('ocpptags/unknown/')).body as { unknownOcppTags: Unknown[] }).unknownOcppTags

describe('the inbox of unknown tags', () => {
  test('UNK-009 UNK-010 ids, attempts, last attempt, station, account; some at two stations, some without an account', async () => {
    const rows = await inbox()
    expect(rows.length).toBeGreaterThan(10)
    expect(new Set(rows.map(({ key }) => key)).size).toBeLessThan(rows.length)
    expect(rows.some(({ tenantPk }) => tenantPk === null)).toBe(true)
    expect(rows[0]?.lastAttemptTimestampHumanReadable).toMatch(/^\d{2}\/\d{2}\/\d{4} \d{2}:\d{2}:\d{2}$/)
    const known = new Set((await all()).map(({ idTag }) => idTag.toLowerCase()))
    expect(rows.filter(({ key }) => known.has(key.toLowerCase()))).toEqual([])
  })

  test('UNK-011 UNK-012 an approved id is a tag of its account, out of the inbox at every station; UNK-013 a deleted one is nothing', async () => {
    const rows = await inbox()
    const twice = rows.find(({ key }, index) => rows.findIndex((row) => row.key === key) !== index)
    const body = { id_tag: twice?.key, tenant_pk: account()?.pk }
    expect((await send('POST', 'ocpptags/unknown', body)).status).toBe(200)
    expect(await all(`&searchInput=${twice?.key}`)).toMatchObject([
      { idTag: twice?.key, type: 'CARD', accountPk: account()?.pk, ownerPk: undefined },
    ])
    const other = rows.find(({ key }) => key !== twice?.key)
    expect((await send('DELETE', `ocpptags/unknown/${other?.key}/`)).status).toBe(204)
    const left = (await inbox()).map(({ key }) => key)
    expect(left).not.toContain(twice?.key)
    expect(left).not.toContain(other?.key)
    expect((await send('POST', 'ocpptags/unknown', body)).status).toBe(400)
    expect((await send('DELETE', `ocpptags/unknown/${other?.key}/`)).status).toBe(404)
  })

  test('a card held to a reader is in the inbox at once, and counted; a registered one never', async () => {
    const [station] = engine.core.world.model.byNetwork.BR
    const chargeBoxId = station?.row.chargeBoxId ?? ''
    engine.control.emit({ card: { chargeBoxId, idTag: 'FEEDBEEF' } })
    engine.control.emit({ card: { chargeBoxId, idTag: 'FEEDBEEF' } })
    expect((await inbox())[0]).toMatchObject({
      key: 'FEEDBEEF',
      numberOfAttempts: 2,
      chargeBoxID: chargeBoxId,
      tenantPk: station?.row.accountPk,
    })
    const [known] = await all()
    engine.control.emit({ card: { chargeBoxId, idTag: known?.idTag ?? '' } })
    expect((await inbox()).map(({ key }) => key)).not.toContain(known?.idTag)
  })

  test('it fills while the network runs', async () => {
    const before = (await inbox()).length
    engine.control.clock({ advanceMs: 30 * 60_000 })
    expect((await inbox()).length).toBeGreaterThan(before + 5)
  })

  test('UNK-001 without a session it is refused', async () => {
    expect((await call(engine, '/api/v1/ocpptags/unknown/')).status).toBe(401)
  })
})
