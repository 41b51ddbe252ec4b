import { describe, expect, test } from 'vitest'
import { EMPTY_WEEK, NO_TARIFF, putGeneral, type ReplacedList, WEEKDAYS } from '../pricing/index.ts'
import { DAY_MS, HOUR_MS, MINUTE_MS } from '../time/index.ts'
import type { Recharge } from '../transactions/index.ts'
import type { MoneySource } from './moneyRow.ts'
import { connector, NOW, queueOf, recharge, station, T0, usual } from './testing/queue.ts'

describe('a price off the list in force', () => {
  const listed = { ...station, connectors: [{ ...connector, profileUuid: 'peak' }] }
  const byHand = (kwh: number) =>
    putGeneral(EMPTY_WEEK, WEEKDAYS, { tariff: { ...NO_TARIFF, kwh }, isActive: true }).week
  const of = (kwh: number, replaced: readonly ReplacedList[] = []): Partial<MoneySource> => ({
    stations: [listed],
    lists: new Map([['peak', { saved: byHand(kwh), replaced }]]),
  })
  /** Of the same day, one after the other. */
  const sameDay = (count: number, income: number) =>
    Array.from({ length: count }, (_, at) =>
      recharge({
        id: 10 + at,
        idTag: `DAY-${at}`,
        income,
        startedAt: T0 - (at + 1) * HOUR_MS,
        stoppedAt: T0 - (at + 1) * HOUR_MS + 30 * MINUTE_MS,
      }),
    )
  const longAgo = sameDay(3, 3000).map(({ startedAt = 0, stoppedAt = 0, ...each }) => ({
    ...each,
    startedAt: startedAt - 8 * DAY_MS,
    stoppedAt: stoppedAt - 8 * DAY_MS,
  }))
  const after = sameDay(2, 2000).map(({ id, startedAt = 0, stoppedAt = 0, ...each }) => ({
    ...each,
    id: id + 20,
    startedAt: startedAt + 4 * HOUR_MS,
    stoppedAt: stoppedAt + 4 * HOUR_MS,
  }))
  const proofOf = (income: number, others: readonly Recharge[], changes: Partial<MoneySource>) =>
    queueOf([recharge({ income }), ...others], changes).rows.find(({ rechargeId }) => rechargeId === 1)

  test('three in four bills around it confirm a list: what is off it is no estimate', () => {
    const found = proofOf(2000, sameDay(3, 3000), of(3))
    expect(found).toMatchObject({ amount: 1000, isEstimate: false })
    expect(found?.proof).toMatchObject({ from: 'inForce', expected: 3000, expectedEach: 300, count: 3 })
  })

  test.each<[string, number, readonly Recharge[], Partial<MoneySource>]>([
    ['by the list, far from the connector’s own price', 3000, sameDay(3, 3000), of(3)],
    ['two confirm nothing: the connector’s own price holds', 2000, sameDay(2, 3000), of(3)],
    ['nor do three of five', 2000, [...sameDay(3, 3000), ...after], of(3)],
    ['as it was all the weeks before', 2000, [...sameDay(3, 3000), ...usual(4)], of(3)],
    ['bills of weeks ago confirm nothing', 2000, longAgo, of(3)],
    ['by the list that was replaced since', 3000, sameDay(3, 3000), of(9, [{ until: NOW, week: byHand(3) }])],
    ['a list that nobody could read', 2000, sameDay(3, 3000), { stations: [listed] }],
  ])('nothing is wrong: %s', (_, income, others, changes) => {
    expect(proofOf(income, others, changes)).toBeUndefined()
  })
})
