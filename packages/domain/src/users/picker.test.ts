import { describe, expect, test } from 'vitest'
import { createRandom, mutate } from '../fixtures/index.ts'
import { OPERATIONS_PICKER_SIZE, PICKER_SIZE, readPickerUsers } from './index.ts'
import { pickUsers, searchPickerUsers } from './picker.ts'

const row = (user_pk: number, changes: object = {}) => ({
  user_pk,
  user_name: 'Marina Exemplo',
  email: 'marina@example.com',
  ocpp_id_tag: 'TAG000201',
  docType: 'CPF',
  docNumber: '52998224725',
  recharges: 3,
  ...changes,
})
const REPLY = {
  error: null,
  userDashboardList: [
    row(201),
    row(202, { user_name: 'Ícaro da Invenção', email: null, docNumber: null }),
    { user_name: 'x' },
  ],
  count: 40_000,
}

describe('people to pick from', () => {
  test('AST-020 every field of a picker; the total says whether there are more', () => {
    const read = readPickerUsers(REPLY)
    expect(read).toMatchObject({ unread: 1, data: { count: 40_000 } })
    expect(read?.data.rows[0]).toEqual({
      pk: 201,
      name: 'Marina Exemplo',
      email: 'marina@example.com',
      docType: 'CPF',
      docNumber: '52998224725',
      idTag: 'TAG000201',
    })
    expect(readPickerUsers('x')).toBeUndefined()
    expect([PICKER_SIZE, OPERATIONS_PICKER_SIZE]).toEqual([30_000, 40_000])
  })

  test.each([
    ['', [201, 202]],
    ['ICARO', [202]],
    ['exemplo marina', [201]],
    ['@example', [201]],
    ['529.982', [201]],
    ['52998224725', [201]],
    ['tag000201', [201, 202]],
    ['nobody', []],
  ])('a search for %j finds %j', (query, pks) => {
    expect(searchPickerUsers(readPickerUsers(REPLY)?.data.rows ?? [], query).map(({ pk }) => pk)).toEqual(pks)
  })

  test('who the server found stands behind those of the list, each once; a blank text offers the list alone', () => {
    const [first, second] = readPickerUsers(REPLY)?.data.rows ?? []
    if (!first || !second) throw new Error('two people can be read')
    const far = { ...first, pk: 39_000, name: 'Marina Distante' }
    expect(pickUsers([first, second], [far, first], 'marina').map(({ pk }) => pk)).toEqual([201, 39_000])
    expect(pickUsers([first, second], [far], ' ').map(({ pk }) => pk)).toEqual([201, 202])
  })

  test.each([
    ['bia@example.com', [8, 7]],
    ['TAG9', [8, 7]],
    ['111.222.333-44', [8, 7]],
    ['tag', [7, 8]],
  ])('%j: who has exactly this comes first', (query, pks) => {
    const one = { name: undefined, docType: 'CPF' }
    const users = [
      { ...one, pk: 7, email: 'fa.bia@example.com', docNumber: '111222333440', idTag: 'TAG90' },
      { ...one, pk: 8, email: 'bia@example.com', docNumber: '11122233344', idTag: 'TAG9' },
    ]
    expect(pickUsers(users, [], query).map(({ pk }) => pk)).toEqual(pks)
  })

  test('R10 a thousand broken replies never throw', () => {
    for (let run = 0; run < 1000; run += 1) {
      const read = readPickerUsers(mutate(createRandom(`picker/${run}`), REPLY))
      if (read) searchPickerUsers(read.data.rows, '529.982 a')
    }
  })
})
