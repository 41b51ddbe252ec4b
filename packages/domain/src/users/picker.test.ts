import { describe, expect, test } from 'vitest'
import { createRandom, mutate } from '../fixtures/index.ts'
import { OPERATIONS_PICKER_SIZE, PICKER_SIZE, readPickerUsers } from './index.ts'
import { searchPickerUsers } from './picker.ts'

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

  test('R10 a thousand broken replies never throw', () => {
    for (let run = 0; run < 1000; run += 1) {
      const read = readPickerUsers(mutate(createRandom(`picker/${run}`), REPLY))
      if (read) searchPickerUsers(read.data.rows, '529.982 a')
    }
  })
})
