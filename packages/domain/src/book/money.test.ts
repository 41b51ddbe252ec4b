import { describe, expect, test } from 'vitest'
import { makeBook, movementFixture, notificationFixture } from '../fixtures/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/index.ts'
import type { Recharge } from '../transactions/index.ts'
import { type MoneyProof, type MoneyRow, type MoneySource, moneySums } from './moneyRow.ts'
import { isRefundable } from './refundRun.ts'
import {
  connector,
  kindsOf,
  NOW,
  queueOf,
  recharge,
  station,
  T0,
  usual,
  WEEKS,
  ZONE,
} from './testing/queue.ts'

describe('what is wrong with a recharge', () => {
  test.each<[string, Partial<Recharge>, readonly (readonly [MoneyProof['kind'], number])[]]>([
    ['as it should be', {}, []],
    ['0.1 kWh is no energy', { energyKwh: 0.1, income: 150 }, [['noEnergy', 150]]],
    ['energy that nobody told proves nothing', { energyKwh: undefined, income: 150 }, []],
    ['no energy, and nothing charged', { energyKwh: 0, income: 0 }, []],
    ['12.1 kWh are what 22 kW give in half an hour', { energyKwh: 12.1, income: 2420 }, []],
    ['more is not', { energyKwh: 12.2, income: 2440 }, [['tooMuch', 2440]]],
    ['by an energy that cannot be there is no price', { energyKwh: 6820, income: 9000 }, [['tooMuch', 9000]]],
    ['rejected', { paymentStatus: 'rejected', isPaid: false }, [['unpaid', 2000]]],
    ['the money never came', { paidError: 'CaptureFailed', isPaid: false }, [['unpaid', 2000]]],
    ['open for days', { paymentStatus: 'pending' }, [['unpaid', 2000]]],
    ['given back', { paymentStatus: 'refunded', energyKwh: 0 }, []],
    ['taken back by the bank', { paymentStatus: 'charged_back' }, []],
    ['stayed for four minutes', { idleSeconds: 240, idleAmount: 1840 }, [['idle', 1840]]],
    ['stayed for 20 minutes', { idleSeconds: 1200, idleAmount: 1840 }, [['idle', 1840]]],
    ['stayed for longer', { idleSeconds: 1201, idleAmount: 1840 }, []],
    ['its invoice was rejected', { nfeStatus: 'rejeitado' }, [['invoice', 2000]]],
    ['its invoice failed', { nfeStatus: 'error_cs' }, [['invoice', 2000]]],
    ['its invoice waits', { nfeStatus: 'processando_autorizacao' }, []],
    ['it runs', { stoppedAt: undefined, paymentStatus: 'rejected' }, []],
  ])('%s', (_, changes, kinds) => {
    expect(kindsOf([recharge(changes), ...usual(4)])).toEqual(kinds)
  })

  test('a payment that its provider has worked on for a day is not wrong yet', () => {
    const at = { startedAt: NOW - DAY_MS, stoppedAt: NOW - DAY_MS + 30 * MINUTE_MS }
    expect(kindsOf([recharge({ ...at, paymentStatus: 'in_process' })])).toEqual([])
  })

  test('what the movements, read later, say went back is wrong no more; another fault of it stays', () => {
    const back = (hundredths: number) => [
      movementFixture({ transactionPk: 1, paymentTransactionAmountRefunded: hundredths / 100 }),
    ]
    const none = recharge({ energyKwh: 0, income: 4056, nfeStatus: 'rejeitado' })
    const both = [
      ['invoice', 4056],
      ['noEnergy', 4056],
    ]
    expect(kindsOf([none], { movements: back(1000) })).toEqual(both)
    expect(kindsOf([none], { movements: back(4056) })).toEqual([['invoice', 4056]])
  })

  test('alternating current gives no more than 120 kWh in an hour, whatever is written', () => {
    const unknown = { ...station, connectors: [{ ...connector, powerMax: undefined }] }
    const much = recharge({ energyKwh: 61, income: 12_200 })
    expect(kindsOf([much], { stations: [unknown] })).toEqual([['tooMuch', 12_200]])
    const direct = { ...station, connectors: [{ ...connector, powerMax: undefined, type: 'CCS Type 2' }] }
    expect(kindsOf([much], { stations: [direct] })).toEqual([])
    const huge = recharge({ energyKwh: 501, income: 100_200 })
    expect(kindsOf([huge], { stations: [direct] })).toEqual([['tooMuch', 100_200]])
  })
})

describe('a price off the list', () => {
  const noList = { stations: [{ ...station, connectors: [{ ...connector, pricePerKwh: undefined }] }] }
  test.each<[string, number, readonly Recharge[], Partial<MoneySource>, readonly unknown[]]>([
    ['ten times', 20_000, usual(3), {}, [['price', 18_000]]],
    ['a tenth', 200, usual(3), {}, [['price', 1800]]],
    ['0.05 for a kWh more', 2050, usual(3), {}, []],
    ['0.06 for a kWh more', 2060, usual(3), {}, [['price', 60]]],
    ['the price of before, since the list was changed', 3000, usual(3, { income: 3000 }), {}, []],
    ['the price of the list, which was changed today', 2000, usual(3, { income: 1500 }), {}, []],
    ['the usual one, and no list', 20_000, usual(3), noList, [['price', 18_000]]],
    ['two recharges tell nothing usual', 20_000, usual(2), noList, []],
    [
      'nothing usual where each cost something else',
      20_000,
      usual(4).map((each, at) => ({ ...each, income: 1000 * (at + 1) })),
      noList,
      [],
    ],
    ['without others the list alone tells, of what is no start', 20_000, [], {}, [['price', 18_000]]],
    ['and of what may be one not', 3500, [], {}, []],
  ])('%s', (_, income, others, changes, rows) => {
    const found = queueOf([recharge({ income }), ...others], changes).rows.filter(
      ({ rechargeId }) => rechargeId === 1,
    )
    expect(found.map(({ proof, amount }) => [proof.kind, amount])).toEqual(rows)
  })

  test('what a start costs is told by the recharges of the station', () => {
    const withStart = usual(4).map((each, at) => ({
      ...each,
      energyKwh: 4 + at,
      income: 200 * (4 + at) + 300,
    }))
    expect(kindsOf([recharge({ energyKwh: 2, income: 700 }), ...withStart])).toEqual([])
    const [row] = queueOf([recharge({ energyKwh: 2, income: 1400 }), ...withStart]).rows
    expect(row?.proof).toMatchObject({ kind: 'price', expected: 700, expectedEach: 200, billedEach: 550 })
  })

  test('by the minute where the connector has no other price', () => {
    const stations = [{ ...station, connectors: [{ ...connector, pricePerKwh: 0, pricePerMinute: 0.5 }] }]
    const byTime = usual(3, { income: 1500 })
    expect(kindsOf([recharge({ income: 1500, energyKwh: 3 }), ...byTime], { stations })).toEqual([])
    expect(kindsOf([recharge({ income: 15_000 }), ...byTime], { stations })).toEqual([['price', 13_500]])
  })
})

describe('duplicates', () => {
  const later = (changes: Partial<Recharge> = {}) =>
    recharge({ id: 2, startedAt: T0 + 10 * MINUTE_MS, stoppedAt: T0 + 40 * MINUTE_MS, ...changes })
  test.each<[string, Partial<Recharge>, number]>([
    ['overlap', {}, 1],
    ['one after the other', { startedAt: T0 + 30 * MINUTE_MS, stoppedAt: T0 + 60 * MINUTE_MS }, 0],
    ['another card', { idTag: 'OTHER' }, 0],
    ['the card in small letters', { idTag: 'card' }, 1],
    ['no card', { idTag: undefined }, 0],
    ['another connector', { connectorId: 2 }, 0],
    ['nothing charged', { income: 0 }, 0],
    ['given back', { paymentStatus: 'refunded' }, 0],
  ])('%s', (_, changes, count) => {
    const rows = queueOf([recharge(), later(changes), ...usual(3)]).rows
    expect(rows.filter(({ proof }) => proof.kind === 'duplicate')).toHaveLength(count)
  })

  test('the later one names the earlier one, and the smaller amount is at stake', () => {
    const [row] = queueOf([later({ income: 1800, energyKwh: 9 }), recharge(), ...usual(3)]).rows
    expect(row).toMatchObject({ rechargeId: 2, amount: 1800, proof: { kind: 'duplicate', other: 1 } })
  })
})

describe('several payments of one recharge', () => {
  const payment = (id: string, paymentTransactionAmount: number, changes: Record<string, unknown> = {}) =>
    movementFixture({
      transactionPk: 1,
      paymentExternalId: id,
      paymentTransactionAmount,
      paymentTransactionAmountRefunded: 0,
      ...changes,
    })
  test.each<[string, readonly ReturnType<typeof payment>[], readonly unknown[]]>([
    ['too much', [payment('A', 20), payment('B', 20)], [['duplicate', 2000]]],
    ['three', [payment('A', 20), payment('B', 20), payment('C', 5)], [['duplicate', 2500]]],
    ['two halves', [payment('A', 15), payment('B', 5)], []],
    ['one refused', [payment('A', 20), payment('B', 20, { paymentStatus: 'rejected' })], []],
    ['one that got its id meanwhile', [payment('A', 20, { paymentExternalId: null }), payment('B', 20)], []],
    [
      'a part went back',
      [payment('A', 20), payment('B', 20, { paymentTransactionAmountRefunded: 15 })],
      [['duplicate', 500]],
    ],
  ])('%s', (_, movements, rows) => {
    expect(kindsOf([recharge()], { movements })).toEqual(rows)
  })

  test('no run refunds it: nobody knows of which payment', () => {
    const [row] = queueOf([recharge()], { movements: [payment('A', 20), payment('B', 20)] }).rows
    expect(row && [row.key, isRefundable(row)]).toEqual(['paidTwice:1', false])
  })
})

describe('refunds', () => {
  const movement = (changes: Parameters<typeof movementFixture>[0]) =>
    movementFixture({ transactionPk: 1, paidTimestamp: '2026-03-09T15:00:00Z', ...changes })
  test.each<[string, Parameters<typeof movementFixture>[0], readonly unknown[]]>([
    ['came', { paymentStatus: 'refunded', paymentTransactionAmountRefunded: 40.56 }, []],
    ['came in part', { paymentStatus: 'refunded', paymentTransactionAmountRefunded: 10 }, [['refund', 3056]]],
    [
      'never came',
      { paymentStatus: 'partial_refund', paymentTransactionAmountRefunded: 0 },
      [['refund', 4056]],
    ],
    ['was not asked for', { paymentTransactionAmountRefunded: 0 }, []],
    [
      'is of yesterday',
      {
        paymentStatus: 'refunded',
        paymentTransactionAmountRefunded: 0,
        paidTimestamp: '2026-03-13T15:00:00Z',
      },
      [],
    ],
  ])('%s', (_, changes, rows) => {
    const found = kindsOf([recharge({ paymentStatus: 'refunded' })], { movements: [movement(changes)] })
    expect(found).toEqual(rows)
  })

  test('what was asked for here is one refund with what the server says, in its own coin', () => {
    const requested = { target: 'TRANSACTION', pk: 1, asked: 500, coin: 'USD', at: NOW - 4 * DAY_MS }
    const open = movement({ paymentStatus: 'partial_refund', paymentTransactionAmountRefunded: 0 })
    const { rows } = queueOf([recharge({ paymentStatus: 'refunded' })], {
      movements: [open],
      requested: [requested],
    })
    expect(rows).toMatchObject([
      { amount: 500, currency: 'USD', proof: { kind: 'refund', days: 4, from: 'browser' } },
    ])
    const fresh = { ...requested, at: NOW - DAY_MS }
    expect(queueOf([recharge()], { requested: [fresh] }).rows).toEqual([])
  })
})

describe('income that was lost', () => {
  const events = (
    [
      [WEEKS.from, 'Available'],
      [T0 - HOUR_MS, 'Failure'],
      [T0 + 2 * HOUR_MS, 'Available'],
    ] as const
  ).map(([at, type], pk) =>
    notificationFixture({ pk: pk + 1, key: `#${pk + 1}`, stationId: 'IPE-1', connectorId: 1, type, at }),
  )
  const lostWith = (weeks: number, incomeOf: (week: number) => number) => {
    const recharges = Array.from({ length: weeks }, (_, week) =>
      recharge({
        id: 200 + week,
        idTag: `W-${week}`,
        energyKwh: incomeOf(week) / 200,
        income: incomeOf(week),
        startedAt: T0 - (week + 1) * 7 * DAY_MS,
        stoppedAt: T0 - (week + 1) * 7 * DAY_MS + 50 * MINUTE_MS,
      }),
    )
    const book = makeBook(
      { stations: [station], recharges, events, eventsFrom: WEEKS.from },
      WEEKS,
      NOW,
      ZONE,
    )
    return queueOf(recharges, { book })
  }

  test('is the mean of that hour of the week, with its range', () => {
    const [row] = lostWith(7, (week) => (week % 2 === 0 ? 3000 : 1000)).rows
    expect(row).toMatchObject({ isEstimate: true, stationPk: 1, rechargeId: undefined, amount: 2143 })
    // Seven values of which four are 30.00 and three 10.00: the mean's own deviation is 4.04.
    expect(row?.proof).toMatchObject({ kind: 'lost', low: 1351, high: 2935, hours: 3 })
  })

  test('the same each week has no range', () => {
    expect(lostWith(7, () => 2000).rows[0]?.proof).toMatchObject({ low: 2000, high: 2000 })
  })

  test('hours of which fewer than four weeks are known are told, not guessed', () => {
    const late = events.map((event, at) => (at === 0 ? { ...event, at: T0 - 25 * DAY_MS } : event))
    const own = [recharge({ startedAt: T0 - 7 * DAY_MS, stoppedAt: T0 - 7 * DAY_MS + 30 * MINUTE_MS })]
    const source = { stations: [station], recharges: own, events: late, eventsFrom: T0 - 25 * DAY_MS }
    const { rows, unusualHours } = queueOf(own, { book: makeBook(source, WEEKS, NOW, ZONE) })
    expect(rows).toEqual([])
    expect(unusualHours).toBeCloseTo(3)
  })
})

describe('the sums', () => {
  const row = (purse: string, amount: number, changes: Partial<MoneyRow> = {}): MoneyRow => ({
    key: `${purse}${amount}`,
    at: T0,
    proof: { kind: 'noEnergy', energyKwh: 0 },
    amount,
    currency: 'BRL',
    isEstimate: false,
    purse,
    rechargeId: 1,
    stationPk: 1,
    stationName: 'A',
    connectorId: 1,
    ...changes,
  })

  test('never mix currencies, and count the money of a recharge once', () => {
    const rows = [
      row('a', 500),
      row('a', 300),
      row('b', 7, { isEstimate: true }),
      row('a', 900, { currency: 'USD' }),
    ]
    expect(moneySums(rows)).toEqual([
      { currency: 'BRL', amount: 507, estimated: 7, count: 3 },
      { currency: 'USD', amount: 900, estimated: 0, count: 1 },
    ])
  })

  test('the coin of a movement is that of its recharge and its idle charge', () => {
    const both = recharge({ paymentStatus: 'rejected', idleSeconds: 60, idleAmount: 100 })
    const { rows } = queueOf([both], { movements: [movementFixture({ transactionPk: 1, moneyCoin: 'USD' })] })
    expect(rows.map(({ currency, amount }) => [currency, amount])).toEqual([
      ['USD', 2000],
      ['USD', 100],
    ])
  })
})

test('twice the recharges of one hour are read about twice as often: nothing is compared with all others', () => {
  const readsOf = (count: number) => {
    let reads = 0
    const many = Array.from({ length: count }, (_, at) => {
      const each = recharge({
        id: at,
        idTag: `C-${at % 50}`,
        startedAt: T0 - (at % 20) * DAY_MS + at,
        stoppedAt: T0 - (at % 20) * DAY_MS + at + 30 * MINUTE_MS,
      })
      return Object.defineProperty(each, 'income', {
        get: () => {
          reads += 1
          return 2000
        },
      })
    })
    queueOf(many)
    return reads
  }
  expect(readsOf(4000) / readsOf(2000)).toBeLessThan(2.2)
})
