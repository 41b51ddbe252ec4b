import { expect, test } from 'vitest'
import {
  readChargeId,
  readFinancialAccounts,
  readFinancialChargers,
  readReferences,
  readSummary,
} from './index.ts'

test('FIN-018 a count and three amounts in hundredths; what is no summary is none', () => {
  expect(
    readSummary({ totalTransactions: 12, totalValue: '140.56', totalTransaction: 40.56, totalUser: 100 })
      ?.data,
  ).toEqual({ count: 12, total: 14_056, recharges: 4056, deposits: 10_000 })
  expect(readSummary({ totalTransactions: null })?.data).toMatchObject({ count: undefined, total: undefined })
  for (const odd of [undefined, [], {}, 'x', { total: 1 }]) expect(readSummary(odd)).toBeUndefined()
})

test('FIN-019 FIN-031 accounts and chargers of the filters; rows without their key are dropped and counted', () => {
  expect(readFinancialAccounts([{ name: 'Ipê', apiKey: 'k' }, { name: 'x' }])).toEqual({
    data: [{ name: 'Ipê', apiKey: 'k' }],
    unread: 1,
  })
  expect(
    readFinancialChargers([{ ocppChargeBoxId: 'A', chargeBoxCode: '12', description: null }])?.data,
  ).toEqual([{ id: 'A', code: '12', description: undefined }])
  expect([readFinancialAccounts('x'), readFinancialChargers({})]).toEqual([undefined, undefined])
})

test('FIN-033 FIN-034 a charge id is a text, references are a list of texts', () => {
  expect(readChargeId('CHAR_1')?.data).toEqual(['CHAR_1'])
  expect([readChargeId('')?.data, readChargeId(null)?.data]).toEqual([[], []])
  expect(readReferences(['A', null, '', 'B'])?.data).toEqual(['A', 'B'])
  expect([readChargeId({}), readReferences('A')]).toEqual([undefined, undefined])
})
