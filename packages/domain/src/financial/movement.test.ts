import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { GOLDEN, movementFixture, movementWire, oddTexts } from '../fixtures/index.ts'
import {
  askRefund,
  available,
  footerTotals,
  movementIn,
  movementStates,
  partialAmountText,
  readMovements,
  refundRoom,
  sharedNumbers,
} from './index.ts'

const read = (body: unknown) => readMovements(body)?.data

describe('reading', () => {
  test('FIN-016 FIN-017 FIN-029 example E10, field by field; its amounts are integer hundredths', () => {
    expect(readMovements(GOLDEN.E10)).toEqual({
      data: { rows: [expect.objectContaining(movementFixture())], count: 1 },
      unread: 0,
    })
    expect(read(GOLDEN.E10)?.rows[0]).toEqual({
      key: 'TRANSACTION:55021:CHAR_00000000-0000-4000-8000-000000000001',
      pk: 55_021,
      target: 'TRANSACTION',
      personName: 'Caio Fictício',
      idTag: 'TAG0001',
      status: 'approved',
      paymentType: 'PAGBANK_CARD',
      externalId: 'CHAR_00000000-0000-4000-8000-000000000001',
      amount: 4056,
      refunded: 1000,
      createdAt: Date.parse('2026-03-14T12:10:00Z'),
      paidAt: Date.parse('2026-03-14T13:41:02Z'),
      stoppedAt: Date.parse('2026-03-14T13:40:30Z'),
      accountName: 'Rede Ipê',
      stationName: 'Ipê Centro 01',
      nfeStatus: 'autorizado',
      nfeUrls: ['https://nf.example.com/55021.pdf'],
      energyText: 'R$ 35,27',
      taxText: 'R$ 5,29',
      voucherText: undefined,
      perRechargeText: 'R$ 0,00',
      coin: 'BRL',
      voucherUnitPk: undefined,
    })
  })

  test('what is missing stays missing; what is no row is dropped and counted; what is no page is none', () => {
    expect(readMovements({ content: [movementWire(), { targetType: 'IDLE' }, 7, null] })).toMatchObject({
      data: { rows: [{ pk: 55_021 }], count: undefined },
      unread: 3,
    })
    expect(readMovements({ content: [], totalElements: 12 })).toEqual({
      data: { rows: [], count: 12 },
      unread: 0,
    })
    for (const odd of [undefined, 'text', 7, { list: [] }, { totalElements: 3 }])
      expect(readMovements(odd)).toBeUndefined()
    const bare = { transactionPk: '7', targetType: ' idle ' }
    expect(read([bare])?.rows[0]).toMatchObject({
      key: 'IDLE:7',
      amount: undefined,
      refunded: 0,
      nfeUrls: [],
    })
  })

  test('half an amount is none: nothing is computed where what was refunded cannot be read', () => {
    for (const odd of ['10,00', 'R$ 10', -5, {}, Number.NaN])
      expect(movementFixture({ paymentTransactionAmountRefunded: odd })).toMatchObject({
        amount: undefined,
        refunded: 0,
      })
    expect(movementFixture({ paymentTransactionAmountRefunded: '' })).toMatchObject({ amount: 4056 })
    expect(movementFixture({ paymentTransactionAmount: '40.555' })).toMatchObject({ amount: 4056 })
  })

  test('NFE-010 only addresses that may be opened are kept: http and https', () => {
    const urls = ['https://a.example/1.pdf', 'javascript:alert(1)', 'http://b.example/', 'file:///x', null, 7]
    expect(movementFixture({ nfeUrls: urls }).nfeUrls).toEqual([
      'https://a.example/1.pdf',
      'http://b.example/',
    ])
  })

  test('R10 whatever stands in a row, nothing throws', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(movementWire())),
        fc.oneof(fc.anything(), fc.constantFrom(...oddTexts)),
        (field, value) => {
          for (const row of read([movementWire({ [field]: value })])?.rows ?? []) {
            expect(row.amount ?? 0).toSatisfy(Number.isSafeInteger)
            expect(available(row) ?? 0).toBeGreaterThanOrEqual(0)
          }
        },
      ),
    )
  })
})

test('FIN-016 RFD-003 E10 gives the same cents by every path: row, footer, refund bar, confirmation, request', () => {
  const [row] = read(GOLDEN.E10)?.rows ?? []
  if (!row) throw new Error('E10 has a row')
  const left = 3056
  expect(available(row)).toBe(left)
  expect(footerTotals([row], { own: 'BRL', withoutWallet: false }).coins).toEqual([
    { currency: 'BRL', approved: left, open: 0 },
  ])
  const room = refundRoom(row, 0)
  expect(room).toEqual({ paid: 4056, refunded: 1000, requested: 0, left })
  const ask = room && askRefund(room, 'all')
  expect(ask).toEqual({ amount: left, isFull: false })
  expect(partialAmountText(left)).toBe('30.56')
  expect(movementStates(row).state).toBe('partial_refund')
})

test('two payments of one recharge are two movements, each found again, also once it got its id', () => {
  const wires = ['CHAR_A', 'CHAR_B', 'CHAR_A'].map((id) => movementWire({ paymentExternalId: id }))
  const both = read(wires)?.rows ?? []
  expect(both.map(({ externalId }) => externalId)).toEqual(['CHAR_A', 'CHAR_B'])
  expect(sharedNumbers(both)).toEqual(new Set([55_021]))
  expect(both.map((each) => movementIn(both, each))).toEqual(both)
  const early = movementFixture({ paymentExternalId: null })
  expect([movementIn(both, early), movementIn(both.slice(1), early)]).toEqual([undefined, both[1]])
  for (const other of [{ targetType: 'IDLE' }, { transactionPk: 9 }])
    expect(movementIn([movementFixture(other)], early)).toBeUndefined()
  expect(sharedNumbers([early, ...both.slice(1)])).toEqual(new Set())
  expect(sharedNumbers([...both.slice(0, 1), early, ...both.slice(1)])).toEqual(new Set([55_021]))
})

test('one number under two types is told; the same row twice is not', () => {
  const rows = [
    movementFixture(),
    movementFixture({ targetType: 'IDLE' }),
    movementFixture({ transactionPk: 2 }),
    movementFixture({ transactionPk: 2 }),
  ]
  expect(sharedNumbers(rows)).toEqual(new Set([55_021]))
})
