import { expect, test } from 'vitest'
import { ALERT_RULES, alertFiltersOf, alertSearchOf } from './alertSearch.ts'

test('ALR-003 ALR-005 an address says search, page, sort, view and shelf', () => {
  const search = { q: 'torre', page: 51, sort: '-station', view: 'triage', show: 'muted' }
  expect(ALERT_RULES.read(search)).toEqual(search)
})

test('what does not fit counts as not given, each by itself', () => {
  expect(ALERT_RULES.read({ q: 101, page: 1, sort: 'error', view: 'map', show: 'todo', other: 'x' })).toEqual(
    { q: '101', page: undefined, sort: undefined, view: undefined, show: 'todo' },
  )
})

test('what narrows the list goes into the address and comes back; a station whose id is a number stays a text', () => {
  const filters = { type: 'Failure', isRed: true, stationId: '0117', period: 'day' } as const
  expect(alertFiltersOf(ALERT_RULES.read(alertSearchOf(filters)))).toEqual(filters)
  expect(
    alertFiltersOf(ALERT_RULES.read({ type: 'Levitating', red: 1, station: 117, period: 'all' })),
  ).toEqual({
    type: undefined,
    isRed: false,
    stationId: '117',
    period: undefined,
  })
})
