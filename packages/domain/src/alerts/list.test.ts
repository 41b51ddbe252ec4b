import { describe, expect, test } from 'vitest'
import { notificationFixture } from '../fixtures/index.ts'
import { EVENT_TYPES, type StationNotification } from '../notifications/index.ts'
import { type ListSort, sortRows } from '../paging/index.ts'
import {
  ALERTS_PER_PAGE,
  alertDetails,
  alertSortValues,
  DEFAULT_ALERT_SORT,
  isRedAlert,
  matchesAlertSearch,
  newAlerts,
  transactionTimeline,
} from './index.ts'

const alert = (pk: number, changes: Partial<StationNotification> = {}) =>
  notificationFixture({ pk, key: `#${pk}`, at: pk * 1000, ...changes })
const pks = (list: readonly StationNotification[]) => list.map(({ pk }) => pk)

test('ALR-005 ten a page', () => expect(ALERTS_PER_PAGE).toBe(10))

describe('order', () => {
  const list = [
    alert(1, { stationName: 'Posto 10', type: 'Failure' }),
    alert(3, { stationName: 'posto 2', type: 'Warning', at: undefined }),
    alert(2, { stationName: undefined, stationId: 'Ágil', type: undefined, rawType: '' }),
  ]
  const values = alertSortValues(({ type, rawType }) =>
    type === 'Warning' ? 'Recarga curta' : (type ?? rawType),
  )
  const by = (order: ListSort) => pks(sortRows(list, values, order, 'pt-BR'))

  test('ALR-003 opens newest first, as the server sends it', () => {
    expect(by(DEFAULT_ALERT_SORT)).toEqual([2, 1, 3])
  })

  test.each([
    ['station', 'ascending', [2, 3, 1]],
    ['station', 'descending', [1, 3, 2]],
    ['type', 'ascending', [1, 3, 2]],
    ['type', 'descending', [3, 1, 2]],
    ['time', 'ascending', [1, 2, 3]],
    ['time', 'descending', [2, 1, 3]],
  ] as const)(
    'ALR-003 by %s, %s: numbers as numbers, labels as shown, what is absent last',
    (column, direction, order) => {
      expect(by({ key: column, direction })).toEqual(order)
      expect(pks(list)).toEqual([1, 3, 2])
    },
  )
})

test.each([
  ['', true],
  ['  ', true],
  ['ipe centro', true],
  ['CENTRO ipê', true],
  ['ipe-0001', true],
  ['ipe-0002', false],
  ['caio', false],
])('ALR-002 a search for %j finds station name and charge box id: %j', (query, found) => {
  expect(matchesAlertSearch(alert(1), query)).toBe(found)
})

test.each(EVENT_TYPES)('ALR-007 of %s rows failures alone are red', (type) => {
  expect(isRedAlert({ type })).toBe(type === 'Failure')
})

test('ALR-004 ALR-009 the expanded row: connector, user, code, message, address', () => {
  expect(alertDetails(alert(1, { errorMessage: 'hot' }))).toEqual({
    connectorId: 1,
    userName: 'Caio Fictício',
    errorCode: 'NoError',
    errorMessage: 'hot',
    address: 'Rua das Palmeiras – São José – SC',
  })
  const bare = alert(1, { street: undefined, city: undefined, state: undefined })
  expect(alertDetails(bare).address).toBeUndefined()
  expect(alertDetails(alert(1, { city: undefined })).address).toBe('Rua das Palmeiras – SC')
})

describe('the timeline of a transaction', () => {
  const warning = alert(5, { type: 'Warning', transactionId: '7' })
  const start = alert(2, { type: 'TransactionStarted', transactionId: '7' })
  const end = alert(4, { type: 'TransactionEnded', transactionId: '7' })
  const other = alert(3, { type: 'TransactionEnded', transactionId: '8' })

  test('ALR-006 the other events with its transaction, of both lists, oldest first, each once', () => {
    expect(pks(transactionTimeline(warning, [warning, end, other], [warning, end, start]))).toEqual([2, 4])
  })

  test('ALR-006 the alert itself is none of them, also where it came live without a number', () => {
    const live = { ...warning, pk: undefined, key: 'live' }
    expect(pks(transactionTimeline(live, [live], [warning, start]))).toEqual([2])
  })

  test('ALR-006 without a transaction, or without others, it is empty', () => {
    const none = alert(6, { transactionId: undefined })
    expect(transactionTimeline(none, [alert(7, { transactionId: undefined })])).toEqual([])
    expect(transactionTimeline(warning, [warning, other])).toEqual([])
  })
})

test('LIV-011 "n new": what came live since the list was read, each once, newest first', () => {
  const shown = [alert(3), alert(2)]
  const live = { ...alert(3), pk: undefined, key: 'live' }
  expect(pks(newAlerts(shown, [live, alert(4), alert(4), alert(5)]))).toEqual([5, 4])
  expect(newAlerts(shown, [alert(2)])).toEqual([])
})
