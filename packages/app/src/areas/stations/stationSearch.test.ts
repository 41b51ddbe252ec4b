import { NO_STATION_FILTERS, STATION_CHIPS } from '@corrente/domain/stations'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chipsOf, chipsText, filtersOf, STATION_RULES, searchOf, stationHref } from './stationSearch.ts'

const plain = (value: object): Record<string, unknown> => JSON.parse(JSON.stringify(value))

test('STN-003 STN-004 a bare address means no filter and the active stations', () => {
  expect(filtersOf(STATION_RULES.read({}))).toEqual(NO_STATION_FILTERS)
  expect(plain(searchOf(NO_STATION_FILTERS))).toEqual({})
})

test.each([
  [
    { group: 3, account: 7, online: false, disabled: true, show: 'busy', page: 2, rows: 'all', station: 12 },
    { group: 3, account: 7, online: false, disabled: true, show: 'busy', page: 2, rows: 'all', station: 12 },
  ],
  [
    {
      group: 'x',
      account: 0,
      online: 'maybe',
      disabled: false,
      show: 'sleeping',
      sort: 'price',
      rows: 10,
      station: 'IPE-1',
    },
    {},
  ],
  [{ group: 1.5, q: 42 }, { q: '42' }],
])('what does not fit counts as not given: %j', (given, read) => {
  expect(plain(STATION_RULES.read(given))).toEqual(read)
})

test('STN-003 filters and question go into the address and come back; disabled stations answer no question', () => {
  fc.assert(
    fc.property(
      fc.record({
        search: fc.string(),
        groupPk: fc.option(fc.integer({ min: 1, max: 1e6 }), { nil: undefined }),
        accountPk: fc.option(fc.integer({ min: 1, max: 1e6 }), { nil: undefined }),
        isOnline: fc.option(fc.boolean(), { nil: undefined }),
        isDisabled: fc.boolean(),
      }),
      fc.subarray([...STATION_CHIPS]),
      (filters, chips) => {
        const show = chipsText(chips)
        const read = STATION_RULES.read(plain({ show, ...searchOf(filters) }))
        expect(filtersOf(read)).toEqual(filters)
        expect(chipsOf(read.show)).toEqual(filters.isDisabled ? [] : chips)
      },
    ),
  )
})

test.each([
  ['', 12, '/stations?station=12'],
  ['?q=S%C3%A3o%20Jo%C3%A3o&page=3', 12, '/stations?q=S%C3%A3o+Jo%C3%A3o&page=3&station=12'],
  ['?station=12&online=false', undefined, '/stations?online=false'],
  ['?station=12', undefined, '/stations'],
])('the page of a station keeps what the list says, and gives it back: %j, %s', (search, pk, href) => {
  expect(stationHref(search, pk)).toBe(href)
})
