import { describe, expect, test } from 'vitest'
import { createRandom, mutate, oddUsers, userFixture, userWire } from '../fixtures/index.ts'
import { coverPersonal } from '../text/index.ts'
import {
  answerUsers,
  asksForAll,
  coveredUserLabel,
  documentText,
  readUsers,
  sharedDocuments,
  USER_SORTS,
  type UserQuestion,
  userLabel,
} from './index.ts'

describe('the users list', () => {
  test('USR-007 API-029 every field of a row; a row without a key is dropped and counted', () => {
    const read = readUsers({ error: null, userDashboardList: [userWire(), { user_name: 'x' }], count: 40 })
    expect(read).toEqual({ data: { rows: [userFixture()], count: 40 }, unread: 1 })
    expect(readUsers('<html>')).toBeUndefined()
  })

  test('one user is found in the complete list by key', () => {
    const users = [userFixture(), ...oddUsers()]
    const ask: UserQuestion = { query: '', isChargingOnly: false, sort: undefined, page: 1, locale: 'pt-BR' }
    expect(answerUsers(users, { ...ask, pk: 303 })).toMatchObject({ rows: [{ pk: 303 }], total: 1 })
    expect(answerUsers(users, { ...ask, pk: 999 }).total).toBe(0)
  })

  test.each([
    ['Charging', true],
    ['CHARGING', true],
    ['Finishing', false],
    [null, false],
    [7, false],
  ])('USR-009 chargingStatus %j is charging: %j', (chargingStatus, isCharging) => {
    expect(readUsers([userWire({ chargingStatus })])?.data.rows[0]?.isCharging).toBe(isCharging)
  })

  test.each([
    [{}, 'Tucano T1'],
    [{ car_brand_name: null }, 'T1'],
    [{ car_brand_name: null, car_model_name: null, car_name: 'Meu carro' }, 'Meu carro'],
    [{ car_brand_name: null, car_model_name: null, car_name: null }, undefined],
  ])('USR-007 the vehicle of %j is %j', (changes, vehicle) => {
    expect(readUsers([userWire(changes)])?.data.rows[0]?.vehicle).toBe(vehicle)
  })

  test('a CPF is written with its mask, any other document as it is', () => {
    expect(documentText(userFixture())).toBe('529.982.247-25')
    expect(documentText(userFixture({ docNumber: '123' }))).toBe('123')
    expect(documentText(userFixture({ docType: 'Passaporte', docNumber: 'AB 1' }))).toBe('AB 1')
    expect(documentText(userFixture({ docNumber: undefined }))).toBeUndefined()
    expect(oddUsers().map((one) => userLabel(one))).toContain('302')
  })

  test('on a shared screen an e-mail that stands for a name is covered, a name and a key are not', () => {
    const covered = (changes: Parameters<typeof userFixture>[0]) =>
      coveredUserLabel(userFixture(changes), coverPersonal)
    expect(covered({ name: 'Marina Exemplo' })).toBe('Marina Exemplo')
    expect(covered({ name: undefined, email: 'marina@example.com' })).toBe('•••ina@•••')
    expect(covered({ pk: 302, name: undefined, email: undefined })).toBe('302')
  })

  test('R10 a thousand broken replies never throw', () => {
    const reply = { error: null, userDashboardList: [userWire(), userWire({ user_pk: 202 })], count: 2 }
    for (let run = 0; run < 1000; run += 1) {
      const read = readUsers(mutate(createRandom(`users/${run}`), reply))
      if (read) sharedDocuments(read.data.rows)
    }
  })
})

describe('the complete list', () => {
  const users = Array.from({ length: 25 }, (_, index) =>
    userFixture({
      pk: index + 1,
      name: `Pessoa ${index + 1}`,
      docNumber: String(10_000_000_321 + index * 1000),
      idTag: `TAG${index}`,
      isCharging: index % 5 === 0,
      consumptionWh: index * 10,
    }),
  )
  const ask = (changes: Partial<UserQuestion> = {}) =>
    answerUsers(users, {
      query: '',
      isChargingOnly: false,
      sort: undefined,
      page: 1,
      locale: 'pt-BR',
      ...changes,
    })

  test('only a search with a digit needs it', () => {
    expect(['', 'silva', 'a@b.c'].map(asksForAll)).toEqual([false, false, false])
    expect(['321', 'TAG00', 'silva 2'].map(asksForAll)).toEqual([true, true, true])
  })

  test('the end of a CPF, a card, a name find somebody; the page is cut, one past the end is the last', () => {
    expect(ask({ query: '321' }).total).toBe(25)
    expect(ask({ query: 'TAG24' }).rows.map(({ pk }) => pk)).toEqual([25])
    expect(ask().rows).toHaveLength(10)
    expect(ask({ page: 99 }).rows).toHaveLength(5)
    expect(ask({ query: 'nobody 1' })).toEqual({ rows: [], total: 0, charging: 0 })
  })

  test('who is charging is counted among the found, and shown alone when asked for', () => {
    expect(ask().charging).toBe(5)
    const answer = ask({ isChargingOnly: true })
    expect([answer.total, answer.rows.every((user) => user.isCharging)]).toEqual([5, true])
  })

  test('every column sorts all of them, not the page', () => {
    for (const key of USER_SORTS) ask({ sort: { key, direction: 'descending' } })
    expect(ask({ sort: { key: 'consumption', direction: 'descending' } }).rows[0]?.pk).toBe(25)
    expect(ask({ sort: { key: 'name', direction: 'ascending' } }).rows[1]?.name).toBe('Pessoa 2')
    expect(ask({ sort: { key: 'status', direction: 'ascending' } }).rows[0]?.isCharging).toBe(true)
  })

  test('one document on two records marks both; none marks nobody', () => {
    const twins = [
      userFixture({ pk: 1, docNumber: '529.982.247-25' }),
      userFixture({ pk: 2 }),
      userFixture({ pk: 3, docNumber: undefined }),
      userFixture({ pk: 4, docNumber: undefined }),
    ]
    expect([...sharedDocuments(twins)]).toEqual([1, 2])
  })
})
