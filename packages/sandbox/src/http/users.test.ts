import { readPickerUsers } from '@corrente/domain/users'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { PersonRow } from '../store/rows.ts'
import { call, engineFor, signIn } from '../testing/engine.ts'

const engine = engineFor()
const token = await signIn(engine)
beforeEach(() => {
  engine.control.limits({ users: null, reports: null })
})
afterAll(() => engine.close())

const get = (path: string) => call(engine, `/api/v1/${path}`, { token })
const send = (method: 'POST' | 'PUT', path: string, body: unknown) =>
  call(engine, `/api/v1/${path}`, { token, method, body })
const list = async (query: string) =>
  readPickerUsers((await get(`users_data/dashboard-details/?${query}`)).body)?.data
const people = (where: string) =>
  engine.core.world.store.all<PersonRow>(
    `SELECT * FROM person WHERE network = 'BR' AND profile IS NULL AND ${where}`,
  )
const somebody = (where: string): PersonRow => {
  const [row] = people(where)
  if (row === undefined) throw new Error(`nobody ${where}`)
  return row
}
interface Form {
  userForm: { userPk: number } & Record<string, unknown>
}
const formOf = async (pk: number) => {
  const { userForm } = (await get(`users_data/${pk}/`)).body as Form
  const { userPk, ...rest } = userForm
  const { addressForm } = (await get(`users_data/${pk}/address/`)).body as { addressForm: object | null }
  const none = { addressPk: null, street: null, houseNumber: null, zipCode: null, city: null, state: null }
  return { userPk, body: { ...rest, ...(addressForm ?? { ...none, country: 'BR' }) } }
}
const NEW = {
  firstName: 'Zélia',
  email: 'zelia@example.com',
  password: 'Corrente#2026',
  docType: 'CPF',
  docNumber: '52998224725',
  tenant_pk: 1,
  user_group_pk: 1,
  phone: '+55 11 90000-0000',
  ocppTags: [],
  skip_three_ds_verification: false,
}

describe('users', () => {
  test('API-029 the active, or the inactive; found by name and e-mail, not by document', async () => {
    const active = await list('activeUsers=true&page=1&size=40000')
    const inactive = await list('activeUsers=false&page=1&size=40000')
    expect(inactive?.count).toBe(people('active = 0').length)
    expect(inactive?.count).toBeGreaterThan((active?.count ?? 0) * 0.04)
    const one = somebody('active = 0 AND docNumber IS NOT NULL')
    const found = (text: string) =>
      list(`activeUsers=false&page=1&size=5&searchInput=${encodeURIComponent(text)}`)
    expect((await found(one.email))?.rows.map(({ pk }) => pk)).toEqual([one.pk])
    expect((await found(one.firstName.toUpperCase()))?.count).toBeGreaterThan(0)
    expect((await found(one.docNumber ?? ''))?.count).toBe(0)
  })

  test('nothing that happens names somebody inactive; a few have the document of somebody active', () => {
    const { store } = engine.core.world
    for (const table of ['recharge', 'binding', 'event'])
      expect(
        store.get(`SELECT 1 FROM ${table} JOIN person ON person.pk = personPk WHERE active = 0`),
      ).toBeUndefined()
    const twins = store.all(
      `SELECT former.pk FROM person AS former JOIN person AS now ON now.docNumber = former.docNumber
       AND now.network = former.network WHERE former.active = 0 AND now.active = 1`,
    )
    expect(twins.length).toBeGreaterThan(2)
  })

  test('API-027 API-028 USR-023 USR-025 USR-050 the form of one, with and without an address; unknown; at the limit', async () => {
    const one = somebody('addressPk IS NOT NULL')
    const { userForm } = (await get(`users_data/${one.pk}/`)).body as Form
    expect(userForm).toMatchObject({ userPk: one.pk, email: one.email, activeUser: true })
    expect((await get(`users_data/${one.pk}/address/`)).body).toMatchObject({
      addressForm: { addressPk: one.addressPk, country: one.country },
    })
    const without = somebody('addressPk IS NULL')
    expect((await get(`users_data/${without.pk}/address/`)).body).toMatchObject({ addressForm: null })
    for (const path of ['users_data/999999/', 'users_data/999999/address/', 'user-groups/?userPk=999999'])
      expect([path, (await get(path)).status]).toEqual([path, 404])
    expect((await get('user-groups/')).body).toMatchObject({
      userGroupList: [{ name: 'Clientes' }, {}, {}, {}],
    })
    expect((await get('users_data/doc_types/')).body).toMatchObject({
      docTypeList: ['CPF', 'CNPJ', 'Passaporte'],
    })
    engine.control.limits({ users: 10 })
    expect((await get(`users_data/${one.pk}/`)).status).toBe(403)
    expect((await get(`users_data/${one.pk}/address/`)).status).toBe(200)
  })

  test('USR-014 USR-015 at the limit nobody is created, and the check says so', async () => {
    expect((await get('feature-limits/users_data/')).status).toBe(204)
    engine.control.limits({ users: 10 })
    expect((await get('feature-limits/users_data/')).status).toBe(403)
    expect((await send('POST', 'users_data', NEW)).status).toBe(403)
  })

  test('USR-028 a created user reads as what was sent; a taken e-mail, a weak password, a name with digits are refused', async () => {
    const reply = await send('POST', 'users_data', NEW)
    const { data } = reply.body as { data: { user_pk: number } }
    expect((await formOf(data.user_pk)).body).toMatchObject({
      firstName: 'Zélia',
      email: 'zelia@example.com',
      docNumber: '52998224725',
      userGroupPk: 1,
      activeUser: true,
      skipThreeDSVerification: false,
    })
    const fresh = { ...NEW, email: 'outra@example.com' }
    for (const body of [
      NEW,
      { ...fresh, password: 'corrente2026' },
      { ...fresh, firstName: 'Zélia 2' },
      { ...fresh, firstName: 'Z'.repeat(21) },
      { ...fresh, tenant_pk: 999 },
      { ...fresh, user_group_pk: 999 },
      { ...fresh, lastName: 'Exemplo' },
    ])
      expect((await send('POST', 'users_data', body)).status).toBe(400)
  })

  test('USR-051 USR-044 a change reads as what was sent; the address goes with it, what is read-only stays', async () => {
    const one = somebody('addressPk IS NOT NULL AND email IS NOT NULL')
    const { body } = await formOf(one.pk)
    const changed = { ...body, firstName: 'Nova', activeUser: false, street: 'Rua Outra' }
    expect((await send('PUT', `users_data/${one.pk}/`, changed)).status).toBe(200)
    expect((await formOf(one.pk)).body).toEqual(changed)
    for (const change of [
      { email: 'x@example.com' },
      { docNumber: '1' },
      { ocppIdTag: 'X' },
      { addressPk: null },
    ])
      expect((await send('PUT', `users_data/${one.pk}/`, { ...changed, ...change })).status).toBe(400)
    expect((await send('PUT', 'users_data/999999/', changed)).status).toBe(404)
  })

  test('MON-041 MON-042 USR-054 the Excel is mailed to who asks, with no file; counted by the plan', async () => {
    const reply = await get('report/xlsx/users/?activeUsers=true&searchInput=marina')
    expect([reply.status, reply.body]).toEqual([200, { type: 'success', error: null, data: null }])
    expect(engine.control.mails().at(-1)).toMatchObject({
      to: 'tudo@example.com',
      subject: 'Relatório de usuários',
    })
    engine.control.limits({ reports: 0 })
    expect((await get('report/xlsx/users/?activeUsers=true')).status).toBe(403)
  })
})

describe('wallets', () => {
  interface Row {
    user_wallet_payment_pk: number
    created_timestamp: string
    payment_status: string
    payment_transaction_amounts: number
    payment_transaction_amount_refunded: number
    is_idle_payment: boolean
  }
  const wallet = async (pk: number) => (await get(`customer-wallet/userDeposits/${pk}/`)).body as Row[]

  test('WLT-004 WLT-006 deposits newest first, the same at every call, with a total of what was paid in and kept', async () => {
    const all = await Promise.all(
      people('active = 1')
        .slice(0, 60)
        .map(({ pk }) => wallet(pk)),
    )
    const rows = all.flat()
    for (const some of all)
      expect(some.map((row) => row.created_timestamp)).toEqual(
        some
          .map((row) => row.created_timestamp)
          .toSorted()
          .toReversed(),
      )
    for (const status of ['APPROVED', 'PENDING', 'REJECTED', 'REFUNDED'])
      expect([status, rows.some((row) => row.payment_status === status)]).toEqual([status, true])
    expect(rows.some((row) => row.is_idle_payment)).toBe(true)
    expect(
      rows.some((row) => row.payment_status === 'REFUNDED' && row.payment_transaction_amount_refunded === 0),
    ).toBe(true)
    expect(all.some((some) => some.length === 0)).toBe(true)
    const { pk } = somebody('active = 1')
    expect(await wallet(pk)).toEqual(await wallet(pk))
    const kept = (await wallet(pk)).filter((row) => row.payment_status === 'APPROVED' && !row.is_idle_payment)
    const total = kept.reduce(
      (sum, row) => sum + row.payment_transaction_amounts - row.payment_transaction_amount_refunded,
      0,
    )
    expect((await get(`customer-wallet/userDeposits/totalizer/${pk}/`)).body).toMatchObject({ total })
    expect((await get('customer-wallet/userDeposits/999999/')).status).toBe(404)
  })
})

test('USR-022 the notifications of somebody are theirs alone, newest first, 30 at most', async () => {
  const { personPk } = engine.core.world.store.get<{ personPk: number }>(
    "SELECT personPk FROM event WHERE network = 'BR' AND personPk IS NOT NULL ORDER BY at DESC",
  ) ?? { personPk: 0 }
  const { notificationList } = (await get(`notification/chargeBox/?userPk=${personPk}&limit=30`)).body as {
    notificationList: { userPk: number }[]
  }
  expect(notificationList.length).toBeGreaterThan(0)
  expect(notificationList.length).toBeLessThanOrEqual(30)
})
