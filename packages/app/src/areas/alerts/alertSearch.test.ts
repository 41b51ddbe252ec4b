import { expect, test } from 'vitest'
import { ALERT_RULES } from './alertSearch.ts'

test('ALR-003 ALR-005 an address says search, page, sort, view and shelf', () => {
  const search = { q: 'torre', page: 51, sort: '-station', view: 'triage', show: 'muted' }
  expect(ALERT_RULES.read(search)).toEqual(search)
})

test('what does not fit counts as not given, each by itself', () => {
  expect(ALERT_RULES.read({ q: 101, page: 1, sort: 'error', view: 'map', show: 'todo', other: 'x' })).toEqual(
    { q: '101', page: undefined, sort: undefined, view: undefined, show: 'todo' },
  )
})
