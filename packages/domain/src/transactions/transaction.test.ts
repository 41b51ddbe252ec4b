import { describe, expect, test } from 'vitest'
import { transactionsWire } from '../fixtures/index.ts'
import { readTransactions, stopActorOf } from './index.ts'
import { readDuration, readEnergyText } from './transaction.ts'

const ZONE = 'America/Sao_Paulo'

describe('transactions', () => {
  test('STN-027 times are the caller’s, a running one has no end and no energy', () => {
    const read = readTransactions({ error: null, list: transactionsWire(), count: 4 }, ZONE)
    expect(read).toMatchObject({ unread: 0, data: { count: 4 } })
    const [running, finished] = read?.data.rows ?? []
    expect(running).toMatchObject({
      id: 55_021,
      connectorId: 1,
      startedAt: Date.parse('2026-03-14T13:05:00Z'),
      stoppedAt: undefined,
      energyKwh: undefined,
    })
    expect(finished).toMatchObject({ connectorId: 2, durationSeconds: 3030, incomeText: 'R$ 12,34' })
    expect(finished?.energyKwh).toBeGreaterThan(0)
  })

  test.each([
    ['14/03/2026 10:05:00', '2026-03-14T13:05:00Z'],
    ['2026-03-14 13:05:00', '2026-03-14T13:05:00Z'],
    ['2026-03-14T13:05:00', '2026-03-14T13:05:00Z'],
    ['2026-03-14T10:05:00-03:00', '2026-03-14T13:05:00Z'],
  ])(
    'a recharge of %s began at %s: the day first is the caller’s clock, the year first is UTC',
    (text, at) => {
      const [read] =
        readTransactions([{ id: 1, startTimestamp: text, stopTimestamp: text }], ZONE)?.data.rows ?? []
      expect([read?.startedAt, read?.stoppedAt]).toEqual([Date.parse(at), Date.parse(at)])
    },
  )

  test.each([
    [' 20,8200 kWh ', 20.82],
    ['1.234,5 kWh', 1234.5],
    ['0 kWh', 0],
    ['820 Wh', 0.82],
    ['20,82', 20.82],
    ['muito', undefined],
    ['-1 kWh', undefined],
    [undefined, undefined],
  ])('the energy of %j is %j kWh', (text, kwh) => expect(readEnergyText(text)).toBe(kwh))

  test.each([
    [3030, 3030],
    ['3030', 3030],
    [0, 0],
    [' 00:50:30 ', 3030],
    ['100:00:01', 360_001],
    ['00:61:00', undefined],
    [-5, undefined],
    [null, undefined],
  ])('a duration of %j is %j seconds', (value, seconds) => expect(readDuration(value)).toBe(seconds))

  test.each([
    ['STATION', 'station'],
    [' vehicle', 'vehicle'],
    ['CSMS', undefined],
  ])('who ends a recharge, by the server’s word %j, is %s', (word, actor) =>
    expect(stopActorOf(word)).toBe(actor),
  )

  test('a body that is no reply is unreadable, a row without a key is counted', () => {
    expect(readTransactions(5, ZONE)).toBeUndefined()
    expect(readTransactions([{ id: null }, { id: 1 }], ZONE)).toMatchObject({
      unread: 1,
      data: { count: undefined },
    })
  })
})
