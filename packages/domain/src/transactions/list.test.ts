import { describe, expect, test } from 'vitest'
import {
  checkRechargeRange,
  HEADERS_SORT,
  type HeaderOrder,
  isRechargeFiltered,
  type RechargeFilters,
  rechargeExcelQuery,
  rechargeIdOf,
  rechargeRequest,
  turnHeader,
  usualRechargeRange,
  widestRechargeRange,
} from './index.ts'

const ZONE = 'America/Sao_Paulo'
const NOW = Date.parse('2026-03-14T15:00:00Z')
const filters: RechargeFilters = {
  query: '',
  stationPk: undefined,
  idTag: '',
  revenue: '',
  range: usualRechargeRange(NOW, ZONE),
}

describe('the range', () => {
  test('TRX-043 opens at two days ago 00:00:00 to today 23:59:59', () => {
    expect(rechargeRequest(filters, { page: 1, size: 10, order: [] })).toMatchObject({
      fromDate: '2026-03-12 03:00:00',
      toDate: '2026-03-15 02:59:59',
    })
  })

  test('both ends take the offset of their own day', () => {
    const range = usualRechargeRange(Date.parse('2026-03-30T10:00:00Z'), 'Europe/Lisbon')
    const { fromDate, toDate } = rechargeRequest({ ...filters, range }, { page: 1, size: 10, order: [] })
    expect([fromDate, toDate]).toEqual(['2026-03-28 00:00:00', '2026-03-30 22:59:59'])
  })

  test('TRX-038 TRX-039 AST-032 no future day, and under 365 days', () => {
    const widest = widestRechargeRange(NOW, ZONE)
    expect(checkRechargeRange(widest, NOW, ZONE)).toEqual([])
    const day = 86_400_000
    expect(checkRechargeRange({ ...widest, from: widest.from - day }, NOW, ZONE)).toEqual(['rangeTooLong'])
    expect(checkRechargeRange({ from: NOW, to: NOW + day }, NOW, ZONE)).toEqual(['rangeInFuture'])
  })
})

describe('what is asked', () => {
  test('TRX-045 the body of the list, all set and none', () => {
    expect(rechargeRequest(filters, { page: 1, size: 10, order: [] })).toEqual({
      chargeBoxPk: null,
      userOcppTag: '',
      fromDate: '2026-03-12 03:00:00',
      toDate: '2026-03-15 02:59:59',
      paymentStatus: '',
      searchInput: '',
      headerOrderList: '',
      page: 1,
      size: 10,
    })
    const set = { ...filters, query: ' Ipê ', stationPk: 12, idTag: 'TAG0001', revenue: 'UNPAID' } as const
    expect(rechargeRequest(set, { page: 3, size: 10, order: [] })).toMatchObject({
      chargeBoxPk: 12,
      userOcppTag: 'TAG0001',
      paymentStatus: 'UNPAID',
      searchInput: 'Ipê',
      page: 3,
    })
  })

  test('TRX-052 the file takes the same filters by its own names', () => {
    const set = { ...filters, query: ' Ipê ', stationPk: 12, idTag: 'TAG0001', revenue: 'PAID' } as const
    expect(rechargeExcelQuery(set, -3)).toEqual({
      chargeBoxPK: 12,
      fromDate: '2026-03-12 03:00:00',
      toDate: '2026-03-15 02:59:59',
      ocppUserTag: 'TAG0001',
      paymentStatus: 'PAID',
      searchInput: 'Ipê',
      timeZone: -3,
    })
    expect(rechargeExcelQuery(filters, -3)).toMatchObject({ chargeBoxPK: undefined, ocppUserTag: undefined })
  })

  test('TRX-036 TRX-046 a header goes descending, ascending, none; the order is written as pairs', () => {
    const text = (order: HeaderOrder) =>
      rechargeRequest(filters, { page: 1, size: 10, order }).headerOrderList
    const first = turnHeader([], 'startTimestamp')
    const both = turnHeader(first, 'income')
    const turned = turnHeader(both, 'startTimestamp')
    expect([first, both, turned, turnHeader(turned, 'startTimestamp')].map(text)).toEqual([
      'startTimestamp:desc',
      'startTimestamp:desc;income:desc',
      'startTimestamp:asc;income:desc',
      'income:desc',
    ])
  })

  test.each([
    [{}, false],
    [{ query: 'Ipê' }, true],
    [{ stationPk: 12 }, true],
    [{ idTag: 'TAG0001' }, true],
    [{ revenue: 'PAID' }, true],
  ] as const)('%j leaves recharges out: %j', (changes, isFiltered) =>
    expect(isRechargeFiltered({ ...filters, ...changes })).toBe(isFiltered),
  )

  test('TRX-037 no header sorts', () => expect(HEADERS_SORT).toBe(false))

  test.each([
    ['55021', 55_021],
    [' #55021 ', 55_021],
    ['12', undefined],
    ['000', undefined],
    ['Ipê 55021', undefined],
    ['1234567890', undefined],
    ['', undefined],
  ])('%j means the recharge %j', (query, id) => expect(rechargeIdOf(query)).toBe(id))
})
